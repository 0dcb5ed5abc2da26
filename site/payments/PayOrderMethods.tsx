import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { riyals } from '@wasl/shared/units.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Money } from '../ui/Money.tsx'
import type { AppliedCoupon } from './load-coupon.server.ts'
import { PayMethod } from './PayMethod.tsx'
import { TransferForm } from './TransferForm.tsx'

type Props = {
  page: PaymentPage
  coupon: AppliedCoupon | null
  idempotencyKey: string
  failure: ApiFailure | null
  failedIntent: string
}

/** The ways to pay the due amount: card, wallet (first or alone) and bank transfer. The best one is open. */
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
      <PayMethod
        icon="wallet"
        title={t('wallet.title')}
        isOpen={open === 'wallet'}
        text={
          <>
            {t('wallet.balance')} <Money halalas={wallet_balance} exact />
          </>
        }
      >
        {covers ? (
          <PayForm intent="wallet" {...common} failure={failureOf('wallet')} button={t('wallet.pay')}>
            <p className="text-sm text-muted">
              {t('wallet.after')} <Money halalas={wallet_balance - toPay} exact />
            </p>
          </PayForm>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="rounded-control bg-caution-soft p-3 text-caution">
              {t('wallet.short')} <Money halalas={toPay - wallet_balance} exact />.{' '}
              {t(isCardOffered ? 'wallet.shortCard' : 'wallet.shortHelp')}
            </p>
            <ButtonLink to={`/wallet/top-up?amount=${Math.ceil((toPay - wallet_balance) / 100)}`} tone="plain" size="small">
              {t('wallet.topUp')}
            </ButtonLink>
          </div>
        )}
      </PayMethod>
      {isCardOffered && (
        <PayMethod icon="card" title={t('card.title')} isOpen={open === 'card'} text={t('card.help')} marks={card_methods}>
          <PayForm intent="card" {...common} failure={failureOf('card')} button={t('card.pay')}>
            {wallet_balance > 0 && !covers && (
              <div>
                <Checkbox name="use_wallet" defaultChecked label={t('card.useWallet')} />
                <p className="ms-8 flex flex-wrap gap-x-4 text-sm text-muted">
                  <span>
                    {t('card.fromWallet')} <Money halalas={fromWallet} exact />
                  </span>
                  <span>
                    {t('card.rest')} <Money halalas={toPay - fromWallet} exact />
                  </span>
                </p>
              </div>
            )}
          </PayForm>
        </PayMethod>
      )}
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

type PayFormProps = {
  intent: 'wallet' | 'card'
  version: number
  idempotencyKey: string
  couponCode: string | null
  failure: ApiFailure | null
  button: string
  children: ReactNode
}

function PayForm({ intent, version, idempotencyKey, couponCode, failure, button, children }: PayFormProps) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <ActionForm method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      {couponCode && <input type="hidden" name="coupon_code" value={couponCode} />}
      {failure && (
        <p role="alert" className="font-medium text-bad">
          {failure.errors.coupon_code ?? failure.msg}
        </p>
      )}
      {children}
      <Button size="large" icon={intent} busy={busy} className="w-full sm:w-auto sm:self-start">
        {button}
      </Button>
    </ActionForm>
  )
}
