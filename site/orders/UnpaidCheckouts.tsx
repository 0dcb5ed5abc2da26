import type { OrderCard } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'

/** The checkouts of these orders that wait for payment: the orders of each are paid together. */
export function UnpaidCheckouts({ orders }: { orders: readonly OrderCard[] }) {
  const { t } = useTranslation('orders')
  const unpaid = orders.filter(({ status, checkout_id }) => status === 'pending_payment' && checkout_id)
  return (
    <ul className="flex flex-col gap-3">
      {[...Map.groupBy(unpaid, ({ checkout_id }) => checkout_id ?? '')].map(([id, together]) => (
        <li key={id} className="card flex flex-wrap items-center justify-between gap-3 border-brand bg-brand-soft p-4">
          <span className="min-w-0">
            <span className="block font-medium">
              {t('pay.waiting')} <Money halalas={together.reduce((sum, { final_amount }) => sum + (final_amount ?? 0), 0)} exact />
            </span>
            <span className="block text-sm text-muted">
              <Ltr>{together.map(({ number }) => number).join(' · ')}</Ltr>
            </span>
          </span>
          <ButtonLink to={pages.checkoutPayment({ id })} icon="wallet">
            {t(together.length > 1 ? 'pay.together' : 'pay.button')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
