import { type PaymentView, paymentFailures } from '@wasl/shared/contract/payments.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { AmountRow } from '../orders/AmountRow.tsx'
import { paymentOutcome } from '../payments/payment-outcome.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'

/** The state of a payment after the return from the gateway. What the address claims is ignored: the API asks the gateway. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  return getApi(context).get<PaymentView>(`/payments/${encodeURIComponent(params.id ?? '')}`)
}

const msBetweenChecks = 3_000

const outcomeStyles = {
  confirmed: { icon: 'check-circle', color: 'bg-good-soft text-good' },
  failed: { icon: 'alert', color: 'bg-bad-soft text-bad' },
  checking: { icon: 'clock', color: 'bg-brand-soft text-brand' },
  unpaid: { icon: 'card', color: 'bg-brand-soft text-brand' },
  credited: { icon: 'wallet', color: 'bg-caution-soft text-caution' },
  voided: { icon: 'refresh', color: 'bg-caution-soft text-caution' },
  review: { icon: 'clock', color: 'bg-brand-soft text-brand' },
} as const

export default function PaymentStatus() {
  const payment = useLoaderData<typeof loader>()
  const { t } = useTranslation('payments')
  const text = useText()
  const { revalidate } = useRevalidator()
  const isOpen = payment.method === 'electronic' && !payment.is_final
  // A timer: the result comes from the gateway, not from an event of this page.
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), msBetweenChecks)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
  const outcome = paymentOutcome(payment)
  const { icon, color } = outcomeStyles[outcome]
  const subject = payment.purpose === 'order' ? `/orders/${payment.order_id}` : '/wallet'
  const retry = payment.purpose === 'order' ? `/orders/${payment.order_id}/pay` : '/wallet/top-up'
  return (
    <div className="wrap flex max-w-xl flex-col gap-6 py-10">
      <PageHead title={t(`status.${outcome}.title`)} noIndex />
      {isOpen && (
        <noscript>
          <meta httpEquiv="refresh" content={String(msBetweenChecks / 1_000)} />
        </noscript>
      )}
      <section className="card flex flex-col items-center gap-4 p-6 text-center sm:p-8">
        <span className={`grid size-16 place-items-center rounded-full ${color}`}>
          <Icon name={icon} size={32} />
        </span>
        <div role="status" className="flex flex-col gap-2">
          <h1 className="text-2xl">{t(`status.${outcome}.title`)}</h1>
          {payment.failure_reason && outcome !== 'confirmed' && (
            <p className="font-medium">{text(paymentFailures[payment.failure_reason])}</p>
          )}
          <p className="text-muted">{t(`status.${outcome}.text`)}</p>
        </div>
        <dl className="flex w-full flex-col gap-2 border-t border-line pt-4 text-start">
          <AmountRow label={t('status.amount')} strong>
            <Money halalas={payment.amount} exact />
          </AmountRow>
          {payment.wallet_amount > 0 && (
            <AmountRow label={t('status.fromWallet')}>
              <Money halalas={payment.wallet_amount} exact />
            </AmountRow>
          )}
          {payment.order_number && (
            <AmountRow label={t('order')}>
              <Ltr>{payment.order_number}</Ltr>
            </AmountRow>
          )}
          {payment.reference_number && (
            <AmountRow label={t('status.reference')}>
              <Ltr>{payment.reference_number}</Ltr>
            </AmountRow>
          )}
        </dl>
        <div className="flex w-full flex-col gap-3">
          {payment.pay_url && (
            <a href={payment.pay_url} className={buttonClass('primary', 'large')}>
              {t('status.continue')}
            </a>
          )}
          {(outcome === 'failed' || outcome === 'unpaid') && (
            <ButtonLink to={retry} tone={payment.pay_url ? 'plain' : 'primary'}>
              {t('status.retry')}
            </ButtonLink>
          )}
          {outcome === 'confirmed' && (
            <ButtonLink to={`/finances/${payment.id}`} tone="plain" icon="receipt">
              {t('status.receipt')}
            </ButtonLink>
          )}
          <ButtonLink to={subject} tone={outcome === 'confirmed' ? 'primary' : 'plain'}>
            {t(payment.purpose === 'order' ? 'status.toOrder' : 'status.toWallet')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
