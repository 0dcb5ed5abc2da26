import type { OrderCard as Card } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { Ltr } from '../ui/Bdi.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** One order in a list: what, where, how far, and whether it waits for its reader. */
export function OrderCard({ order, reader }: { order: Card; reader: 'client' | 'provider' }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const isMyTurn = order.turn === reader && order.tab !== 'finished'
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
            {t('number')} <Ltr className="font-medium text-ink">{order.number}</Ltr>
            <span className="mx-2">·</span>
            {order.category.name[locale]}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          {isMyTurn && <Badge tone="warn">{t('turn.you')}</Badge>}
          <OrderStatusBadge status={order.status} />
        </span>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
        <Fact icon="pin" label={t('page.city')}>
          {order.city.name[locale]}
        </Fact>
        <Fact icon="calendar" label={t('sentAt')}>
          <DateText at={order.submitted_at} />
        </Fact>
        {order.final_amount !== null ? (
          <Fact icon="receipt" label={t('total')}>
            <Money halalas={order.final_amount} className="font-semibold" />
          </Fact>
        ) : order.expected_budget !== null ? (
          <Fact icon="wallet" label={t('budget')}>
            <Money halalas={order.expected_budget} />
          </Fact>
        ) : null}
        {order.my_offer ? (
          <Fact icon="tag" label={t('myOffer')}>
            <Money halalas={order.my_offer.price} className="font-semibold" />
          </Fact>
        ) : reader === 'client' && order.tab === 'new' ? (
          <Fact icon="tag" label={t('offer.title')}>
            {t('offers', { count: order.offers_count })}
          </Fact>
        ) : null}
      </dl>
    </article>
  )
}

const Fact = ({ icon, label, children }: { icon: Parameters<typeof Icon>[0]['name']; label: string; children: React.ReactNode }) => (
  <div className="flex items-center gap-1.5">
    <dt className="flex items-center gap-1.5 text-muted">
      <Icon name={icon} size={17} />
      {label}:
    </dt>
    <dd>{children}</dd>
  </div>
)
