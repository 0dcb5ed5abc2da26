import type { PaymentView } from '@wasl/shared/contract/payments.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { paymentOutcome } from './payment-outcome.ts'

/** Where a payment's client goes from its status: to the gateway's page, another way to pay, the receipt, the order or the wallet. */
export function PaymentLinks({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payments')
  const outcome = paymentOutcome(payment)
  const { checkout_id } = payment
  const orderId = payment.purpose === 'order' ? payment.order_id : null
  const checkout = checkout_id && pages.checkoutPayment({ id: checkout_id })
  return (
    <div className="flex w-full flex-col gap-3">
      {payment.pay_url && (
        <a href={payment.pay_url} className={buttonClass('primary', 'large')}>
          {t('status.continue')}
        </a>
      )}
      {(outcome === 'failed' || outcome === 'unpaid' || outcome === 'declined') && (
        <ButtonLink
          to={checkout ?? (orderId ? pages.payOrder({ id: orderId }) : pages.topUp())}
          tone={payment.pay_url ? 'plain' : 'primary'}
        >
          {t('status.retry')}
        </ButtonLink>
      )}
      {(outcome === 'confirmed' || outcome === 'refunded') && (
        <ButtonLink to={pages.transaction({ id: payment.id })} tone="plain" icon="receipt">
          {t('status.receipt')}
        </ButtonLink>
      )}
      {checkout && outcome === 'confirmed' && <ButtonLink to={checkout}>{t('status.toOrders')}</ButtonLink>}
      <ButtonLink
        to={orderId ? pages.order({ id: orderId }) : pages.wallet()}
        tone={outcome === 'confirmed' && !checkout ? 'primary' : 'plain'}
      >
        {t(orderId ? 'status.toOrder' : 'status.toWallet')}
      </ButtonLink>
    </div>
  )
}
