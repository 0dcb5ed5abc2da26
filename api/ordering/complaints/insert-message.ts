import type { TransactionCtx } from '../../platform/context.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { complaint_messages } from '../tables/from-registry.ts'

type NewComplaintMessage = Omit<typeof complaint_messages.$inferInsert, 'id' | 'version' | 'created_at' | 'updated_at'>

/** Adds a message to the conversation of a complaint. */
export async function insertMessage(ctx: TransactionCtx, message: NewComplaintMessage): Promise<void> {
  const now = ctx.clock.now()
  await insertRow(ctx, complaint_messages, { ...message, created_at: now, updated_at: now }, 'is a record')
}
