import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import {
  type OrderEffect,
  type OrderStatus,
  type OrderTransition,
  orderTransitions,
  type PublicOrderTransition,
} from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import { orders } from '../tables/orders.ts'
import { approvableStatuses, endStaleApprovals } from './approvals.ts'
import { assertEditable } from './assert-editable.ts'
import { assertOrderVersion } from './assert-order-version.ts'
import { assertTransitionAllowed } from './assert-transition-allowed.ts'
import { releaseWithOrder } from './delegations.ts'
import { loadDueAt } from './due-at.ts'
import { mergeResults } from './merge-results.ts'
import { notifyTransition } from './notify-transition.ts'
import { actorOf } from './order-actor.ts'
import { type OfferWithBidder, type OrderContext, orderContext } from './order-context.ts'
import { loadFacts } from './order-facts.ts'
import { lockGroup, siblingsToClose } from './order-group.ts'
import { recordEvents } from './record-event.ts'
import { scheduleDeadlines } from './schedule-deadlines.ts'
import type { Effect, EffectResult, NamedTerms, OrderChange, TransitionContext } from './transition-context.ts'
import { loadVisibleOrder, type OrderRow } from './visible-order.ts'

/** What a request says about its transition. */
export type TransitionInput = {
  offer_id?: string | null
  reason?: string | null
  reason_id?: string | null
  /** The version of the order that the requester saw. */
  version?: number
}
export type TransitionRequest = TransitionInput & {
  order_id: string
  /** Set for automatic transitions; otherwise derived from the principal. */
  actor?: 'system' | 'scheduler'
  /** The status to go to, for a transition with several targets. */
  target?: OrderStatus
  /** The amount paid, in halalas, for notifications about a payment. */
  amount?: number
  /** Sends none of the transition's notifications. */
  silent?: boolean
  /** The order is assigned to the principal, who takes this step without seeing the order otherwise. */
  isAssigned?: boolean
} & (NamedTerms<PublicOrderTransition> | { name: OrderTransition; terms?: undefined })

/**
 * Runs one transition of one order in one transaction: row lock, guards, effects, status, deadline, history, notifications and
 * the transition that follows. Errors in this order: 404 if the order is not visible, 403 if this side can never make the transition, 409 with the
 * guard's message; then 404, 409 or 422 for the offer or the content of the request.
 */
export async function transitionOrder(ctx: Ctx, request: TransitionRequest): Promise<OrderRow> {
  const { effects: names = [], onSiblings } = orderTransitions[request.name]
  return inTransaction(ctx, async (ctx) => {
    if (onSiblings) await lockGroup(ctx, request.order_id)
    const order =
      request.actor || request.isAssigned
        ? await lockOrder(ctx, request.order_id)
        : await loadVisibleOrder(ctx, request.order_id, { lock: true })
    const transition = await prepare(ctx, order, request)
    const results: EffectResult[] = [{ notify: request.amount === undefined ? {} : { amount: request.amount } }]
    for (const name of names) results.push(await runEffect(ctx, name, transition))
    const { order: change, offer = transition.offer, notify, event } = mergeResults(request.name, results)
    // What one side decides among its own people changes nothing that the other reads.
    const moved = orderTransitions[request.name].isInternal ? order : await saveOrder(ctx, transition, change)
    if (approvableStatuses.includes(order.status)) await endStaleApprovals(ctx, order.id, request.name)
    await recordEvents(ctx, { ...transition, offer, from: order, event }, [moved])
    if (moved.status !== order.status) {
      await scheduleDeadlines(ctx, [moved])
      await releaseWithOrder(ctx, moved)
    }
    if (!request.silent) await notifyTransition(ctx, { ...transition, offer, notify, event }, moved)
    if (onSiblings) await closeSiblings(ctx, moved, onSiblings)
    return followUp(ctx, request, moved)
  })
}

