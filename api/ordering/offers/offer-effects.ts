import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { canMakeTransition } from '../../platform/db/conditions.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { scheduleWake } from '../../platform/jobs/enqueue.ts'
import { attachFiles } from '../../platform/uploads/attach-files.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { assertAppointmentTime } from '../appointments/assert-appointment-time.ts'
import { scheduleReminders } from '../appointments/schedule-reminders.ts'
import type { OfferRow } from '../orders/order-context.ts'
import type { Effect, TransitionContext } from '../orders/transition-context.ts'
import { offers } from '../tables/offers.ts'
import { answerCounters } from './counter-offer-effects.ts'
import { withFormerTerms } from './former-terms.ts'

/** Adds a provider's offer to an order; it expires after the deadline of `expire_offer`. */
export const addOffer: Effect<'make_offer'> = async (ctx, transition) => {
  const { principal } = userCtx(ctx)
  if (!principal.provider) throw forbidden()
  const terms = offeredTerms(transition.terms, ctx.clock.now())
  const lifetime = durationMs(await loadSettings(ctx), orderLifecycle.transitions.expire_offer.deadline.setting)
  const expires_at = new Date(Date.parse(ctx.clock.now()) + lifetime).toISOString()
  const order_id = transition.orderContext.order.id
  const provider_id = principal.provider.id
  if (terms.image_file_id)
    await attachFiles(userCtx(ctx), { file_ids: [terms.image_file_id], order_id, provider_id, field: 'image_file_id' })
  const now = ctx.clock.now()
  const row: NewRow<typeof offers> = {
    ...terms,
    order_id,
    provider_id,
    created_by: principal.id,
    status: offerLifecycle.start,
    terms_at: now,
    expires_at,
    created_at: now,
    updated_at: now,
  }
  const offer = await insertRow(ctx, offers, row, 'is part of a change')
  await scheduleWake(ctx, `${offer.id}:offer`, expires_at)
  return { offer }
}

/** Changes the terms of an open offer and keeps the former ones; this answers an open counter-offer. */
export const changeOffer: Effect<'edit_offer'> = async (ctx, { offer, terms: entered }) => {
  if (!offer) throw notFound()
  const terms = offeredTerms(entered, ctx.clock.now())
  const { image_file_id, order_id, provider_id } = offer
  if (terms.image_file_id && terms.image_file_id !== image_file_id)
    await attachFiles(userCtx(ctx), { file_ids: [terms.image_file_id], order_id, provider_id, field: 'image_file_id' })
  const now = ctx.clock.now()
  const [changed] = await ctx.db
    .update(offers)
    .set({ ...terms, former_terms: withFormerTerms(offer), version: offer.version + 1, terms_at: now, updated_at: now })
    .where(and(eq(offers.id, offer.id), canMakeTransition(offers.status, offerLifecycle.transitions.change)))
    .returning()
  await answerCounters(ctx, [offer.id], 'revise')
  return changed ? { offer: changed } : {}
}

/** The terms of an offer. Throws 422 on `appointment_at` for a time that has passed or is more than a year ahead. */
function offeredTerms<Terms extends { appointment_at: string | null; appointment_minutes: number | null }>(
  terms: Terms,
  now: string,
): Terms {
  if (terms.appointment_at === null) return { ...terms, appointment_minutes: null }
  assertAppointmentTime(terms.appointment_at, now)
  return { ...terms, appointment_at: new Date(terms.appointment_at).toISOString() }
}

/** Accepts one offer: its provider gets the order, the time that it proposes is agreed, and every other open offer is superseded. */
export const acceptOffer: Effect = async (ctx, transition) => {
  const accepted = await closeOffer(ctx, transition, 'accept')
  const rejectedProviders = await closeOpenOffers(ctx, accepted.order_id, 'supersede')
  const { provider_id, id: accepted_offer_id, appointment_at: at, appointment_minutes } = accepted
  // A time that has passed meanwhile is no appointment: both sides agree on another.
  const time = at && at > ctx.clock.now() ? { appointment_at: at, appointment_minutes } : null
  if (time) await scheduleReminders(ctx, accepted.order_id, time.appointment_at)
  return {
    order: { provider_id, accepted_offer_id, ...time },
    notify: { rejectedProviders },
    ...(time && { event: time }),
  }
}

/** Withdraws the provider's own open offer. */
export const withdrawOffer: Effect = async (ctx, transition) => {
  await closeOffer(ctx, transition, 'withdraw')
  return {}
}

/** Rejects one offer with the client's reason. */
export const rejectOffer: Effect = async (ctx, transition) => {
  await closeOffer(ctx, transition, 'reject', transition.reason)
  return {}
}

/** Expires one open offer. */
export const expireOffer: Effect = async (ctx, transition) => {
  await closeOffer(ctx, transition, 'expire')
  return {}
}

/** Closes every open offer of an order, with its open counter-offer. Returns the ids of their providers. */
async function closeOpenOffers(ctx: TransactionCtx, order_id: string, name: 'expire' | 'supersede'): Promise<string[]> {
  const transition = offerLifecycle.transitions[name]
  const closed = await ctx.db
    .update(offers)
    .set({ status: transition.to, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(offers.order_id, order_id), canMakeTransition(offers.status, transition)))
    .returning({ id: offers.id, provider_id: offers.provider_id })
  await answerCounters(
    ctx,
    closed.map(({ id }) => id),
    'close',
  )
  return closed.map(({ provider_id }) => provider_id)
}

/** Expires the open offers of an expired request. */
export const expireOpenOffers: Effect = async (ctx, { orderContext }) => {
  await closeOpenOffers(ctx, orderContext.order.id, 'expire')
  return {}
}

/** Supersedes the open offers of an order that ends early; their providers are notified. */
export const supersedeOpenOffers: Effect = async (ctx, { orderContext }) => ({
  notify: { rejectedProviders: await closeOpenOffers(ctx, orderContext.order.id, 'supersede') },
})

/** Moves the transition's offer to its final status and closes its open counter-offer. Throws a conflict if it is no longer open. */
async function closeOffer(
  ctx: TransactionCtx,
  { offer }: Pick<TransitionContext, 'offer'>,
  name: 'accept' | 'reject' | 'withdraw' | 'expire',
  reject_reason: string | null = null,
): Promise<OfferRow> {
  if (!offer) throw notFound()
  const transition = offerLifecycle.transitions[name]
  const [closed] = await ctx.db
    .update(offers)
    .set({ status: transition.to, reject_reason, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(offers.id, offer.id), canMakeTransition(offers.status, transition)))
    .returning()
  if (!closed) throw conflict(orderLifecycle.guards.offer_pending)
  await answerCounters(ctx, [closed.id], 'close')
  return closed
}
