import type { OrderGoods } from '@wasl/shared/contract/orders.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { orderLines, orderShipping } from '../tables/checkouts.ts'
import type { OrderRow } from './visible-order.ts'

export type OrderLineRow = typeof orderLines.$inferSelect

/** The goods of an order; none, unless it is of the store. */
export const listOrderLines = ({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.position))

/** The titles of the goods of these orders. */
export const listGoodsNames = ({ db }: Pick<Ctx, 'db'>, orderIds: readonly string[]) =>
  db
    .select({ order_id: orderLines.order_id, id: orderLines.id, title: orderLines.title })
    .from(orderLines)
    .where(inArray(orderLines.order_id, [...orderIds]))
    .orderBy(asc(orderLines.position))

/** How the goods of an order are handed over; undefined, unless it is of the store. */
export async function loadShipping({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<typeof orderShipping.$inferSelect | undefined> {
  const [shipping] = await db.select().from(orderShipping).where(eq(orderShipping.order_id, order_id))
  return shipping
}

/** Whether the platform sells the goods of an order as its own. */
export const isOwnSale = ({ kind, provider_id }: Pick<OrderRow, 'kind' | 'provider_id'>): boolean =>
  kind === 'store' && provider_id === null

/** What an order of the store is about; null for any other. */
export async function loadOrderGoods(ctx: Pick<Ctx, 'db'>, { id, checkout_id }: OrderRow): Promise<OrderGoods | null> {
  const shipping = await loadShipping(ctx, id)
  if (!checkout_id || !shipping) return null
  const lines = await listOrderLines(ctx, id)
  return { checkout_id, lines: lines.map((line) => ({ ...line, options: [...line.options] })), shipping }
}
