import { asc, eq, placeholder, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { type StockReason, stock, stockMoves } from '../tables/stock.ts'
import { notifyLowStock } from './notify-low-stock.ts'

/** How many of a unit an order takes or gives back. */
export type UnitQuantity = { unit_id: string; quantity: number }
/** What is left of a unit of which more were wanted. */
export type Shortage = { unit_id: string; wanted: number; left: number }

/**
 * Locks the stock of units until the transaction ends, in the order of their ids: concurrent orders wait for each other at the first unit that both want. Returns the
 * units of which there are too few; none are left of an unknown one.
 */
export async function lockUnits({ db }: TransactionCtx, wanted: readonly UnitQuantity[]): Promise<Shortage[]> {
  const units = addUp(wanted)
  const rows = await db
    .select({ unit_id: stock.unit_id, left: sql<number>`${stock.on_hand} - ${stock.reserved}` })
    .from(stock)
    .where(isOneOf(stock.unit_id, idsOf(units)))
    .orderBy(asc(stock.unit_id))
    .for('update')
  const leftOf = new Map(rows.map(({ unit_id, left }) => [unit_id, left]))
  return units
    .map(({ unit_id, quantity }) => ({ unit_id, wanted: quantity, left: leftOf.get(unit_id) ?? 0 }))
    .filter(({ wanted, left }) => left < wanted)
}

/** Gives back what an order had reserved and will not pay. */
export const releaseUnits = (ctx: TransactionCtx, order_id: string, units: readonly UnitQuantity[]): Promise<void> =>
  move(ctx, 'release', order_id, units)

/** Takes what an order had reserved out of the stock, once it is paid. */
export const sellUnits = (ctx: TransactionCtx, order_id: string, units: readonly UnitQuantity[]): Promise<void> =>
  move(ctx, 'sale', order_id, units)

/** Puts units of an order back that can be sold again; those that were deleted since have no stock. */
export async function returnUnits(ctx: TransactionCtx, order_id: string, units: readonly UnitQuantity[]): Promise<void> {
  const known = await ctx.db
    .select({ id: stock.unit_id })
    .from(stock)
    .where(isOneOf(stock.unit_id, idsOf(units)))
  await move(
    ctx,
    'return',
    order_id,
    units.filter(({ unit_id }) => known.some(({ id }) => id === unit_id)),
  )
}

/** One entry for each unit, by id: two lines of one unit are checked together, and every transaction locks in the same order. */
function addUp(lines: readonly UnitQuantity[]): UnitQuantity[] {
  const total = new Map<string, number>()
  for (const { unit_id, quantity } of lines) total.set(unit_id, (total.get(unit_id) ?? 0) + quantity)
  return [...total].map(([unit_id, quantity]) => ({ unit_id, quantity })).sort((one, other) => (one.unit_id < other.unit_id ? -1 : 1))
}

const idsOf = (units: readonly UnitQuantity[]): string[] => units.map(({ unit_id }) => unit_id)

/** What each piece changes, by the reason of its move. */
const changes = {
  reserve: { on_hand: 0, reserved: 1 },
  release: { on_hand: 0, reserved: -1 },
  sale: { on_hand: -1, reserved: -1 },
  return: { on_hand: 1, reserved: 0 },
} as const satisfies Partial<Record<StockReason, { on_hand: number; reserved: number }>>
type OrderReason = keyof typeof changes

async function move(ctx: TransactionCtx, reason: OrderReason, order_id: string, units: readonly UnitQuantity[]): Promise<void> {
  await lockUnits(ctx, units)
  await moveLocked(ctx, reason, [{ order_id, units }])
}

/** Changes a locked stock that the caller knows to be large enough: the database refuses less than nothing. Throws for an unknown unit. */
export async function moveLocked(
  ctx: TransactionCtx,
  reason: OrderReason,
  orders: readonly { order_id: string; units: readonly UnitQuantity[] }[],
): Promise<void> {
  const units = addUp(orders.flatMap((order) => order.units))
  if (units.length === 0) return
  const { db, clock } = ctx
  const each = changes[reason]
  const quantities = `{${units.map(({ quantity }) => quantity).join(',')}}`
  const { rows: changed } = await db.execute<{ unit_id: string; on_hand: number }>(
    sql`update stock set on_hand = on_hand + ${each.on_hand}::integer * moved.quantity, reserved = reserved + ${each.reserved}::integer * moved.quantity
      from unnest(${`{${idsOf(units).join(',')}}`}::uuid[], ${quantities}::integer[]) as moved(unit_id, quantity)
      where stock.unit_id = moved.unit_id returning stock.unit_id, on_hand`,
  )
  const unknown = units.find(({ unit_id }) => !changed.some((row) => row.unit_id === unit_id))
  if (unknown) throw new Error(`moveLocked: no stock of the unit ${unknown.unit_id}`)
  const onHand = new Map(changed.map(({ unit_id, on_hand }) => [unit_id, on_hand]))
  const created_at = clock.now()
  const moves = orders.flatMap((order) =>
    addUp(order.units).map(({ unit_id, quantity }) => {
      const deltas = { on_hand_delta: each.on_hand * quantity, reserved_delta: each.reserved * quantity }
      return { unit_id, order_id: order.order_id, reason, ...deltas, created_at }
    }),
  )
  await db.insert(stockMoves).values(moves)
  for (const { unit_id, quantity } of units) {
    const after = onHand.get(unit_id) ?? 0
    await notifyLowStock(ctx, unit_id, { before: after - each.on_hand * quantity, after })
  }
}

/** How many of each unit of a product can still be sold. */
export async function loadUnitsLeft(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>,
  product_id: string,
): Promise<ReadonlyMap<string, number>> {
  const build = (db: Database | Tx) =>
    db
      .select()
      .from(stock)
      .where(eq(stock.product_id, placeholder('product_id')))
  const rows = await runLookup(ctx, { key: 'units-left', build, values: { product_id } })
  return new Map(rows.map(({ unit_id, on_hand, reserved }) => [unit_id, on_hand - reserved]))
}
