import type { TransactionCtx } from '../../platform/context.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { complaint_messages } from '../tables/from-registry.ts'

type NewComplaintMessage = Omit<typeof complaint_messages.$inferInsert, 'id' | 'version' | 'created_at' | 'updated_at'>

/** Adds a message to the conversation of a complaint. */
export async function insertMessage(ctx: TransactionCtx, message: NewComplaintMessage): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.insert(complaint_messages).values({ ...message, created_at: now, updated_at: now })
  await emitNewRows(ctx, complaint_messages)
}
