import type { CheckoutView } from '@wasl/shared/contract/checkout.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { OrderStatusBadge } from '../orders/OrderStatusBadge.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The orders of a checkout: one for each seller. */
export function CheckoutOrders({ orders }: Pick<CheckoutView, 'orders'>) {
  const { t } = useTranslation('checkout')
  const text = useText()
  return (
    <ul className="card divide-y divide-line">
      {orders.map(({ id, number, provider, total, status }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 sm:px-5">
          <span className="min-w-0">
            <PageLink to={pages.order({ id })} className="font-medium text-brand hover:underline">
              {t('order')} <Ltr>{number}</Ltr>
            </PageLink>
            <span className="block text-sm text-muted">
              <bdi>{provider ? text(provider.name) : t('brand', { ns: 'common' })}</bdi>
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <OrderStatusBadge status={status} />
            <Money halalas={total} exact className="font-medium" />
          </span>
        </li>
      ))}
    </ul>
  )
}
