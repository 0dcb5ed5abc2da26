import type { OrderGoods } from '@wasl/shared/contract/order-goods.ts'
import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { maxWrongCodes } from '@wasl/shared/rules/limits.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds, laterOf } from '../../platform/instants.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { orderLines, orderShipping } from '../tables/checkouts.ts'
import { returns, shipments } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import type { OrderRow } from './visible-order.ts'

export type OrderLineRow = typeof orderLines.$inferSelect

type OrderKey = Pick<OrderRow, 'id' | 'kind'>
const isOfStore = ({ kind }: OrderKey): boolean => kind === 'store'

/** The goods of an order; none, unless it is of the store. */
export const listOrderLines = async ({ db }: Pick<Ctx, 'db'>, order: OrderKey): Promise<OrderLineRow[]> =>
  isOfStore(order) ? db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.position)) : []

/** The titles of the goods of these orders. */
export const listGoodsNames = ({ db }: Pick<Ctx, 'db'>, orderIds: readonly string[]) =>
  db
    .select({ order_id: orderLines.order_id, id: orderLines.id, title: orderLines.title })
    .from(orderLines)
    .where(inArray(orderLines.order_id, [...orderIds]))
    .orderBy(asc(orderLines.position))

/** How the goods of an order are handed over; undefined, unless it is of the store. */
export async function loadShipping({ db }: Pick<Ctx, 'db'>, order: OrderKey): Promise<typeof orderShipping.$inferSelect | undefined> {
  if (!isOfStore(order)) return undefined
  const [shipping] = await db.select().from(orderShipping).where(eq(orderShipping.order_id, order.id))
  return shipping
}

/** How many of a line the client has and can return. */
export const returnableOf = ({ is_returnable, shipped, returned }: OrderLineRow): number => (is_returnable ? shipped - returned : 0)

/** Until when the goods of an order can be returned; null before their delivery. */
export async function loadReturnUntil(ctx: Pick<Ctx, 'db' | 'caches'>, order: OrderKey): Promise<string | null> {
  const delivered = (await listShipments(ctx, order)).flatMap(({ delivered_at }) => delivered_at ?? [])
  const last = delivered.reduce<string | null>((latest, at) => (latest ? laterOf(latest, at) : at), null)
  return last && addSeconds(last, durationMs(await loadSettings(ctx), 'return_days') / 1_000)
}

/** The returns of an order, oldest first. */
export const listReturns = async ({ db }: Pick<Ctx, 'db'>, order: OrderKey) =>
  isOfStore(order)
    ? db.select().from(returns).where(eq(returns.order_id, order.id)).orderBy(asc(returns.created_at), asc(returns.number))
    : []

/** Whether somebody still has to do something about a return of this order. */
export const hasOpenReturn = async (ctx: Pick<Ctx, 'db'>, order: OrderKey): Promise<boolean> =>
  (await listReturns(ctx, order)).some(({ status }) => Object.hasOwn(returnLifecycle.turns, status))

/** How far the goods of an order are; nothing, unless it is of the store. */
export async function loadGoodsCounts(ctx: Pick<Ctx, 'db'>, order: OrderKey): Promise<OrderFacts['goods']> {
  const lines = await listOrderLines(ctx, order)
  const sum = (countOf: (line: OrderLineRow) => number) => lines.reduce((total, line) => total + countOf(line), 0)
  return {
    open: sum(({ quantity, shipped, refunded }) => quantity - shipped - refunded),
    shipped: sum(({ shipped }) => shipped),
    remaining: sum(({ quantity, refunded, returned }) => quantity - refunded - returned),
    returnable: sum(returnableOf),
    are_returnable: lines.every(({ is_returnable }) => is_returnable),
  }
}

/** The shipments of an order, oldest first. */
const listShipments = async ({ db }: Pick<Ctx, 'db'>, order: OrderKey) =>
  isOfStore(order)
    ? db.select().from(shipments).where(eq(shipments.order_id, order.id)).orderBy(asc(shipments.created_at), asc(shipments.number))
    : []

/** The product of a line with its options. */
export const nameOfLine = ({ title, options }: Pick<OrderLineRow, 'title' | 'options'>): Localized => {
  const named = (locale: 'ar' | 'en') => {
    const chosen = options.map((option) => option[locale]).join(locale === 'ar' ? '، ' : ', ')
    return `${title[locale]}${chosen && ` (${chosen})`}`
  }
  return { ar: named('ar'), en: named('en') }
}

/** Whether the platform sells the goods of an order as its own. */
export const isOwnSale = ({ kind, provider_id }: Pick<OrderRow, 'kind' | 'provider_id'>): boolean =>
  kind === 'store' && provider_id === null

/** What an order of the store is about; null for any other. */
export async function loadOrderGoods(ctx: Pick<Ctx, 'db'>, order: OrderRow): Promise<Omit<OrderGoods, 'returns'> | null> {
  const { checkout_id } = order
  const shipping = await loadShipping(ctx, order)
  if (!checkout_id || !shipping) return null
  const lines = await listOrderLines(ctx, order)
  return {
    checkout_id,
    is_paid_together: (await ctx.db.$count(orders, and(eq(orders.checkout_id, checkout_id), eq(orders.status, 'pending_payment')))) > 1,
    lines: lines.map((line) => ({ ...line, options: [...line.options] })),
    shipments: (await listShipments(ctx, order)).map((shipment) => ({ ...shipment, lines: [...shipment.lines] })),
    shipping,
    codes_left: maxWrongCodes - shipping.wrong_codes,
    proof: [...(await loadFileViews(ctx, shipping.proof_file_ids)).values()],
  }
}
