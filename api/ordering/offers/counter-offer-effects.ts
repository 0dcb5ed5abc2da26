import { counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { canMakeTransition } from '../../platform/db/conditions.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import type { CounterOfferRow } from '../orders/order-context.ts'
import type { Effect, TransitionContext } from '../orders/transition-context.ts'
import { counterOffers, offers } from '../tables/offers.ts'
import { withFormerTerms } from './former-terms.ts'

/** Stores the client's counter-offer. Throws 422 for the terms that the offer has already. */
export const addCounter: Effect<'counter_offer'> = async (ctx, { offer, terms }) => {
  if (!offer) throw notFound()
  if (terms.price === offer.price && terms.duration_days === offer.duration_days)
    throw invalid('price', { en: 'Propose another price or another duration', ar: 'اقترح سعرًا آخر أو مدة أخرى' })
  const now = ctx.clock.now()
  const earlier = await ctx.db.$count(counterOffers, eq(counterOffers.offer_id, offer.id))
  const counter: NewRow<typeof counterOffers> = {
    ...terms,
    offer_id: offer.id,
    created_by: userCtx(ctx).principal.id,
    round: earlier + 1,
    offer_version: offer.former_terms.length + 1,
    status: counterOfferLifecycle.start,
    created_at: now,
    updated_at: now,
  }
  await insertRow(ctx, counterOffers, counter, 'is part of a change')
  return { notify: { terms } }
}

/** Makes the terms of the counter-offer the next version of the offer. */
export const acceptCounter: Effect<'accept_counter'> = async (ctx, transition) => {
  const { offer } = transition
  if (!offer) throw notFound()
  const { price, duration_days, id } = await findOpenCounter(ctx, transition)
  const former_terms = withFormerTerms(offer)
  const now = ctx.clock.now()
  const [changed] = await ctx.db
    .update(offers)
    .set({ price, duration_days, former_terms, version: offer.version + 1, terms_at: now, updated_at: now })
    .where(and(eq(offers.id, offer.id), canMakeTransition(offers.status, offerLifecycle.transitions.change)))
    .returning()
  if (!changed) throw conflict(orderLifecycle.guards.offer_pending)
  await answerCounters(ctx, [offer.id], 'accept', { accepted_version: former_terms.length + 1, id })
  return { offer: changed }
}

/** Rejects the counter-offer with the provider's reason; the offer stays as it is. */
export const rejectCounter: Effect<'reject_counter'> = async (ctx, transition) => {
  const { id, offer_id } = await findOpenCounter(ctx, transition)
  await answerCounters(ctx, [offer_id], 'reject', { reject_reason: transition.reason, id })
  return {}
}

type CounterOfferAnswer = { id?: string; reject_reason?: string | null; accepted_version?: number }

/** Ends the open counter-offers of these offers. `close`: the offers were accepted or ended. */
export async function answerCounters(
  ctx: TransactionCtx,
  offer_ids: readonly string[],
  name: keyof typeof counterOfferLifecycle.transitions,
  { id, ...answer }: CounterOfferAnswer = {},
): Promise<void> {
  if (offer_ids.length === 0) return
  const transition = counterOfferLifecycle.transitions[name]
  const now = ctx.clock.now()
  await ctx.db
    .update(counterOffers)
    .set({
      ...answer,
      status: transition.to,
      answered_by: transition.by === 'provider' ? userCtx(ctx).principal.id : null,
      answered_at: now,
      updated_at: now,
    })
    .where(
      and(
        inArray(counterOffers.offer_id, [...offer_ids]),
        id ? eq(counterOffers.id, id) : undefined,
        canMakeTransition(counterOffers.status, transition),
      ),
    )
}

/** The counter-offer that the provider read. Throws a conflict if it is no longer open. */
async function findOpenCounter(
  ctx: TransactionCtx,
  { offer, terms }: TransitionContext<'accept_counter' | 'reject_counter'>,
): Promise<CounterOfferRow> {
  if (!offer) throw notFound()
  const isOpen = canMakeTransition(counterOffers.status, counterOfferLifecycle.transitions.accept)
  const [counter] = await ctx.db
    .select()
    .from(counterOffers)
    .where(and(eq(counterOffers.id, terms.counter_offer_id), eq(counterOffers.offer_id, offer.id), isOpen))
  if (!counter) throw conflict(orderLifecycle.guards.counter_open)
  return counter
}
