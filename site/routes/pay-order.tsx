import { showPaymentPage } from '@wasl/shared/contract/endpoints/payments.ts'
import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
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
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadCoupon } from '../payments/load-coupon.server.ts'
import { PayLaterMethods } from '../payments/PayLaterMethods.tsx'
import { PayMethods } from '../payments/PayMethods.tsx'
import { PaySummary } from '../payments/PaySummary.tsx'
import { runPayAction } from '../payments/pay-actions.server.ts'
import { TransferStatus } from '../payments/TransferStatus.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const loadPage = ({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) =>
  getApi(context).call(showPaymentPage, { params: { id: params.id ?? '' } })

/** What is due for an order, and the ways to pay it; a rental is paid with its security deposit on the page of its checkout. Each page load has its own key: pressing twice pays once. */
export async function loader(args: LoaderFunctionArgs) {
  requireViewer(args.context, args.request)
  const page = await loadPage(args)
  const { rental_checkout_id } = page.order
  if (rental_checkout_id)
    throw redirect(pathIn(localeOf(new URL(args.request.url).pathname), pages.checkoutPayment({ id: rental_checkout_id })))
  // A coupon survives a declined card, until it is removed.
  const { searchParams } = new URL(args.request.url)
  const code = searchParams.has('coupon') ? searchParams.get('coupon') : page.coupon_code
  const coupon = page.due_amount > 0 ? await loadCoupon(getApi(args.context), page.order.id, code) : null
  return { page, coupon, idempotencyKey: crypto.randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  requireViewer(context, request)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const { pathname } = new URL(request.url)
  const { order } = await loadPage(args)
  if (intent === 'coupon') {
    const coupon = await loadCoupon(getApi(context), order.id, form.get('coupon'))
    if (coupon && !coupon.quote) return data({ intent, failure: null, coupon }, { status: 422 })
    return redirect(`${pathname}?coupon=${encodeURIComponent(coupon?.code ?? '')}`)
  }
  const result = await runPayAction(getApi(context), order, form)
  if (!result.ok) return data({ intent, failure: result, coupon: null }, { status: result.status })
  if (result.data.pay_url) return redirectDocument(result.data.pay_url)
  const isTransfer = intent === 'transfer'
  return redirectWithToast(isTransfer ? pathname : pathIn(localeOf(pathname), pages.order({ id: order.id })), result.msg)
}

export const clientAction = submitOrKeep

export default function PayOrder() {
  const { page, coupon: applied, idempotencyKey } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const coupon = actionData?.coupon ?? applied
  const { t } = useTranslation('payments')
  const { order, due_amount, transfer } = page
  const isUnderReview = transfer?.status === 'pending'
  const isCancelled = order.status === 'cancelled'
  const toPay = coupon?.quote?.payable_amount ?? due_amount
  const values = { idempotencyKey, version: order.version, couponCode: coupon?.quote ? coupon.code : null }
  const failed = { failure: actionData?.failure ?? null, failedIntent: actionData?.failure ? actionData.intent : '' }
  return (
    <div className="wrap flex max-w-5xl flex-col gap-6 py-8">
      <PageHead title={t('title')} noIndex />
      <div className="flex flex-col gap-2">
        <PageLink to={pages.order({ id: order.id })} className="inline-flex items-center gap-1 self-start text-muted hover:text-brand">
          <Icon name="chevron" size={18} className="rotate-180" />
          {t('order')} <bdi dir="ltr">{order.number}</bdi>
        </PageLink>
        <h1>{t('title')}</h1>
      </div>
      {transfer && due_amount + Number(isUnderReview) > 0 && <TransferStatus transfer={transfer} />}
      {due_amount > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="lg:order-2">
            <PaySummary page={page} coupon={coupon} />
          </div>
          {!isUnderReview && (
            <section aria-labelledby="methods" className="flex flex-col gap-4">
              <h2 id="methods" className="text-xl">
                {t('methods')}
              </h2>
              <PayMethods methods={page} toPay={toPay} hasDeadline={page.due_at !== null} values={values} {...failed}>
                <PayLaterMethods page={page} toPay={toPay} {...failed} values={values} />
              </PayMethods>
            </section>
          )}
        </div>
      ) : (
        !isUnderReview && (
          <EmptyState
            icon={isCancelled ? 'clock' : 'receipt'}
            title={t(isCancelled ? 'cancelled' : 'nothingDue')}
            action={<ButtonLink to={pages.order({ id: order.id })}>{t('status.toOrder')}</ButtonLink>}
          >
            {t(isCancelled ? 'cancelledHelp' : 'nothingDueHelp')}
          </EmptyState>
        )
      )}
    </div>
  )
}
