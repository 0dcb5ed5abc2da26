import { deadlinesOf, type OrderDeadline } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { lockUnits } from '../../catalog/store/stock.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { settleAtDeadline } from '../payments/gateway-records/settle-at-deadline.ts'
import { orderLines } from '../tables/checkouts.ts'
import { orders } from '../tables/orders.ts'

/**
 * Makes the first deadline transition of one order that its guards allow, if it is still due. The transition is checked again under the order's lock, so that a payment
 * or another process that came first wins. Returns true if the transition was made.
 */
export async function applyDeadline(ctx: Ctx, order: Pick<OrderRow, 'id' | 'kind' | 'status'>): Promise<boolean> {
  if (order.status === 'pending_payment') await settleAtDeadline(ctx, order.id)
  for (const deadline of deadlinesOf(order.status, order.kind)) if (await applyOne(ctx, order.id, deadline)) return true
  return false
}

async function applyOne(ctx: Ctx, order_id: string, { transition: name, status, wholeCheckout }: OrderDeadline): Promise<boolean> {
  const checkout_id = wholeCheckout ? await findCheckout(ctx, order_id) : null
  if (!checkout_id) return transitionByClock(ctx, { order_id, name })
  return unlessDenied(() =>
    inTransaction(ctx, async (ctx) => {
      const due = await lockDueOrders(ctx, checkout_id, status)
      for (const id of due) await transitionOrder(ctx, { order_id: id, name, actor: 'scheduler' })
      return due.includes(order_id)
    }),
  )
}

async function findCheckout({ db }: Ctx, order_id: string): Promise<string | null> {
  const [order] = await db.select({ checkout_id: orders.checkout_id }).from(orders).where(eq(orders.id, order_id))
  return order?.checkout_id ?? null
}

/** Locks what a payment of the checkout locks, in its order: all orders, then the stock. Returns the ids of the orders in this status that are due. */
async function lockDueOrders(ctx: TransactionCtx, checkout_id: string, status: OrderRow['status']): Promise<string[]> {
  const { db, clock } = ctx
  const ofCheckout = eq(orders.checkout_id, checkout_id)
  await db.select({ id: orders.id }).from(orders).where(ofCheckout).orderBy(asc(orders.id)).for('update')
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofCheckout, eq(orders.status, status), lte(orders.due_at, clock.now())))
    .orderBy(asc(orders.id))
  const ids = due.map(({ id }) => id)
  const lines = await db.select({ unit_id: orderLines.unit_id }).from(orderLines).where(inArray(orderLines.order_id, ids))
  await lockUnits(
    ctx,
    lines.map(({ unit_id }) => ({ unit_id, quantity: 0 })),
  )
  return ids
}

/** Makes a transition as the clock. Returns false if the lifecycle does not allow it any more. */
export const transitionByClock = (ctx: Ctx, request: { order_id: string; name: OrderTransition; offer_id?: string }): Promise<boolean> =>
  unlessDenied(async () => {
    await transitionOrder(ctx, { ...request, actor: 'scheduler' })
    return true
  })

/** The result; false if a transition is denied. */
async function unlessDenied(run: () => Promise<boolean>): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}
