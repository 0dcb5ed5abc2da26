import { shipmentLifecycle } from '@wasl/shared/lifecycle/shipments.ts'
import type { Label, Localized } from '@wasl/shared/units.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { invalid, invalidFormMessage, RequestError } from '../../platform/http/errors.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { listOrderLines, nameOfLine, type OrderLineRow } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orderLines } from '../tables/checkouts.ts'
import { shipments } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'

/** Goods of a line, and how many of them. */
export type GoodsQuantity = { line: OrderLineRow; quantity: number }
type ShipmentStatus = keyof typeof shipmentLifecycle.statuses
type Transport = { carrier: string | null; tracking: string | null; status: ShipmentStatus }

/** How many of a line are neither sent out nor refunded. */
export const openOf = ({ quantity, shipped, refunded }: Pick<OrderLineRow, 'quantity' | 'shipped' | 'refunded'>): number =>
  quantity - shipped - refunded

const isUnsent = sql`exists (select 1 from ${orderLines} where ${orderLines.order_id} = ${orders.id} and ${orderLines.quantity} > ${orderLines.shipped} + ${orderLines.refunded})`

/** Whether an order has goods that are neither sent out nor refunded. */
// In SQL of its own, like `openReturnStatus`.
export const hasUnsentGoods = sql<boolean>`${isUnsent}`

/** All goods that are still to be sent. */
export const allOpen = (lines: readonly OrderLineRow[]): GoodsQuantity[] =>
  lines.map((line) => ({ line, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0)

/** The units of the stock that these goods are. */
export const unitsOf = (goods: readonly GoodsQuantity[]) => goods.map(({ line, quantity }) => ({ unit_id: line.unit_id, quantity }))

/** The named goods, each line once. Throws 422 on `lines` for goods of another order, and on `lines.` with the id of each line of which it names more than `left` says. */
export function chosenGoods(
  lines: readonly OrderLineRow[],
  named: readonly { line_id: string; quantity: number }[],
  left: (line: OrderLineRow) => number,
): GoodsQuantity[] {
  const chosen = lines
    .map((line) => ({ line, quantity: named.reduce((sum, one) => sum + (one.line_id === line.id ? one.quantity : 0), 0) }))
    .filter(({ quantity }) => quantity > 0)
  const isKnown = named.every(({ line_id }) => lines.some(({ id }) => id === line_id))
  if (!isKnown || chosen.length === 0) throw invalid('lines', { en: 'Choose goods of this order', ar: 'اختر من منتجات هذا الطلب' })
  const tooMany = chosen.filter(({ line, quantity }) => quantity > left(line)).map(({ line }) => [line, left(line)] as const)
  if (tooMany.length > 0)
    throw new RequestError('invalid', invalidFormMessage, {
      errors: Object.fromEntries(tooMany.map(([line, most]) => [`lines.${line.id}`, [tooManyOf(nameOfLine(line), most)]])),
    })
  return chosen
}

const tooManyOf = ({ ar, en }: Localized, most: number): Label => ({ en: `${en}: at most ${most}`, ar: `${ar}: ${most} على الأكثر` })

/** Sends out the goods that the request names, otherwise all that are left. */
export const sendGoodsOut: Effect<'send_out'> = async (ctx, { terms, orderContext: { order } }) => {
  const lines = await listOrderLines(ctx, order)
  // The action of the back office has no terms: it sends everything.
  const { lines: named, carrier, tracking }: Partial<typeof terms> = terms ?? {}
  const goods = named ? chosenGoods(lines, named, openOf) : allOpen(lines)
  await insertShipment(ctx, order, goods, { carrier: carrier || null, tracking: tracking || null, status: shipmentLifecycle.start })
  return { order: { fulfilment: 'out_for_delivery' } }
}

/** Ends the shipments of an order that was delivered. What its client picked up leaves now. */
export const handOverGoods: Effect = async (ctx, { orderContext: { order } }) => {
  const { from, to } = shipmentLifecycle.transitions.deliver
  const now = ctx.clock.now()
  await ctx.db
    .update(shipments)
    .set({ status: to, delivered_at: now, version: sql`${shipments.version} + 1`, updated_at: now })
    .where(and(eq(shipments.order_id, order.id), eq(shipments.status, from)))
  const goods = allOpen(await listOrderLines(ctx, order))
  if (goods.length > 0) await insertShipment(ctx, order, goods, { carrier: null, tracking: null, status: to })
  return {}
}

async function insertShipment(ctx: TransactionCtx, order: OrderRow, goods: readonly GoodsQuantity[], transport: Transport): Promise<void> {
  const now = ctx.clock.now()
  const { id: order_id, client_id, provider_id } = order
  const lines = goods.map(({ line, quantity }) => ({ title: nameOfLine(line), quantity, line_id: line.id }))
  const row = {
    ...{ order_id, client_id, provider_id, lines, ...transport },
    delivered_at: transport.status === 'delivered' ? now : null,
    ...{ created_at: now, updated_at: now },
  }
  await insertNumberedRow(ctx, shipments, yearNumber('SH', now), row, 'is part of a change')
  await countGoods(ctx, 'shipped', goods)
}

/** Adds quantities to what was shipped, refunded or returned of the lines of an order. */
export async function countGoods(
  { db }: TransactionCtx,
  column: 'shipped' | 'refunded' | 'returned',
  goods: readonly GoodsQuantity[],
): Promise<void> {
  for (const { line, quantity } of goods)
    await db
      .update(orderLines)
      .set({ [column]: sql`${orderLines[column]} + ${quantity}` })
      .where(eq(orderLines.id, line.id))
}
