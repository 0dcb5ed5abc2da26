import { isGatewayMethod, paymentFailures } from '@wasl/shared/contract/choices.ts'
import { showCheckout } from '@wasl/shared/contract/endpoints/checkout.ts'
import { showPayment, showPaymentState } from '@wasl/shared/contract/endpoints/payments.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { CheckoutOrders } from '../checkout/CheckoutOrders.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { PaymentAmounts } from '../payments/PaymentAmounts.tsx'
import { PaymentLinks } from '../payments/PaymentLinks.tsx'
import { paymentOutcome } from '../payments/payment-outcome.ts'
import { isUnavailable } from '../server/api.server.ts'
import { getApi, getViewer } from '../server/session.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'

/**
 * The state of a payment after the return from the gateway. What the address claims is ignored: the API asks the gateway. Without the client's session,
 * which can have expired or be in another browser, it shows the state alone.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const isGuest = getViewer(context) === null
  const details = isGuest ? null : await api.call(showPayment, { params: { id: params.id ?? '' } }).catch(nullIfNotOwn)
  const checkout = details?.checkout_id ? await api.call(showCheckout, { params: { id: details.checkout_id } }) : null
  return { isGuest, details, checkout, state: details ?? (await api.call(showPaymentState, { params: { id: params.id ?? '' } })) }
}

function nullIfNotOwn(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}

const msBetweenChecks = 3_000

const outcomeStyles = {
  confirmed: { icon: 'check-circle', color: 'bg-good-soft text-good' },
  failed: { icon: 'alert', color: 'bg-bad-soft text-bad' },
  checking: { icon: 'clock', color: 'bg-brand-soft text-brand' },
  declined: { icon: 'alert', color: 'bg-bad-soft text-bad' },
  unpaid: { icon: 'card', color: 'bg-brand-soft text-brand' },
  credited: { icon: 'wallet', color: 'bg-caution-soft text-caution' },
  refunded: { icon: 'refresh', color: 'bg-caution-soft text-caution' },
  voided: { icon: 'refresh', color: 'bg-caution-soft text-caution' },
  review: { icon: 'clock', color: 'bg-brand-soft text-brand' },
} as const

export default function PaymentStatus() {
  const { state, details, checkout, isGuest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('payments')
  const text = useText()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const isOpen = isGatewayMethod(state.method) && !state.is_final
  // A timer: the result comes from the gateway, not from an event of this page.
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), msBetweenChecks)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
  const outcome = paymentOutcome(details ?? state)
  const { icon, color } = outcomeStyles[outcome]
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
          {details?.failure_reason && outcome !== 'confirmed' && (
            <p className="font-medium">{text(paymentFailures[details.failure_reason])}</p>
          )}
          <p className="text-muted">{t(`status.${outcome}.text`)}</p>
        </div>
        {details && <PaymentAmounts payment={details} />}
        {checkout && outcome === 'confirmed' && (
          <div className="w-full text-start">
            <CheckoutOrders orders={checkout.orders} />
          </div>
        )}
        {details && <PaymentLinks payment={details} />}
        {isGuest && (
          <ButtonLink to={pages.login({ next: pathIn(locale, pages.paymentStatus({ id: state.id })) })}>{t('status.logIn')}</ButtonLink>
        )}
      </section>
    </div>
  )
}
