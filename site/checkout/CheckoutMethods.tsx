import type { CheckoutCoupon, CheckoutView } from '@wasl/shared/contract/checkout.ts'
import { riyals } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { PayForm } from '../payments/PayForm.tsx'
import { PayMethod } from '../payments/PayMethod.tsx'
import { WalletFirst } from '../payments/WalletFirst.tsx'
import { WalletMethod } from '../payments/WalletMethod.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'

type Props = {
  checkout: CheckoutView
  quote: CheckoutCoupon | null
  idempotencyKey: string
  failure: { intent: string; failure: ApiFailure | null } | null
}

/** The ways to pay all orders of a checkout: from the wallet, by card, or with both. The best one is open. */
export function CheckoutMethods({ checkout: { payment, wallet_balance, card_methods }, quote, idempotencyKey, failure }: Props) {
  const { t } = useTranslation('payments')
  const isCardOffered = card_methods.length > 0
  const toPay = quote?.payable_amount ?? payment.amount
  const covers = wallet_balance >= toPay
  // The gateway takes one riyal at least.
  const fromWallet = Math.min(wallet_balance, toPay - riyals(1))
  const open = failure?.failure ? failure.intent : covers || !isCardOffered ? 'wallet' : 'card'
  const failureOf = (intent: string) => (failure?.intent === intent ? failure.failure : null)
  const common = { idempotencyKey, couponCode: quote?.code ?? null }
  return (
    <div className="flex flex-col gap-4">
      <WalletMethod
        balance={wallet_balance}
        toPay={toPay}
        isOpen={open === 'wallet'}
        isCardOffered={isCardOffered}
        form={{ ...common, failure: failureOf('wallet') }}
      />
      {isCardOffered && (
        <PayMethod icon="card" title={t('card.title')} isOpen={open === 'card'} text={t('card.help')} marks={card_methods}>
          <PayForm intent="card" icon="card" {...common} failure={failureOf('card')} button={t('card.pay')}>
            {wallet_balance > 0 && !covers && <WalletFirst fromWallet={fromWallet} rest={toPay - fromWallet} restLabel={t('card.rest')} />}
          </PayForm>
        </PayMethod>
      )}
    </div>
  )
}
