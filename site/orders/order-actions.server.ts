import { updatePreferences } from '@wasl/shared/contract/endpoints/account.ts'
import { assignDelegate, releaseDelegate } from '@wasl/shared/contract/endpoints/deliveries.ts'
import { acceptClaim, disputeClaim, withdrawClaim } from '@wasl/shared/contract/endpoints/deposit-claims.ts'
import { repeatOrder, sendRepeat, stopRepeat } from '@wasl/shared/contract/endpoints/order-repeats.ts'
import { counterOffer, editOffer, makeOffer } from '@wasl/shared/contract/endpoints/order-transitions.ts'
import {
  answerReview,
  assignOrder,
  editProductReview,
  editReview,
  resendOrder,
  reviewOrder,
  reviewProduct,
  setPurchaseOrder,
} from '@wasl/shared/contract/endpoints/orders.ts'
import { acceptReturn, receiveReturn, rejectReturn, sendReturnBack } from '@wasl/shared/contract/endpoints/returns.ts'
import { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import { partWindows } from '@wasl/shared/rules/offered-time.ts'
import { beforeVat } from '@wasl/shared/rules/shown-price.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText, parseRiyals, parseWholeNumber } from '../forms/form-values.ts'
import { formFiles, uploadAll, uploadOne } from '../forms/uploads.server.ts'
import { readRentalAction } from '../rentals/read-rental-action.server.ts'
import type { ApiClient, ApiResult } from '../server/api.server.ts'
import { attempt } from '../server/api.server.ts'
import { chosenReasonId } from './other-reason.ts'

type TransitionEndpoint = (typeof transitionEndpoints)[keyof typeof transitionEndpoints]
type OrderAction = (api: ApiClient, id: string, form: FormData) => Promise<ApiResult<unknown>>

/** The steps of a return, by their names in its lifecycle. */
const returnSteps = {
  accept: (api, id) => api.submit(acceptReturn, { params: { id } }),
  reject: (api, id, form) => api.submit(rejectReturn, { params: { id }, entered: { reason: String(form.get('reason') ?? '') } }),
  send_back: (api, id, form) => api.submit(sendReturnBack, { params: { id }, entered: { tracking: optionalText(form.get('tracking')) } }),
  receive: (api, id, form) => api.submit(receiveReturn, { params: { id }, entered: { is_resellable: form.has('is_resellable') } }),
} satisfies Readonly<Record<string, OrderAction>>

/** The photos of a delivery without its code; null without any. */
async function deliveryProof(api: ApiClient, form: FormData): Promise<string[] | null> {
  const photos = formFiles(form, 'proof')
  return photos.length > 0 ? uploadAll(api, photos, 'complaint', 'file_ids') : null
}

/** The steps of a claim on a security deposit, by their names in its lifecycle. */
const claimSteps = {
  accept: (api, id) => api.submit(acceptClaim, { params: { id } }),
  dispute: (api, id, form) => api.submit(disputeClaim, { params: { id }, entered: { reason: String(form.get('reason') ?? '') } }),
  withdraw: (api, id) => api.submit(withdrawClaim, { params: { id } }),
} satisfies Readonly<Record<string, OrderAction>>

/** The actions of the order page by the `intent` of the submitted form. */
const orderActions = {
  transition: async (api, id, form) => {
    const name = String(form.get('name'))
    const endpoint = findEntry<TransitionEndpoint>(transitionEndpoints, name)
    if (!endpoint) throw new Response(null, { status: 404 })
    const entered = {
      ...optional('offer_id', optionalText(form.get('offer_id'))),
      ...optional('counter_offer_id', optionalText(form.get('counter_offer_id'))),
      ...optional('approval_id', optionalText(form.get('approval_id'))),
      ...optional('accepted_total', parseWholeNumber(form.get('accepted_total'))),
      ...optional('reason', optionalText(form.get('reason'))),
      ...optional('reason_id', chosenReasonId(optionalText(form.get('reason_id')))),
      ...optional('code', optionalText(form.get('code'))),
      ...optional('carrier', optionalText(form.get('carrier'))),
      ...optional('tracking', optionalText(form.get('tracking'))),
      ...optional('lines', chosenGoods(form)),
      ...optional('cause', optionalText(form.get('cause'))),
      ...optional('file_ids', form.has('cause') ? await uploadAll(api, formFiles(form, 'file_ids'), 'complaint', 'file_ids') : null),
      ...optional('file_ids', await deliveryProof(api, form)),
      ...optional('restock', form.get('restock') === null ? null : true),
      ...optional('version', parseWholeNumber(form.get('version'))),
      ...(form.has('appointment_day') ? chosenTime(form) : optional('appointment_at', optionalText(form.get('appointment_at')))),
      ...(await readRentalAction(api, name, form)),
    }
    return api.submit(endpoint, { params: { id }, entered })
  },
  offer: async (api, id, form) => {
    const offer_id = optionalText(form.get('offer_id'))
    const entered = {
      ...optional('offer_id', offer_id),
      price: parseRiyals(form.get('price')),
      duration_days: parseWholeNumber(form.get('duration_days')),
      ...offeredTime(form),
      note: optionalText(form.get('note')),
      image_file_id: (await uploadOne(api, form.get('image'), 'offer', 'image')) ?? optionalText(form.get('image_file_id')),
    }
    return offer_id ? api.submit(editOffer, { params: { id }, entered }) : api.submit(makeOffer, { params: { id }, entered })
  },
  return_step: (api, _, form) => {
    const step = findEntry<OrderAction>(returnSteps, String(form.get('name')))
    if (!step) throw new Response(null, { status: 404 })
    return step(api, encodeURIComponent(String(form.get('return_id'))), form)
  },
  assign: (api, id, form) => api.submit(assignOrder, { params: { id }, entered: { user_id: String(form.get('user_id') ?? '') } }),
  unassign: (api, id) => api.submit(assignOrder, { params: { id }, entered: { user_id: null } }),
  assign_delegate: (api, id, form) =>
    api.submit(assignDelegate, { params: { id }, entered: { leg: String(form.get('leg')), user_id: String(form.get('user_id') ?? '') } }),
  release_delegate: (api, id, form) => api.submit(releaseDelegate, { params: { id }, entered: { leg: String(form.get('leg')) } }),
  claim_step: (api, _, form) => {
    const step = findEntry<OrderAction>(claimSteps, String(form.get('name')))
    if (!step) throw new Response(null, { status: 404 })
    return step(api, encodeURIComponent(String(form.get('claim_id'))), form)
  },
  resend: (api, id) => api.submit(resendOrder, { params: { id } }),
  purchase_order: (api, id, form) =>
    api.submit(setPurchaseOrder, {
      params: { id },
      entered: {
        purchase_order: optionalText(form.get('purchase_order')),
        ...(form.has('branch_id') && { branch_id: optionalText(form.get('branch_id')) }),
      },
    }),
  repeat: (api, id, form) => api.submit(repeatOrder, { params: { id }, entered: { every: String(form.get('every') ?? '') } }),
  send_repeat: (api, id) => api.submit(sendRepeat, { params: { id } }),
  stop_repeat: (api, id) => api.submit(stopRepeat, { params: { id } }),
  counter_offer: (api, id, form) =>
    api.submit(counterOffer, {
      params: { id },
      entered: {
        offer_id: optionalText(form.get('offer_id')),
        price: priceBeforeVat(form),
        duration_days: parseWholeNumber(form.get('duration_days')),
        note: optionalText(form.get('note')),
        ...optional('version', parseWholeNumber(form.get('version'))),
      },
    }),
  choose_channels: (api, _, form) => {
    const chosen = ['push', ...form.getAll('channel').map(String)]
    const email = chosen.includes('email') ? { email: String(form.get('email') ?? '') } : {}
    return api.submit(updatePreferences, { entered: { channels: { money: chosen, deadline: chosen, high: chosen }, ...email } })
  },
  answer_review: (api, id, form) =>
    api.submit(answerReview, {
      params: { id },
      entered: { answer: String(form.get('answer') ?? ''), version: String(form.get('version') ?? '') },
    }),
  review: async (api, id, form) => api.submit(reviewOrder, { params: { id }, entered: await readReview(api, form) }),
  edit_review: async (api, id, form) => {
    const product_id = optionalText(form.get('product_id'))
    return product_id === null
      ? api.submit(editReview, { params: { id }, entered: ratingOf(form) })
      : api.submit(editProductReview, { params: { id, product_id }, entered: ratingOf(form) })
  },
  review_product: async (api, id, form) =>
    api.submit(reviewProduct, {
      params: { id, product_id: String(form.get('product_id') ?? '') },
      entered: await readReview(api, form),
    }),
} satisfies Readonly<Record<string, OrderAction>>

const ratingOf = (form: FormData) => ({ rating: parseWholeNumber(form.get('rating')), comment: String(form.get('comment') ?? '') })

/** A rating with a comment; its photos are uploaded first. */
const readReview = async (api: ApiClient, form: FormData) => ({
  ...ratingOf(form),
  file_ids: await uploadAll(api, formFiles(form, 'file_ids'), 'review', 'file_ids'),
})

/** Runs the submitted action. Returns 4xx errors for the form; see `attempt`. */
export async function runOrderAction(api: ApiClient, id: string, form: FormData) {
  const action = findEntry<OrderAction>(orderActions, String(form.get('intent')))
  if (!action) throw new Response(null, { status: 400 })
  return attempt(action(api, id, form))
}

/** What `AppointmentFields` sends, in the time of Riyadh. */
const chosenTime = (form: FormData) => ({
  appointment_at: `${form.get('appointment_day')}T${form.get('appointment_time')}:00+03:00`,
  minutes: parseWholeNumber(form.get('minutes')),
})

/** What `OfferTimeFields` sends: a part of a day is the time that it begins and its length. */
function offeredTime(form: FormData): { appointment_at: string | null; appointment_minutes: number | null } {
  const day = optionalText(form.get('appointment_day'))
  if (day === null) return { appointment_at: null, appointment_minutes: null }
  const time = String(form.get('appointment_time'))
  const part = findEntry<{ from: string; minutes: number }>(partWindows, time)
  return { appointment_at: `${day}T${part?.from ?? time}:00+03:00`, appointment_minutes: part?.minutes ?? null }
}

const optional = (name: string, value: unknown): Record<string, unknown> => (value === null ? {} : { [name]: value })

/** What `GoodsQuantities` sends: the lines with more than none; null without its fields. */
function chosenGoods(form: FormData): { line_id: string; quantity: unknown }[] | null {
  const entries = [...form].filter(([name]) => name.startsWith(quantityField))
  const lines = entries.map(([name, value]) => ({ line_id: name.slice(quantityField.length), quantity: parseWholeNumber(value) ?? 0 }))
  return entries.length === 0 ? null : lines.filter(({ quantity }) => quantity !== 0)
}
const quantityField = 'quantity.'

/** The price of the form before VAT. A text that is no amount stays as it is, for the API to reject. */
function priceBeforeVat(form: FormData): unknown {
  const [price, vatPercent] = [parseRiyals(form.get('price')), parseWholeNumber(form.get('included_vat_percent'))]
  return typeof price === 'number' && typeof vatPercent === 'number' ? beforeVat(price, vatPercent) : price
}

/** Whether an action sent a new order. */
export const isSentOrder = (sent: unknown): sent is { id: string } => typeof sent === 'object' && sent !== null && 'id' in sent
