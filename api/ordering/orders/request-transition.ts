import { orderForm, transitionBody } from '@wasl/shared/contract/orders.ts'
import { transitionEndpoints } from '@wasl/shared/contract/transition-endpoints.ts'
import { transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle, type PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { reasonOptionText } from '../../resources/actions/reason-options.ts'
import { assertCityAndCategory } from './assert-city-and-category.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { type TransitionInput, transitionOrder } from './transition-order.ts'
import type { OrderRow } from './visible-order.ts'
import { withItemErrors } from './with-item-errors.ts'

type TransitionBody = Readonly<Record<string, unknown>>
/** A transition requested by a client or provider. `parseBody` validates the body; it runs once the order's status allows the transition. */
type PublicTransitionRequest = { order_id: string; name: PublicOrderTransition; parseBody: (ctx: Ctx) => Promise<TransitionBody> }

/** Runs the requested transition. Throws 422 for an invalid body, also without a required reason or offer. */
export async function requestTransition(ctx: Ctx, { order_id, name, parseBody }: PublicTransitionRequest): Promise<OrderRow> {
  const readInput = async (ctx: Ctx, order: OrderRow) => {
    if (name === 'edit') return readContent(ctx, order, await withItemErrors(ctx, () => parseBody(ctx)))
    return readTransitionBody(ctx, name, await parseBody(ctx))
  }
  return transitionOrder(ctx, { order_id, name, readInput })
}

/** The input of a body: the text of the chosen reason, the offer, and the transition's own terms. */
async function readTransitionBody(ctx: Ctx, name: PublicOrderTransition, body: TransitionBody): Promise<TransitionInput> {
  const { offer_id, reason, reason_id, version, ...terms } = body
  const row = transitionOf(orderLifecycle, name)
  const chosenId = trimmedText(reason_id)
  const reasonText = trimmedText(reason) ?? (chosenId && (await reasonOptionText(ctx, cancelReasonsSource(ctx), chosenId)))
  if (row.reason === 'required' && !reasonText) throw invalid('reason', { en: 'Enter a reason', ar: 'اكتب السبب' })
  if (row.subject === 'offer' && !trimmedText(offer_id)) throw invalid('offer_id', { en: 'Choose an offer', ar: 'اختر العرض' })
  return {
    offer_id: trimmedText(offer_id),
    reason: reasonText,
    reason_id: chosenId,
    ...(typeof version === 'number' ? { version } : {}),
    // Only some transitions have terms besides the common fields.
    ...(transitionEndpoints[name].body === transitionBody ? {} : { terms }),
  }
}

/** The content of an edited request. Throws 422 if its city or category is not valid or its category or kind differs: providers bid on those. */
async function readContent(ctx: Ctx, order: OrderRow, body: TransitionBody): Promise<TransitionInput> {
  const content = parse(orderForm, body)
  if (content.kind !== order.kind || content.category_id !== order.category_id)
    throw invalid('category_id', { en: 'The category of a sent order cannot be changed', ar: 'لا يتغيّر تصنيف الطلب بعد إرساله' })
  await assertCityAndCategory(ctx, content)
  return { content }
}

const trimmedText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
