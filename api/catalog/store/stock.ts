import { eq, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { type StockReason, stock, stockMoves } from '../tables/stock.ts'
import { notifyLowStock } from './notify-low-stock.ts'

/** How many of a unit an order takes or gives back. */
export type UnitQuantity = { unit_id: string; quantity: number }
/** What is left of a unit of which more were wanted. */
export type Shortage = { unit_id: string; wanted: number; left: number }

/**
 * Promises units to an order that is not paid yet. Returns the units of which there are too few; then nothing is reserved, and the caller has to end its transaction.
 * Concurrent orders wait for each other at the first unit that both want: units are locked in the order of their ids.
 */
export async function reserveUnits(ctx: TransactionCtx, order_id: string, wanted: readonly UnitQuantity[]): Promise<Shortage[]> {
  const units = addUp(wanted)
  const shortages = await lockUnits(ctx, units)
  if (shortages.length > 0) return shortages
  for (const unit of units) await move(ctx, 'reserve', order_id, unit, { on_hand: 0, reserved: unit.quantity })
  return []
}

/** Locks the stock of units, in the order of their ids, until the transaction ends. Returns the units of which there are too few. */
export async function lockUnits(ctx: TransactionCtx, wanted: readonly UnitQuantity[]): Promise<Shortage[]> {
  const shortages: Shortage[] = []
  for (const { unit_id, quantity } of addUp(wanted)) {
    const left = await lockUnit(ctx, unit_id)
    if (left < quantity) shortages.push({ unit_id, wanted: quantity, left })
  }
  return shortages
}

/** Gives back what an order had reserved and will not pay. */
export async function releaseUnits(ctx: TransactionCtx, order_id: string, units: readonly UnitQuantity[]): Promise<void> {
  for (const unit of addUp(units)) await move(ctx, 'release', order_id, unit, { on_hand: 0, reserved: -unit.quantity })
}

/** Takes what an order had reserved out of the stock, once it is paid. */
export async function sellUnits(ctx: TransactionCtx, order_id: string, units: readonly UnitQuantity[]): Promise<void> {
  for (const unit of addUp(units)) await move(ctx, 'sale', order_id, unit, { on_hand: -unit.quantity, reserved: -unit.quantity })
}

/** Puts units of an order back that can be sold again; those that were deleted since have no stock. */
export async function returnUnits(ctx: TransactionCtx, order_id: string, units: readonly UnitQuantity[]): Promise<void> {
  const known = await ctx.db
    .select({ id: stock.unit_id })
    .from(stock)
    .where(
      isOneOf(
        stock.unit_id,
        units.map(({ unit_id }) => unit_id),
      ),
    )
  for (const unit of addUp(units.filter(({ unit_id }) => known.some(({ id }) => id === unit_id))))
    await move(ctx, 'return', order_id, unit, { on_hand: unit.quantity, reserved: 0 })
}

/** One entry for each unit, by id: two lines of one unit are checked together, and every transaction locks in the same order. */
function addUp(lines: readonly UnitQuantity[]): UnitQuantity[] {
  const total = new Map<string, number>()
  for (const { unit_id, quantity } of lines) total.set(unit_id, (total.get(unit_id) ?? 0) + quantity)
  return [...total].map(([unit_id, quantity]) => ({ unit_id, quantity })).sort((one, other) => (one.unit_id < other.unit_id ? -1 : 1))
}

/** Locks the stock of a unit and returns how many can still be sold, 0 for an unknown one. */
async function lockUnit({ db }: TransactionCtx, unit_id: string): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(
    sql`select on_hand - reserved as left from stock where unit_id = ${unit_id} for update`,
  )
  return rows[0]?.left ?? 0
}

/** Changes a stock that the caller knows to be large enough: the database refuses less than nothing. Throws for an unknown unit. */
async function move(
  ctx: TransactionCtx,
  reason: StockReason,
  order_id: string,
  { unit_id }: UnitQuantity,
  delta: { on_hand: number; reserved: number },
): Promise<void> {
  const { db, clock } = ctx
  const { rows } = await db.execute<{ on_hand: number }>(
    sql`update stock set on_hand = on_hand + ${delta.on_hand}::integer, reserved = reserved + ${delta.reserved}::integer
      where unit_id = ${unit_id} returning on_hand`,
  )
  const [changed] = rows
  if (!changed) throw new Error(`move: no stock of the unit ${unit_id}`)
  await db
    .insert(stockMoves)
    .values({ unit_id, reason, order_id, on_hand_delta: delta.on_hand, reserved_delta: delta.reserved, created_at: clock.now() })
  await notifyLowStock(ctx, unit_id, { before: changed.on_hand - delta.on_hand, after: changed.on_hand })
}

/** How many of each unit of a product can still be sold. */
export async function loadUnitsLeft({ db }: Pick<Ctx, 'db'>, product_id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(stock).where(eq(stock.product_id, product_id))
  return new Map(rows.map(({ unit_id, on_hand, reserved }) => [unit_id, on_hand - reserved]))
}
