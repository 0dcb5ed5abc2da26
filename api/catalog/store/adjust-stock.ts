import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { audit } from '../../resources/write/audit.ts'
import { stockMoves } from '../tables/stock.ts'
import { notifyLowStock } from './notify-low-stock.ts'

type StockCall = { resource: string; row: { id: string }; action: string; reason: string | null; inputs: AnyRow }
type Adjustment = { delta: number; move: 'receipt' | 'correction'; note: string | null }

/** As much as one unit can have: what the field of the quantity allows. */
const mostOnHand = 1_000_000

/** Adds goods that arrived to the stock of a unit. */
export const receiveStock = (ctx: TransactionCtx, call: StockCall): Promise<void> =>
  adjust(ctx, call, { delta: Number(call.inputs.quantity), move: 'receipt', note: noteOf(call.inputs.note) })

/** Corrects the stock of a unit by what a count found more or fewer of it, with the reason. */
export const correctStock = (ctx: TransactionCtx, call: StockCall): Promise<void> => {
  const quantity = Number(call.inputs.quantity)
  return adjust(ctx, call, { delta: call.inputs.direction === 'add' ? quantity : -quantity, move: 'correction', note: call.reason })
}

// By a difference, in one conditional statement: a sale at the same time is not lost.
async function adjust(ctx: TransactionCtx, { resource, row, action, reason }: StockCall, { delta, move, note }: Adjustment): Promise<void> {
  const { db, clock } = ctx
  const { rows } = await db.execute<{ on_hand: number }>(
    sql`update stock set on_hand = on_hand + ${delta}::integer where unit_id = ${row.id}
      and on_hand + ${delta}::integer between reserved and ${mostOnHand} returning on_hand`,
  )
  const [changed] = rows
  if (!changed) throw await outOfBounds(ctx, row.id, delta)
  const [before, after] = [changed.on_hand - delta, changed.on_hand]
  await db.insert(stockMoves).values({
    ...{ unit_id: row.id, reason: move, on_hand_delta: delta, note },
    ...{ admin_id: adminCtx(ctx).principal.id, created_at: clock.now() },
  })
  await audit(ctx, { action, resource, row_id: row.id, before: { on_hand: before }, after: { on_hand: after }, reason: reason ?? note })
  await notifyLowStock(ctx, row.id, { before, after })
}

async function outOfBounds({ db }: TransactionCtx, unit_id: string, delta: number): Promise<Error> {
  const { rows } = await db.execute<{ free: number; room: number }>(
    sql`select on_hand - reserved as free, ${mostOnHand} - on_hand as room from stock where unit_id = ${unit_id}`,
  )
  const [stock] = rows
  if (!stock) return notFound()
  const most = formatCount(delta < 0 ? stock.free : stock.room)
  if (delta > 0) return invalid('quantity', { en: `At most ${most} more`, ar: `أقصى ما يضاف ${most}` })
  return invalid('quantity', {
    en: `At most ${most} fewer: what unpaid orders have reserved stays`,
    ar: `أقصى ما يُنقص ${most}، ويبقى المحجوز لطلبات لم تُدفع`,
  })
}

const noteOf = (note: unknown): string | null => (typeof note === 'string' && note.trim() !== '' ? note.trim() : null)
