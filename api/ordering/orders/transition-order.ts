import { evaluateTransition, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { eq, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx, TransactionCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { scheduleDeadlines } from '../../platform/jobs/schedule-deadlines.ts'
import { assertOrderVersion } from './assert-order-version.ts'
import { dueAt } from './due-at.ts'
import { effects } from './effects.ts'
import { notifyTransition } from './notify-transition.ts'
import { actorOf } from './order-actor.ts'
import { loadOrderContext } from './order-context.ts'
import { loadOrderFacts } from './order-facts.ts'
import { recordEvent } from './record-event.ts'
import type { OrderChange, TransitionContext } from './transition-context.ts'
import { loadVisibleOrder, type OrderRow } from './visible-order.ts'

export type TransitionRequest = {
  order_id: string
  name: OrderTransition
  /** Set for automatic transitions; otherwise derived from the principal. */
  actor?: 'system' | 'scheduler'
  offer_id?: string | null
  reason?: string | null
  reason_id?: string | null
  version?: number
  terms?: unknown
  /** The amount paid, in halalas, for notifications about a payment. */
  amount?: number
}

/**
 * Runs one transition of one order: row lock, facts, guards, effects, status, deadline, history and notifications in one transaction.
 * Throws 404 if the order or offer is not visible, 409 with the guard's message if the lifecycle forbids it.
 */
export async function transitionOrder(ctx: Ctx, request: TransitionRequest): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = request.actor ? await lockOrder(ctx, request.order_id) : await loadVisibleOrder(ctx, request.order_id, { lock: true })
    const transition = await evaluate(ctx, order, request)
    const change: OrderChange = {}
    for (const name of transitionOf(orderLifecycle, request.name).effects ?? [])
      Object.assign(change, await runEffect(ctx, name, transition))
    const moved = await saveOrder(ctx, transition, change, request)
    await recordEvent(ctx, { ...transition, from: order }, moved)
    if (moved.status !== order.status) await scheduleDeadlines(ctx, moved)
    await notifyTransition(ctx, transition, moved)
    return moved
  })
}

async function evaluate(ctx: TransactionCtx, order: OrderRow, request: TransitionRequest): Promise<TransitionContext> {
  const actor = request.actor ?? actorOf(ctx, order)
  const orderContext = await loadOrderContext(ctx, order)
  const offer = request.offer_id ? (orderContext.offers.find(({ id }) => id === request.offer_id) ?? null) : null
  if (request.offer_id && (!offer || belongsToRival(ctx, offer.provider_id))) throw notFound()
  assertOrderVersion(order, request.version)
  const facts = await loadOrderFacts(ctx, orderContext, request.offer_id ?? null)
  const verdict = evaluateTransition(orderLifecycle, orderGuards, request.name, actor, facts)
  if (!verdict.allowed) throw conflict(verdict.reason)
  const { name, terms, reason = null, amount } = request
  return {
    name,
    actor,
    orderContext,
    facts,
    to: verdict.to,
    offer,
    reason,
    terms,
    notificationData: amount === undefined ? {} : { amount },
  }
}

// A provider must not learn that rival offers exist.
const belongsToRival = ({ principal }: Ctx, provider_id: string): boolean =>
  principal.kind === 'user' && principal.provider !== null && principal.provider.id !== provider_id

async function lockOrder(ctx: TransactionCtx, id: string): Promise<OrderRow> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw notFound()
  return order
}

async function runEffect(ctx: TransactionCtx, name: string, transition: TransitionContext): Promise<OrderChange> {
  const effect = effects[name]
  if (!effect) throw new Error(`runEffect: no effect ${name} for ${transition.name}`)
  return (await effect(ctx, transition)) ?? {}
}

async function saveOrder(
  ctx: TransactionCtx,
  { to, orderContext, reason }: TransitionContext,
  change: OrderChange,
  request: TransitionRequest,
): Promise<OrderRow> {
  const now = ctx.clock.now()
  const isSame = to === orderContext.order.status
  const [moved] = await ctx.db
    .update(orders)
    .set({
      ...change,
      status: to,
      version: sql`${orders.version} + 1`,
      updated_at: now,
      ...(isSame ? {} : { due_at: dueAt(to, orderContext.order, now, await loadSettings(ctx)) }),
      ...(tabOf[to] === 'finished' && !isSame ? { finished_at: now } : {}),
      ...(to === 'cancelled' ? { cancel_reason: reason, cancel_reason_id: request.reason_id ?? null } : {}),
    })
    .where(eq(orders.id, orderContext.order.id))
    .returning()
  if (!moved) throw new Error('transitionOrder: the locked order is gone')
  return moved
}
