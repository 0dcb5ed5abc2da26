import type { OfferSort } from '@wasl/shared/contract/choices.ts'
import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { showClosedRequest, showOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import { offersQuery } from '@wasl/shared/contract/offers.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from 'react-router'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { useMarkAsRead } from '../notifications/useMarkAsRead.ts'
import type { ChannelQuestionData } from '../orders/ChannelQuestion.tsx'
import { cancelReasons } from '../orders/cancel-reasons.server.ts'
import { cardOf } from '../orders/card-actions.ts'
import { StickyNextLink } from '../orders/NextLinkButton.tsx'
import { NextStep } from '../orders/NextStep.tsx'
import { OfferList } from '../orders/OfferList.tsx'
import { OrderDetails } from '../orders/OrderDetails.tsx'
import { OrderHeader } from '../orders/OrderHeader.tsx'
import { OrderHistory } from '../orders/OrderHistory.tsx'
import { Claims, OrderContent, ProviderOffer, Reviews, TeamCards } from '../orders/OrderParts.tsx'
import { OrderSidebar } from '../orders/OrderSidebar.tsx'
import { isSentOrder, runOrderAction } from '../orders/order-actions.server.ts'
import {
  AppointmentCard,
  ApprovalCard,
  ChannelQuestion,
  ClosedRequest,
  OrderGroup,
  PurchaseOrderForm,
  RepeatSchedule,
  ReturnList,
} from '../orders/rare-parts.ts'
import { PushOfferSlot } from '../push/PushOfferSlot.tsx'
import { type ApiClient, isForbidden, isUnavailable } from '../server/api.server.ts'
import { loadBranches } from '../server/branches.server.ts'
import { getApi, getViewer, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** An order as its client or a provider sees it. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const { sort } = offersQuery.catch({ sort: 'price' }).parse(Object.fromEntries(new URL(request.url).searchParams))
  try {
    const order = await api.call(showOrder, { params: { id: params.id ?? '' }, query: { sort } })
    const canCancel = order.actions.some((action) => action.name === 'cancel' && action.allowed)
    const reasons = canCancel ? await cancelReasons(api, context) : []
    const branches = order.can_edit_purchase_order ? await loadBranches(api, getViewer(context)) : []
    return { order, sort, reasons, branches, question: await channelQuestion(api, order) }
  } catch (error) {
    if (!isUnavailable(error) || isForbidden(error)) throw error
    return { closed: await api.call(showClosedRequest, { params: { id: params.id ?? '' } }) }
  }
}

/** How to reach a client who waits for an answer and has not chosen yet. */
async function channelQuestion(api: ApiClient, { reader, tab }: OrderPage): Promise<ChannelQuestionData | null> {
  if (reader !== 'client' || tab !== 'new') return null
  const { has_chosen_channels, phone, email, channels, offered_channels } = await api.call(showProfile)
  return has_chosen_channels ? null : { phone, email, channels, offered_channels }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await runOrderAction(getApi(context), encodeURIComponent(params.id ?? ''), form)
  if (result.ok && ['resend', 'send_repeat'].includes(String(form.get('intent'))) && isSentOrder(result.data))
    return redirectWithToast(pathIn(context.get(sessionContext).locale, pages.order({ id: result.data.id })), result.msg)
  if (result.ok)
    return redirectWithToast(new URL(request.url).pathname + (findEntry(shownAfter, String(form.get('intent'))) ?? ''), result.msg)
  const [intent, name, offer_id, claim_id, product_id] = ['intent', 'name', 'offer_id', 'claim_id', 'product_id'].map((field) =>
    String(form.get(field) ?? ''),
  )
  const typed = { email: String(form.get('email') ?? ''), channels: form.getAll('channel').map(String) }
  return data({ intent, name, offer_id, claim_id, product_id, typed, failure: result }, { status: result.status })
}

/** The part of the page with the result, by the intent: the new state of the order, or the own offer in the place of the form that was sent. */
const shownAfter = { transition: '#next-step', counter_offer: '#next-step', review: '#next-step', offer: '#own-offer' } as const

type LoadedOrder = {
  order: OrderPage
  sort: OfferSort
  reasons: Awaited<ReturnType<typeof cancelReasons>>
  question: ChannelQuestionData | null
}

export const clientAction = submitOrKeep

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!loaded.closed) return <Order {...loaded} />
  return (
    <Suspense>
      <ClosedRequest id={id} request={loaded.closed} />
    </Suspense>
  )
}