/** Evaluates the guards, each once: those about the order, then those about the offer or the content of the request. */
async function prepare(ctx: TransactionCtx, order: OrderRow, request: TransitionRequest): Promise<TransitionContext> {
  const { name, terms, target, offer_id, version, reason = null, reason_id = null } = request
  const transition = { name, actor: request.actor ?? actorOf(ctx, order) }
  const context = orderContext(ctx, order)
  const subject = { status: order.status, kind: order.kind, orderContext: context, offer: null, content: null, target }
  await assertTransitionAllowed(ctx, subject, transition, ['order'])
  const content = request.name === 'edit' ? (request.terms ?? null) : null
  if (content) await assertEditable(ctx, order, content)
  const offer = offer_id ? await findOffer(ctx, context, offer_id) : null
  assertOrderVersion(order, version)
  const to = await assertTransitionAllowed(ctx, { ...subject, offer, content }, transition, ['offer', 'content'])
  // Safe: only clients and providers make the transitions that have terms, and requestTransition passes those of the body.
  return { ...transition, orderContext: context, to, offer, reason, reason_id, terms } as TransitionContext
}

// A provider must not learn that rival offers exist.
async function findOffer({ principal }: Ctx, context: OrderContext, id: string): Promise<OfferWithBidder> {
  const offer = (await context.offers()).find((candidate) => candidate.id === id)
  const isRival = principal.kind === 'user' && principal.provider !== null && principal.provider.id !== offer?.provider_id
  if (!offer || isRival) throw notFound()
  return offer
}

async function lockOrder(ctx: TransactionCtx, id: string): Promise<OrderRow> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw notFound()
  return order
}

async function runEffect(ctx: TransactionCtx, name: OrderEffect, transition: TransitionContext): Promise<EffectResult> {
  // Safe: the row of this transition lists the effect, and `Effects` has its type for all of them.
  const effect = ctx.hooks.orderEffects[name] as Effect | undefined
  if (!effect) throw new Error(`runEffect: ${transition.name} is planned: its effect ${name} does not exist yet`)
  return effect(ctx, transition)
}

async function saveOrder(
  ctx: TransactionCtx,
  { to, orderContext, reason, reason_id }: TransitionContext,
  change: OrderChange,
): Promise<OrderRow> {
  const now = ctx.clock.now()
  const isSame = to === orderContext.order.status
  const [moved] = await ctx.db
    .update(orders)
    .set({
      status: to,
      version: sql`${orders.version} + 1`,
      updated_at: now,
      ...(isSame ? {} : { due_at: await loadDueAt(ctx, to, orderContext.order) }),
      ...(tabOf[to] === 'finished' && !isSame ? { finished_at: now } : {}),
      ...(to === 'cancelled' ? { cancel_reason: reason, cancel_reason_id: reason_id } : {}),
      ...change,
    })
    .where(eq(orders.id, orderContext.order.id))
    .returning()
  if (!moved) throw new Error('transitionOrder: the locked order is gone')
  return moved
}

/** Makes the transition that the lifecycle declares for the other orders of the group. */
async function closeSiblings(ctx: TransactionCtx, order: OrderRow, name: OrderTransition): Promise<void> {
  for (const order_id of await siblingsToClose(ctx, order, name)) await transitionOrder(ctx, { order_id, name, actor: 'system' })
}

/** Makes the transition that the lifecycle declares to follow, if its guard passes. */
async function followUp(ctx: TransactionCtx, { name, reason }: TransitionRequest, order: OrderRow): Promise<OrderRow> {
  const next = orderTransitions[name].followUp
  if (!next) return order
  const rule = orderGuards[next.if]
  if (!rule) throw new Error(`followUp: ${name} names a planned guard`)
  const { status, kind, id } = order
  const subject = { status, kind, orderContext: orderContext(ctx, order), offer: null, content: null }
  if (!rule.passes(await loadFacts(ctx, subject, rule.needs))) return order
  return transitionOrder(ctx, {
    order_id: id,
    name: next.transition,
    actor: 'system',
    silent: next.silent === true,
    ...(reason && { reason }),
  })
}
