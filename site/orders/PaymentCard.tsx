import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

// When the provider is paid.
const heldTexts = {
  store: 'pay.heldGoods',
  car: 'pay.heldRental',
  service: 'pay.held',
  private: 'pay.held',
  consultation: 'pay.held',
} as const satisfies Record<OrderKind, string>

type Props = {
  orderId: string
  /** Of an order of the store, whose orders are paid together, or of a rental. */
  checkoutId?: string | undefined
  isTogether?: boolean
  kind: OrderKind
  due: number
  /** The security deposit of a rental, which is paid with it. */
  deposit?: number
  remaining: number
  /** The rest after a deposit: paid before the client confirms receipt. */
  isRest: boolean
}

/** What is due for an order, how it is held, and the link to the page where it is paid. Amounts in halalas. */
export function PaymentCard({ orderId, checkoutId, isTogether = false, kind, due, deposit = 0, remaining, isRest }: Props) {
  const { t } = useTranslation('orders')
  return (
    <Card title={t('pay.title')} className="border-brand">
      <dl className="flex flex-col gap-2">
        {deposit > 0 && (
          <>
            <AmountRow label={t('pay.rent')}>
              <Money halalas={due} exact />
            </AmountRow>
            <AmountRow label={t('pay.securityDeposit')}>
              <Money halalas={deposit} exact />
            </AmountRow>
          </>
        )}
        <AmountRow label={t(isRest ? 'pay.rest' : 'pay.due')} strong>
          <Money halalas={due + deposit} exact />
        </AmountRow>
        {remaining > 0 && (
          <AmountRow label={t('pay.remaining')}>
            <Money halalas={remaining} exact />
          </AmountRow>
        )}
      </dl>
      <p className="mt-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm">
        <Icon name="shield" className="mt-0.5 text-brand" />
        {t(heldTexts[kind])}
      </p>
      <ButtonLink
        to={checkoutId ? pages.checkoutPayment({ id: checkoutId }) : pages.payOrder({ id: orderId })}
        size="large"
        icon="wallet"
        className="mt-4 w-full"
      >
        {t(isTogether ? 'pay.together' : 'pay.button')}
      </ButtonLink>
      {isTogether && (
        <ButtonLink to={pages.payOrder({ id: orderId })} tone="plain" className="mt-3 w-full">
          {t('pay.alone')}
        </ButtonLink>
      )}
    </Card>
  )
}
