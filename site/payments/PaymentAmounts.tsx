import { isGatewayMethod } from '@wasl/shared/contract/choices.ts'
import type { PaymentView } from '@wasl/shared/contract/payments.ts'
import { useTranslation } from 'react-i18next'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'

/** What a payment takes on the gateway's page and from the wallet, with its order and reference number. */
export function PaymentAmounts({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payments')
  const { amount, method, wallet_amount, order_number, reference_number } = payment
  return (
    <dl className="flex w-full flex-col gap-2 border-t border-line pt-4 text-start">
      {wallet_amount > 0 && (
        <>
          <AmountRow label={t('status.fromWallet')}>
            <Money halalas={wallet_amount} exact />
          </AmountRow>
          <AmountRow label={t(`status.byMethod.${isGatewayMethod(method) ? method : 'electronic'}`)}>
            <Money halalas={amount} exact />
          </AmountRow>
        </>
      )}
      <AmountRow label={t(wallet_amount > 0 ? 'status.total' : 'status.amount')} strong>
        <Money halalas={amount + wallet_amount} exact />
      </AmountRow>
      {order_number && (
        <AmountRow label={t('order')}>
          <Ltr>{order_number}</Ltr>
        </AmountRow>
      )}
      {reference_number && (
        <AmountRow label={t('status.reference')}>
          <Ltr>{reference_number}</Ltr>
        </AmountRow>
      )}
    </dl>
  )
}
