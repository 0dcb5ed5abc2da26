import { canTransition, rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { eq, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { setAlarms } from '../../platform/jobs/set-alarms.ts'
import { dueAt } from './due-at.ts'
import { effects } from './effects.ts'
import { factsOf, inHand } from './facts.ts'
import { tellAbout } from './notify-transition.ts'
import { actorOf } from './order-actor.ts'
import { recordEvent } from './record-event.ts'
import { requireVersion } from './require-version.ts'
import type { Move, MoveCtx, OrderChange } from './transition-context.ts'
import { type OrderRow, visibleOrder } from './visible-order.ts'

export type Asked = {
  order_id: string
  name: OrderTransition
  /** Given by the system and the clock; else it follows from who asks. */
  actor?: 'system' | 'clock'
  offer_id?: string | null
  reason?: string | null
  reason_id?: string | null
  version?: number
  terms?: unknown
  /** What was paid, in halalas, where the notices tell of a payment. */
  amount?: number
}

/**
 * Makes one transition of one order: row lock, facts, guards, effects, status, clock, history and notices in one transaction.
 * Throws 404 where the order or offer is not visible, 409 with the guard's words where the lifecycle says no.
 */
export async function transition(ctx: Ctx, asked: Asked): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = asked.actor ? await anyOrder(ctx, asked.order_id) : await visibleOrder(ctx, asked.order_id, { lock: true })
    const move = await weigh(ctx, order, asked)
    const change: OrderChange = {}
    for (const name of rowOf(orderLifecycle, asked.name).effects ?? []) Object.assign(change, await runEffect(ctx, name, move))
    const moved = await save(ctx, move, change, asked)
    await recordEvent(ctx, { ...move, from: order }, moved)
    if (moved.status !== order.status) await setAlarms(ctx, moved)
    await tellAbout(ctx, move, moved)
    return moved
  })
}

async function weigh(ctx: MoveCtx, order: OrderRow, asked: Asked): Promise<Move> {
  const actor = asked.actor ?? actorOf(ctx, order)
  const hand = await inHand(ctx, order)
  const offer = asked.offer_id ? (hand.offers.find(({ id }) => id === asked.offer_id) ?? null) : null
  if (asked.offer_id && (!offer || isRivals(ctx, offer.provider_id))) throw notFound()
  requireVersion(order, asked.version)
  const facts = await factsOf(ctx, hand, asked.offer_id ?? null)
  const verdict = canTransition(orderLifecycle, orderGuards, asked.name, actor, facts)
  if (!verdict.may) throw conflict(verdict.text)
  const { name, terms, reason = null, amount } = asked
  return { name, actor, hand, facts, to: verdict.to, offer, reason, terms, told: amount === undefined ? {} : { amount } }
}

// A provider learns nothing of rival offers, not even that they are there.
const isRivals = ({ who }: Ctx, provider_id: string): boolean =>
  who.kind === 'user' && who.provider !== null && who.provider.id !== provider_id

async function anyOrder(ctx: MoveCtx, id: string): Promise<OrderRow> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw notFound()
  return order
}

async function runEffect(ctx: MoveCtx, name: string, move: Move): Promise<OrderChange> {
  const effect = effects[name]
  if (!effect) throw new Error(`runEffect: no effect ${name} for ${move.name}`)
  return (await effect(ctx, move)) ?? {}
}

async function save(ctx: MoveCtx, { to, hand, reason }: Move, change: OrderChange, asked: Asked): Promise<OrderRow> {
  const now = ctx.clock.now()
  const isSame = to === hand.order.status
  const [moved] = await ctx.db
    .update(orders)
    .set({
      ...change,
      status: to,
      version: sql`${orders.version} + 1`,
      updated_at: now,
      ...(isSame ? {} : { due_at: dueAt(to, hand.order, now, await settingsOf(ctx)) }),
      ...(tabOf[to] === 'finished' && !isSame ? { finished_at: now } : {}),
      ...(to === 'cancelled' ? { cancel_reason: reason, cancel_reason_id: asked.reason_id ?? null } : {}),
    })
    .where(eq(orders.id, hand.order.id))
    .returning()
  if (!moved) throw new Error('transition: the locked order is gone')
  return moved
}
