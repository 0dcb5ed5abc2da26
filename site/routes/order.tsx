import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { cancelReasons } from '../orders/cancel-reasons.server.ts'
import { NextStep } from '../orders/NextStep.tsx'
import { OfferForm } from '../orders/OfferForm.tsx'
import { OfferList } from '../orders/OfferList.tsx'
import { OrderDetails } from '../orders/OrderDetails.tsx'
import { OrderHead } from '../orders/OrderHead.tsx'
import { OrderHistory } from '../orders/OrderHistory.tsx'
import { OrderItems } from '../orders/OrderItems.tsx'
import { OrderSide } from '../orders/OrderSide.tsx'
import { OwnOffer } from '../orders/OwnOffer.tsx'
import { actOnOrder } from '../orders/order-actions.server.ts'
import { ReviewForm } from '../orders/ReviewForm.tsx'
import { ReviewShown } from '../orders/ReviewView.tsx'
import { redirectWithToast } from '../server/flash.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { PageHead } from '../ui/PageHead.tsx'

/** One order as its client or a provider sees it. `idempotencyKey` is new for each time the page is drawn. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const sort: 'price' | '-price' = new URL(request.url).searchParams.get('sort') === '-price' ? '-price' : 'price'
  const order = await api.get<OrderPage>(`/orders/${encodeURIComponent(params.id ?? '')}?sort=${sort}`)
  const mayCancel = order.actions.some((action) => action.name === 'cancel' && action.may)
  return { order, sort, reasons: mayCancel ? await cancelReasons(api, context) : [], idempotencyKey: crypto.randomUUID() }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const outcome = await actOnOrder(getApi(context), encodeURIComponent(params.id ?? ''), form)
  if (outcome.ok) return redirectWithToast(new URL(request.url).pathname, outcome.msg)
  return data({ intent: String(form.get('intent')), name: String(form.get('name') ?? ''), refusal: outcome }, { status: outcome.status })
}

export default function Order() {
  const { order, sort, reasons, idempotencyKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('orders')
  const refusalOf = (intent: string) => (answer?.intent === intent ? answer.refusal : null)
  const own = order.offers.find((offer) => offer.mine) ?? null
  const mayOffer = order.actions.find((one) => one.name === 'make_offer')
  const mayEdit = own?.actions.find((one) => one.name === 'edit_offer')
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <PageHead title={`${t('number')} ${order.number}`} noIndex />
      <OrderHead order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-start-1">
          <NextStep order={order} />
          <OrderSide
            order={order}
            reasons={reasons}
            idempotencyKey={idempotencyKey}
            payRefusal={refusalOf('pay')?.msg ?? null}
            refusal={refusalOf('transition')}
            refused={answer?.name ?? ''}
          />
        </div>
        <div className="flex flex-col gap-6 lg:col-start-1 lg:row-start-1">
          {order.may_review && <ReviewForm refusal={refusalOf('review')} />}
          {order.review && <ReviewShown review={order.review} reader={order.reader} />}
          {order.reader === 'client' && <OfferList order={order} sort={sort} />}
          {own && <OwnOffer offer={own} version={order.version} />}
          {(mayOffer?.may || mayEdit?.may) && <OfferForm offer={mayEdit?.may ? own : null} refusal={refusalOf('offer')} />}
          <OrderItems items={order.items} />
          <OrderDetails order={order} />
          <OrderHistory timeline={order.timeline} finished={order.tab === 'finished'} />
        </div>
      </div>
    </div>
  )
}
