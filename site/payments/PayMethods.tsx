import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { riyals } from '@wasl/shared/units.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../server/api-error.server.ts'
import { PayForm } from './PayForm.tsx'
import { PayMethod } from './PayMethod.tsx'
import { TransferForm } from './rare-parts.ts'
import { WalletFirst } from './WalletFirst.tsx'
import { WalletMethod } from './WalletMethod.tsx'

/** What the form of every way to pay sends. */
export type PayFormValues = Pick<ComponentProps<typeof PayForm>, 'version' | 'idempotencyKey' | 'couponCode'>

type Props = {
  methods: Pick<PaymentPage, 'wallet_balance' | 'card_methods' | 'receiving_accounts' | 'transfer_reference' | 'now'>
  toPay: number
  /** Whether the time to pay is running. */
  hasDeadline: boolean
  values: PayFormValues
  failure: ApiFailure | null
  /** The way of the failure; empty without one. */
  failedIntent: string
  /** More ways, between the card and the transfer. */
  children?: ReactNode
}

/** The ways to pay an amount: card, wallet (first or alone) and bank transfer. The best one is open. */
export function PayMethods({ methods, toPay, hasDeadline, values, failure, failedIntent, children }: Props) {
  const { t } = useTranslation('payments')
  const { wallet_balance, card_methods, receiving_accounts, transfer_reference, now } = methods
  const isCardOffered = card_methods.length > 0
  const covers = wallet_balance >= toPay
  // The gateway takes one riyal at least.
  const fromWallet = Math.min(wallet_balance, toPay - riyals(1))
  const open = failedIntent || (covers ? 'wallet' : isCardOffered ? 'card' : 'transfer')
  const failureOf = (intent: string) => (failedIntent === intent ? failure : null)
  return (
    <div className="flex flex-col gap-4">
      <WalletMethod
        balance={wallet_balance}
        toPay={toPay}
        isOpen={open === 'wallet'}
        isCardOffered={isCardOffered}
        form={{ ...values, failure: failureOf('wallet') }}
      />
      {isCardOffered && (
        <PayMethod icon="card" title={t('card.title')} isOpen={open === 'card'} text={t('card.help')} marks={card_methods}>
          <PayForm intent="card" icon="card" {...values} failure={failureOf('card')} button={t('card.pay')}>
            {wallet_balance > 0 && !covers && <WalletFirst fromWallet={fromWallet} rest={toPay - fromWallet} restLabel={t('card.rest')} />}
          </PayForm>
        </PayMethod>
      )}
      {children}
      {receiving_accounts.length > 0 && (
        <PayMethod icon="bank" title={t('transfer.title')} isOpen={open === 'transfer'} text={t('transfer.help')}>
          <TransferForm
            accounts={receiving_accounts}
            amount={toPay}
            reference={transfer_reference}
            hasDeadline={hasDeadline}
            now={now}
            failure={failureOf('transfer')}
          >
            <input type="hidden" name="idempotency_key" value={values.idempotencyKey} />
            {values.version !== undefined && <input type="hidden" name="version" value={values.version} />}
            {values.couponCode && <input type="hidden" name="coupon_code" value={values.couponCode} />}
          </TransferForm>
        </PayMethod>
      )}
    </div>
  )
}
