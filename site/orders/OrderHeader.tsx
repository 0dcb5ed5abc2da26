import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { ShareByWhatsApp } from '../ui/ShareByWhatsApp.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** The services or goods, number and status of an order. Shared are its number and address only, which asks for a log-in. */
export function OrderHeader({ order }: { order: OrderPage }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  const names = order.rental
    ? [order.rental.car.title]
    : order.goods
      ? order.goods.lines.map(({ title }) => title)
      : order.items.map(({ service }) => service.name)
  const services = names.map(text).join(locale === 'ar' ? '، ' : ', ')
  return (
    <div className="flex flex-col gap-2">
      <PageLink
        to={pages.orders({ kind: order.kind, tab: order.tab, side: order.reader === 'provider' ? 'assigned' : null })}
        className="inline-flex w-fit items-center gap-1 text-muted hover:text-brand"
      >
        <Icon name="chevron" size={18} className="rotate-180" />
        {t('page.allOrders')}
      </PageLink>
      <h1>{services}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <OrderStatusBadge status={order.status} kind={order.kind} />
        <span>
          {t('number')} <Ltr className="font-medium whitespace-nowrap text-ink">{order.number}</Ltr>
        </span>
        {order.category && <span>{text(order.category.name)}</span>}
        <span>
          {t('sentAt')} <DateText at={order.submitted_at} show="time" />
        </span>
        <ShareByWhatsApp text={`${t('number')} ${order.number}`} path={pages.order({ id: order.id })} className="-mx-2 -my-2.5" />
      </div>
    </div>
  )
}
