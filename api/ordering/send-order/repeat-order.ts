import type { OrderRepeat } from '@wasl/shared/contract/order-repeats.ts'
import { nextRepeat, type RepeatInterval } from '@wasl/shared/rules/order-repeats.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { orderRepeats } from '../tables/order-repeats.ts'
import { orders } from '../tables/orders.ts'
import { isOfClient } from '../tables/orders-of-client.ts'
import { loadContent } from './resend-order.ts'
import { sentAlready } from './sent-already.ts'
import { sentAs, sentAsFor } from './sent-repeat.ts'
import { submitOrder } from './submit-order.ts'

/** Whether a client can be reminded of this order: work that is done, by a provider who can do it again. */
export const isRepeatable = ({ status, kind, provider_id }: Pick<OrderRow, 'status' | 'kind' | 'provider_id'>): boolean =>
  status === 'completed' && (kind === 'service' || kind === 'private') && provider_id !== null

/** Reminds the client of an own completed order in this interval, from its end on. Throws 404 for the order of another, 409 for any other one. */
export const repeatOrder = (ctx: UserCtx, id: string, every: RepeatInterval): Promise<OrderRepeat> =>
  inTransaction(ctx, async (ctx) => {
    const order = await loadOwnOrder(ctx, id)
    if (!isRepeatable(order)) throw conflict({ en: 'Only completed orders are repeated', ar: 'يُكرّر الطلب بعد اكتماله' })
    const now = ctx.clock.now()
    const starts_on = riyadhDate(order.finished_at ?? now)
    const values = { every, starts_on, next_on: nextRepeat(starts_on, every, riyadhDate(now)) }
    await ctx.db
      .insert(orderRepeats)
      .values({ ...values, order_id: id, client_id: order.client_id, created_at: now })
      .onConflictDoUpdate({ target: orderRepeats.order_id, set: values })
    const repeat = await findRepeat(ctx, id)
    if (!repeat) throw new Error('repeatOrder: no row was stored')
    return repeat
  })

/** Stops the reminders of an order. Throws 404 if there are none. */
export const stopRepeat = (ctx: UserCtx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await loadOwnOrder(ctx, id)
    const deleted = await ctx.db.delete(orderRepeats).where(eq(orderRepeats.order_id, id)).returning({ id: orderRepeats.order_id })
    if (deleted.length === 0) throw notFound()
  })

/**
 * Sends a repeated order as a private one to the provider of the first, for its next day. It is sent once for a day: sending it again returns that order. Throws
 * 404 if it does not repeat, and whatever `submitOrder` throws if its services or provider no longer take it.
 */
export const sendRepeat = (ctx: UserCtx, id: string): Promise<OrderRow> =>
  inTransaction(ctx, async (ctx) => {
    const order = await loadOwnOrder(ctx, id)
    const [row] = await ctx.db.select().from(orderRepeats).where(eq(orderRepeats.order_id, id)).for('update')
    if (!row || !order.provider_id) throw notFound()
    const former = await findSent(ctx, id)
    if (former) return sentAlready(ctx, former)
    const { provider_ids: _, ...content } = await loadContent(ctx, order)
    const today = riyadhDate(ctx.clock.now())
    const wanted = { wanted_on: row.next_on > today ? row.next_on : null, wanted_part: null, wanted_time: null }
    const sent = await submitOrder(ctx, { ...content, ...wanted, kind: 'private', provider_ids: [order.provider_id] })
    await ctx.db.update(orderRepeats).set({ sent_for: row.next_on, sent_order_id: sent.id }).where(eq(orderRepeats.order_id, id))
    return sent
  })

/** Stops all reminders of a client, whose account is erased. */
export async function deleteRepeatsOf({ db }: Pick<Ctx, 'db'>, user_id: string): Promise<void> {
  await db.delete(orderRepeats).where(eq(orderRepeats.client_id, user_id))
}

/** How an order repeats; null if it does not. */
export async function findRepeat({ db, principal }: UserCtx, order_id: string): Promise<OrderRepeat | null> {
  const [row] = await db.select(repeatColumns(principal)).from(orderRepeats).where(eq(orderRepeats.order_id, order_id))
  return row ?? null
}

/** How an order repeats, from `order_repeats`, for this client. */
export const repeatColumns = (client: Parameters<typeof sentAsFor>[0]) => ({
  every: orderRepeats.every,
  next_on: orderRepeats.next_on,
  sent_as: sentAsFor(client),
})

async function findSent({ db }: TransactionCtx, order_id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select({ order: orders })
    .from(orderRepeats)
    .innerJoin(orders, eq(orders.id, sentAs))
    .where(eq(orderRepeats.order_id, order_id))
  return row?.order ?? null
}

/** An own order as a client, locked. Throws 404 for any other, one that the user serves as a provider too. */
async function loadOwnOrder(ctx: UserCtx & TransactionCtx, id: string): Promise<OrderRow> {
  const order = await loadVisibleOrder(ctx, id, { lock: true })
  if (!isOfClient(ctx.principal, order)) throw notFound()
  return order
}
