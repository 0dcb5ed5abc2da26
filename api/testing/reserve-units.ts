import { lockUnits, moveLocked, type Shortage, type UnitQuantity } from '../catalog/store/stock.ts'
import type { TransactionCtx } from '../platform/context.ts'

/** Promises units to an order as a checkout does. Returns the units of which there are too few; then nothing is reserved. */
export async function reserveUnits(ctx: TransactionCtx, order_id: string, wanted: readonly UnitQuantity[]): Promise<Shortage[]> {
  const shortages = await lockUnits(ctx, wanted)
  if (shortages.length === 0) await moveLocked(ctx, 'reserve', [{ order_id, units: wanted }])
  return shortages
}
