import type { TransactionCtx } from '../../context.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { insertWithNumber } from '../../platform/db/insert-with-number.ts'
import { complaints } from '../../platform/db/resource-tables.ts'
import { notifyNewRow } from '../../resources/write/notify-pending.ts'

export type ComplaintRow = typeof complaints.$inferSelect
type NewComplaint = Pick<ComplaintRow, 'user_id' | 'reason' | 'subject' | 'message'> &
  Partial<Pick<ComplaintRow, 'order_id' | 'provider_id' | 'images' | 'dispute' | 'former_status' | 'frozen_seconds'>>

/** Stores a complaint with a number of its own and notifies the administration. */
export async function insertComplaint(ctx: TransactionCtx, complaint: NewComplaint): Promise<{ id: string; number: string }> {
  const now = ctx.clock.now()
  const inserted = await insertWithNumber(newNumber, (number) =>
    ctx.db
      .insert(complaints)
      .values({ ...complaint, number, created_at: now, updated_at: now })
      .onConflictDoNothing({ target: complaints.number })
      .returning({ id: complaints.id, number: complaints.number }),
  )
  await emitNewRows(ctx, complaints)
  await notifyNewRow(ctx, 'complaints', inserted.id)
  return inserted
}

// Random: sequential numbers would reveal how many complaints there are.
const newNumber = (): string => `C-${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0')}`
