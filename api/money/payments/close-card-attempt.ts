import { and, eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import type { Effect } from '../../ordering/orders/transition-context.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { closeAttempt } from './close-attempt.ts'
import { isOpenPayment } from './payment-status.ts'

/** Ends the open card attempt of an order that is cancelled or paid by transfer. */
export const closeCardAttempt: Effect = async (ctx, { orderContext: { order } }) => {
  await closeOpenCardAttempt(ctx, order.id)
  return undefined
}

/** Ends the open card attempt of a locked order; its page is closed at the gateway after the commit. */
export async function closeOpenCardAttempt(ctx: TransactionCtx, order_id: string): Promise<void> {
  const [open] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.method, 'electronic'), isOpenPayment))
    .for('update')
  if (!open) return
  await closeAttempt(ctx, open, 'expired', 'replaced')
  await enqueueJobs(ctx, [{ queue: 'payments', key: `${open.id}:close`, payload: { payment_id: open.id } }])
}
