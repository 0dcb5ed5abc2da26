import type { OrderCard as Card } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** One order in a list: services, city, status, and whether it is the reader's turn. */
export function OrderCard({ order, reader }: { order: Card; reader: 'client' | 'provider' }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const isReaderTurn = order.turn === reader && order.tab !== 'finished'
  return (
    <article className="card card-link flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg">
            <PageLink to={`/orders/${order.id}`} data-cover>
              {order.items.map((item) => item.name[locale]).join(locale === 'ar' ? '، ' : ', ')}
            </PageLink>
          </h2>
          <p className="text-sm text-muted">
            {t('number')} <Ltr className="font-medium whitespace-nowrap text-ink">{order.number}</Ltr>
            <span className="mx-2">·</span>
            {order.category.name[locale]}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          {isReaderTurn && <Badge tone="warn">{t('turn.you')}</Badge>}
          <OrderStatusBadge status={order.status} />
        </span>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
        <IconDetail icon="pin" label={t('page.city')}>
          {order.city.name[locale]}
        </IconDetail>
        <IconDetail icon="calendar" label={t('sentAt')}>
          <DateText at={order.submitted_at} />
        </IconDetail>
        {order.final_amount !== null ? (
          <IconDetail icon="receipt" label={t('total')}>
            <Money halalas={order.final_amount} className="font-semibold" />
          </IconDetail>
        ) : order.expected_budget !== null ? (
          <IconDetail icon="wallet" label={t('budget')}>
            <Money halalas={order.expected_budget} />
          </IconDetail>
        ) : null}
        {order.my_offer ? (
          <IconDetail icon="tag" label={t('myOffer')}>
            <Money halalas={order.my_offer.price} className="font-semibold" />
          </IconDetail>
        ) : reader === 'client' && order.tab === 'new' ? (
          <IconDetail icon="tag" label={t('offer.title')}>
            {t('offers', { count: order.offers_count })}
          </IconDetail>
        ) : null}
      </dl>
    </article>
  )
}

const IconDetail = ({ icon, label, children }: { icon: Parameters<typeof Icon>[0]['name']; label: string; children: React.ReactNode }) => (
  <div className="flex items-center gap-1.5">
    <dt className="flex items-center gap-1.5 text-muted">
      <Icon name={icon} size={17} />
      {label}:
    </dt>
    <dd>{children}</dd>
  </div>
)
