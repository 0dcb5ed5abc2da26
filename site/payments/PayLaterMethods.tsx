import { paymentFailures } from '@wasl/shared/contract/choices.ts'
import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Money } from '../ui/Money.tsx'
import { PayForm } from './PayForm.tsx'
import { PayMethod } from './PayMethod.tsx'
import type { PayFormValues } from './PayMethods.tsx'
import { WalletFirst } from './WalletFirst.tsx'

type Props = {
  page: PaymentPage
  toPay: number
  failedIntent: string
  failure: ApiFailure | null
  values: PayFormValues
}

/** How many payments a provider makes of an amount. */
const parts = 4

/** The ways to pay in parts. One that does not take this amount says why; one that rejected the client keeps its reason beside it. */
export function PayLaterMethods({ page, toPay, failedIntent, failure, values }: Props) {
  const { t } = useTranslation('payments')
  const text = useText()
  const { pay_later, wallet_balance } = page
  return pay_later.map(({ method, min_amount, max_amount, rejection }) => {
    const title = t(`payLater.${method}`)
    const isTooMuch = max_amount !== null && toPay > max_amount
    const fromWallet = Math.min(wallet_balance, toPay - min_amount)
    // The wallet can pay what is above the limit.
    const isOutside = toPay < min_amount || (isTooMuch && (max_amount === null || toPay - fromWallet > max_amount))
    if (isOutside)
      return (
        <section key={method} className="card p-5">
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-sm text-muted">
            {t(isTooMuch ? 'payLater.upTo' : 'payLater.from')} <Money halalas={isTooMuch ? (max_amount ?? 0) : min_amount} />
          </p>
        </section>
      )
    const reason = failedIntent === method ? null : rejection
    return (
      <PayMethod
        key={method}
        icon="calendar"
        title={title}
        isOpen={failedIntent === method}
        text={
          reason ? (
            <span className="text-bad">{text(paymentFailures[reason])}</span>
          ) : (
            <>
              {t('payLater.parts')} <Money halalas={Math.ceil(toPay / parts)} exact />
            </>
          )
        }
      >
        <PayForm
          intent={method}
          icon="calendar"
          {...values}
          failure={failedIntent === method ? failure : null}
          button={t(`payLater.pay.${method}`)}
        >
          <p className="text-sm text-muted">{t('payLater.help')}</p>
          {fromWallet > 0 && wallet_balance < toPay && (
            <WalletFirst fromWallet={fromWallet} rest={toPay - fromWallet} restLabel={t('payLater.rest')} />
          )}
        </PayForm>
      </PayMethod>
    )
  })
}
