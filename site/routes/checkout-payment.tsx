import type { CheckoutView } from '@wasl/shared/contract/checkout.ts'
import { showCheckout } from '@wasl/shared/contract/endpoints/checkout.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CheckoutCoupon } from '../checkout/CheckoutCoupon.tsx'
import { CheckoutDue } from '../checkout/CheckoutDue.tsx'
import { CheckoutOrders } from '../checkout/CheckoutOrders.tsx'
import { payCheckoutForm } from '../checkout/pay-checkout-form.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadCheckoutCoupon } from '../payments/load-coupon.server.ts'
import { PayMethods } from '../payments/PayMethods.tsx'
import { TransferStatus } from '../payments/TransferStatus.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The orders of a checkout, and the ways to pay them together. Each page load has its own key: pressing twice pays once. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const checkout = await api.call(showCheckout, { params: { id: params.id ?? '' } })
  const { searchParams } = new URL(request.url)
  // A coupon survives a declined card, until it is removed.
  const code = searchParams.has('coupon') ? searchParams.get('coupon') : (checkout.payment.coupon?.code ?? null)
  const coupon = checkout.payment.amount > 0 ? await loadCheckoutCoupon(api, checkout.checkout_id, code) : null
  return { checkout, coupon, idempotencyKey: crypto.randomUUID() }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const api = getApi(context)
  const [id, intent] = [params.id ?? '', String(form.get('intent'))]
  const { pathname } = new URL(request.url)
  if (intent === 'coupon') {
    const coupon = await loadCheckoutCoupon(api, id, form.get('coupon'))
    if (coupon && !coupon.quote) return data({ intent, failure: null, coupon }, { status: 422 })
    return redirect(`${pathname}?coupon=${encodeURIComponent(coupon?.code ?? '')}`)
  }
  const result = await payCheckoutForm(api, id, form)
  if (!result.ok) return data({ intent, failure: result, coupon: null }, { status: result.status })
  if (result.data.pay_url) return redirectDocument(result.data.pay_url)
  return redirectWithToast(pathname, result.msg)
}

export const clientAction = submitOrKeep

export default function CheckoutPayment() {
  const { checkout, coupon: applied, idempotencyKey } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const coupon = actionData?.coupon ?? applied
  const { t } = useTranslation(['checkout', 'payments'])
  const isDue = checkout.payment.amount > 0
  const isRental = rentsCar(checkout)
  const subject = checkout.payment.extends_rental ? 'extension' : isRental ? 'rental' : 'result'
  const title = isDue ? t('payments:title') : t(`${subject}.title`)
  return (
    <div className="wrap flex max-w-5xl flex-col gap-6 py-8">
      <PageHead title={title} noIndex />
      <div className="flex flex-col gap-2">
        <PageLink
          to={pages.orders({ kind: isRental ? 'car' : 'store', tab: isDue ? 'pending_payment' : 'current' })}
          className="inline-flex items-center gap-1 self-start text-muted hover:text-brand"
        >
          <Icon name="chevron" size={18} className="rotate-180" />
          {t(isRental ? 'rental.orders' : 'storeOrders')}
        </PageLink>
        <h1>{title}</h1>
      </div>
      {checkout.transfer && (isDue || checkout.transfer.status === 'pending') && <TransferStatus transfer={checkout.transfer} />}
      {isDue ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="lg:order-2">
            <CheckoutDue payment={checkout.payment} isRental={isRental}>
              {!checkout.payment.extends_rental && <CheckoutCoupon coupon={coupon} />}
            </CheckoutDue>
          </div>
          <div className="flex flex-col gap-6">
            <section aria-labelledby="methods" className="flex flex-col gap-4">
              <h2 id="methods" className="text-xl">
                {t('payments:methods')}
              </h2>
              <PayMethods
                methods={{ ...checkout, now: checkout.payment.now }}
                toPay={coupon?.quote?.payable_amount ?? checkout.payment.amount}
                hasDeadline={checkout.payment.due_at !== null}
                values={{ idempotencyKey, couponCode: coupon?.quote?.code ?? null }}
                failure={actionData?.failure ?? null}
                failedIntent={actionData?.failure ? actionData.intent : ''}
              />
            </section>
            <OrderSection checkout={checkout} />
          </div>
        </div>
      ) : (
        <CheckoutResult checkout={checkout} />
      )}
    </div>
  )
}

const rentsCar = ({ orders }: CheckoutView): boolean => orders.some(({ kind }) => kind === 'car')

function OrderSection({ checkout: { orders } }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-4">
      <h2 id="orders" className="text-xl">
        {t('orders', { count: orders.length })}
      </h2>
      {orders.length > 1 && <p className="text-muted">{t('oneEach')}</p>}
      <CheckoutOrders orders={orders} />
    </section>
  )
}

/** Nothing is due: what became of the orders. */
function CheckoutResult({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout')
  const isCancelled = checkout.orders.every(({ status }) => status === 'cancelled')
  const isReviewed = checkout.orders.some(({ status }) => status === 'payment_review')
  const outcome = isCancelled ? 'cancelled' : isReviewed ? 'review' : 'paid'
  if (checkout.transfer?.status === 'pending') return <OrderSection checkout={checkout} />
  if (checkout.payment.extends_rental) return <ExtensionResult checkout={checkout} />
  if (rentsCar(checkout) && outcome !== 'review') return <RentalResult checkout={checkout} outcome={outcome} />
  return (
    <>
      <EmptyState
        icon={outcome === 'paid' ? 'check-circle' : 'clock'}
        title={t(`result.${outcome}`)}
        action={
          <ButtonLink to={isCancelled ? pages.store() : pages.orders({ kind: 'store', tab: 'current' })}>
            {t(isCancelled ? 'result.toStore' : 'result.toOrders')}
          </ButtonLink>
        }
      >
        {t(`result.${outcome}Hint`)}
      </EmptyState>
      <OrderSection checkout={checkout} />
    </>
  )
}

/** The extension is paid, or its time has passed: the order says which. */
function ExtensionResult({ checkout: { orders } }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout')
  const [order] = orders
  return (
    <EmptyState
      icon="check-circle"
      title={t('extension.done')}
      action={order && <ButtonLink to={pages.order({ id: order.id })}>{t('extension.back')}</ButtonLink>}
    >
      {t('extension.doneHint')}
    </EmptyState>
  )
}

/** What became of the booking of a car. */
function RentalResult({ checkout, outcome }: { checkout: CheckoutView; outcome: 'cancelled' | 'paid' }) {
  const { t } = useTranslation('checkout')
  const isPaid = outcome === 'paid'
  return (
    <>
      <EmptyState
        icon={isPaid ? 'check-circle' : 'clock'}
        title={t(`rental.${outcome}`)}
        action={
          <ButtonLink to={isPaid ? pages.orders({ kind: 'car', tab: 'current' }) : pages.cars()}>
            {t(isPaid ? 'rental.toOrders' : 'rental.toCars')}
          </ButtonLink>
        }
      >
        {t(isPaid ? 'rental.paidHint' : 'result.cancelledHint')}
      </EmptyState>
      <OrderSection checkout={checkout} />
    </>
  )
}