function Order({ order, sort, reasons, question }: LoadedOrder) {
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('orders')
  useMarkAsRead(pages.order({ id: order.id }))
  const failureOf = (intent: string, product?: string) =>
    actionData?.intent === intent && (product === undefined || actionData.product_id === product) ? actionData.failure : null
  const ownOffer = order.offers.find((offer) => offer.is_own)
  const context = {
    order,
    reasons,
    failure: cardOf(order, actionData?.name ?? '') ? null : failureOf('transition'),
    failedAction: actionData?.name ?? '',
  }
  // On a phone the parts are one column: the next step, what it is about, the further actions, then the details.
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <PageHead title={`${t('number')} ${order.number}`} noIndex />
      <OrderHeader order={order} />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
          <NextStep {...context} resendFailure={failureOf('resend')} />
          {order.approval && (
            <Suspense>
              <ApprovalCard
                order={order}
                approval={order.approval}
                failure={failureOf('transition')}
                failedAction={actionData?.name ?? ''}
              />
            </Suspense>
          )}
          {order.appointment && (
            <Suspense>
              <AppointmentCard
                order={order}
                appointment={order.appointment}
                failure={failureOf('transition')}
                failedAction={actionData?.name ?? ''}
              />
            </Suspense>
          )}
        </div>
        <div className="contents min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:flex">
          {order.group && (
            <Suspense>
              <OrderGroup order={order} group={order.group} />
            </Suspense>
          )}
          <Claims
            order={order}
            failure={failureOf('claim_step')}
            failed={{ action: context.failedAction, claim: actionData?.claim_id ?? '' }}
          />
          <Reviews order={order} failureOf={failureOf} />
          {order.reader === 'client' && order.kind !== 'private' && order.kind !== 'car' && (
            <div className={order.tab === 'new' ? 'min-w-0' : 'order-2 min-w-0 empty:hidden'}>
              <OfferList order={order} sort={sort} failure={failureOf('counter_offer')} failedOffer={actionData?.offer_id ?? ''} />
            </div>
          )}
          <div className="order-2 flex min-w-0 flex-col gap-6">
            <TeamCards order={order} failureOf={failureOf} />
            <OrderContent order={order} />
            {order.goods && order.goods.returns.length > 0 && (
              <Suspense>
                <ReturnList
                  returns={order.goods.returns}
                  reader={order.reader}
                  now={order.now}
                  failure={failureOf('return_step')}
                  failedAction={actionData?.name ?? ''}
                />
              </Suspense>
            )}
            <OrderDetails order={order} />
            {order.can_edit_purchase_order && (
              <Suspense>
                <PurchaseOrderForm order={order} failure={failureOf('purchase_order')} />
              </Suspense>
            )}
            <OrderHistory timeline={order.timeline} finished={order.tab === 'finished'} />
          </div>
        </div>
        {order.reader === 'provider' && <ProviderOffer order={order} ownOffer={ownOffer} failure={failureOf('offer')} />}
        <div className="order-1 flex min-w-0 flex-col gap-6 empty:hidden lg:col-start-2">
          <OrderSidebar {...context} />
          {order.can_repeat && (
            <Suspense>
              <RepeatSchedule order={order} failure={failureOf('repeat') ?? failureOf('send_repeat') ?? failureOf('stop_repeat')} />
            </Suspense>
          )}
          {question && (
            <Suspense>
              <ChannelQuestion
                question={question}
                failure={failureOf('choose_channels')}
                typed={actionData?.intent === 'choose_channels' ? actionData.typed : null}
              />
            </Suspense>
          )}
          {order.tab === 'new' && (order.reader === 'client' || ownOffer) && <PushOfferSlot />}
        </div>
      </div>
      <StickyNextLink order={order} />
    </div>
  )
}
