import * as z from 'zod'
import type { OrderKind } from '../../lifecycle/orders/order-lifecycle.ts'
import type { Label } from '../../units.ts'
import { assigneeForm } from '../assignees.ts'
import { empty, idParams, reasonOption } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { offersQuery, offerView } from '../offers.ts'
import { sentOrderForm } from '../order-form.ts'
import { productReviewParams, reviewAnswerForm, reviewEdit, reviewForm } from '../order-reviews.ts'
import * as wire from '../orders.ts'
import { purchaseOrderForm } from '../purchase-order.ts'

const sentMessage = ({ kind }: z.input<typeof wire.sentOrder>): Label => messages[kind] ?? orderSent

const messages: Readonly<Partial<Record<OrderKind, Label>>> = {
  consultation: { en: 'Your consultation was sent', ar: 'أُرسلت استشارتك' },
  car: { en: 'Your booking was sent. The provider replies within a day', ar: 'أُرسل طلب حجزك، ويرد المزوّد خلال يوم' },
}

const orderSent: Label = { en: 'Your order was sent', ar: 'أُرسل طلبك' }

export const sendOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  action: 'ord.create.service',
  or: ['ord.create.consult', 'ord.create.private', 'car.order'],
  summary:
    'Send an order; a private one to each of `provider_ids`, and `data` is the first of these orders. Kind `car` books a car: 409 with the next free time if it is taken',
  body: sentOrderForm,
  response: wire.sentOrder,
  msg: sentMessage,
  status: 201,
})
export const resendOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/resend',
  action: 'ord.create.service',
  or: ['ord.create.consult', 'ord.create.private'],
  summary:
    'Send an expired or rejected order again as it is, once: a new order with copies of its files; a repeated call returns this order',
  params: idParams,
  response: wire.sentOrder,
  msg: sentMessage,
  status: 201,
})
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  action: 'ord.list.mine',
  or: ['prv.ord.list', 'prv.ord.open'],
  summary: 'One page of your own orders, or of the open requests one could serve',
  query: wire.ordersQuery,
  response: wire.ordersPage,
})
export const listCancelReasons = endpoint({
  method: 'GET',
  path: '/api/orders/cancel-reasons',
  action: 'ord.cancel',
  or: ['prv.ord.delete'],
  summary: 'The reasons to choose from when cancelling',
  response: z.array(reasonOption),
})
export const showOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  action: 'ord.read',
  summary: 'One order with its offers, history and available actions',
  params: idParams,
  query: offersQuery,
  response: wire.orderPage,
})
export const showClosedRequest = endpoint({
  method: 'GET',
  path: '/api/orders/:id/closed-request',
  action: 'ord.read',
  summary: 'Why a provider cannot open a request any more that was open to it',
  params: idParams,
  response: wire.closedRequest,
})
export const listOrderOffers = endpoint({
  method: 'GET',
  path: '/api/orders/:id/offers',
  action: 'ord.offer.list',
  summary: 'The offers on your own order, with the state of each negotiation',
  params: idParams,
  query: offersQuery,
  response: z.array(offerView),
})
export const assignOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/assignee',
  action: 'prv.step',
  or: ['prv.store.step'],
  summary: 'Assign an own order to one of your people who can handle it, or to nobody',
  params: idParams,
  body: assigneeForm,
  response: empty,
  msg: { en: 'Saved', ar: 'حُفظ' },
})
export const setPurchaseOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/purchase-order',
  action: 'ord.purchase_order',
  summary: 'Enter, change or clear the purchase order number of an own order, and its branch; 409 once it has a tax document',
  params: idParams,
  body: purchaseOrderForm,
  response: empty,
  msg: { en: 'Saved', ar: 'حُفظ' },
})
export const payOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/pay',
  action: 'ord.pay',
  summary: 'Pay the due amount from the wallet, or by card at `pay_url`; requires an Idempotency-Key',
  params: idParams,
  body: wire.payForm,
  idempotent: true,
  response: wire.paid,
})
export const reviewOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/review',
  action: 'ord.review',
  summary: 'Rate a completed order, once',
  params: idParams,
  body: reviewForm,
  response: empty,
  msg: { en: 'Thank you for your review', ar: 'شكرًا على تقييمك' },
  status: 201,
})
export const editReview = endpoint({
  method: 'PATCH',
  path: '/api/orders/:id/review',
  action: 'ord.review',
  summary: 'Change the rating and comment of the own review of an order, for a time and until its provider answers',
  params: idParams,
  body: reviewEdit,
  response: empty,
  msg: { en: 'Your review was changed', ar: 'عُدّل تقييمك' },
})
export const reviewProduct = endpoint({
  method: 'POST',
  path: '/api/orders/:id/products/:product_id/review',
  action: 'ord.review',
  summary: 'Rate a product of a completed order of the store, once, with photos',
  params: productReviewParams,
  body: reviewForm,
  response: empty,
  msg: { en: 'Thank you for your review', ar: 'شكرًا على تقييمك' },
  status: 201,
})
export const editProductReview = endpoint({
  method: 'PATCH',
  path: '/api/orders/:id/products/:product_id/review',
  action: 'ord.review',
  summary: 'Change the rating and comment of the own review of a product, for a time and until its seller answers',
  params: productReviewParams,
  body: reviewEdit,
  response: empty,
  msg: { en: 'Your review was changed', ar: 'عُدّل تقييمك' },
})
export const answerReview = endpoint({
  method: 'POST',
  path: '/api/orders/:id/review/answer',
  action: 'prv.step',
  summary: 'Answer the review of an own order, once',
  params: idParams,
  body: reviewAnswerForm,
  response: empty,
  msg: { en: 'Your reply is published', ar: 'نُشر ردك' },
})
