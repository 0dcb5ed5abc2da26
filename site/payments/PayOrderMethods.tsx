import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { riyals } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { AppliedCoupon } from './load-coupon.server.ts'
import { PayForm } from './PayForm.tsx'
import { PayLaterMethods } from './PayLaterMethods.tsx'
import { PayMethod } from './PayMethod.tsx'
import { TransferForm } from './TransferForm.tsx'
import { WalletFirst } from './WalletFirst.tsx'
import { WalletMethod } from './WalletMethod.tsx'

type Props = {
  page: PaymentPage
  coupon: AppliedCoupon | null
  idempotencyKey: string
  failure: ApiFailure | null
  failedIntent: string
}

/** The ways to pay the due amount: card, in parts, wallet (first or alone) and bank transfer. The best one is open. */
export function PayOrderMethods({ page, coupon, idempotencyKey, failure, failedIntent }: Props) {
  const { t } = useTranslation('payments')
  const { due_amount, wallet_balance, card_methods, receiving_accounts, order } = page
  const isCardOffered = card_methods.length > 0
  const toPay = coupon?.quote?.payable_amount ?? due_amount
  const covers = wallet_balance >= toPay
  // The gateway takes one riyal at least.
  const fromWallet = Math.min(wallet_balance, toPay - riyals(1))
  const open = failedIntent || (covers ? 'wallet' : isCardOffered ? 'card' : 'transfer')
  const failureOf = (intent: string) => (failedIntent === intent ? failure : null)
  const common = { idempotencyKey, version: order.version, couponCode: coupon?.quote ? coupon.code : null }
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
      <PayLaterMethods page={page} toPay={toPay} failedIntent={failedIntent} failure={failure} common={common} />
      {receiving_accounts.length > 0 && (
        <PayMethod icon="bank" title={t('transfer.title')} isOpen={open === 'transfer'} text={t('transfer.help')}>
          <TransferForm
            accounts={receiving_accounts}
            amount={toPay}
            reference={page.transfer_reference}
            hasDeadline={page.due_at !== null}
            now={page.now}
            failure={failureOf('transfer')}
          >
            <input type="hidden" name="version" value={order.version} />
            {common.couponCode && <input type="hidden" name="coupon_code" value={common.couponCode} />}
          </TransferForm>
        </PayMethod>
      )}
    </div>
  )
}
