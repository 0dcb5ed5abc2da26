import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import { and, eq, lte } from 'drizzle-orm'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { isOwnSale } from '../orders/order-goods.ts'
import type { Effect } from '../orders/transition-context.ts'
import { orders } from '../tables/orders.ts'

/** Gives the seller its time to answer the withdrawal, after which it is accepted. Of goods of the platform, the administration is notified as the seller. */
export const openWithdrawal: Effect = async (ctx, { orderContext: { order } }) => {
  const ms = durationMs(await loadSettings(ctx), 'seller_answer_hours')
  const withdrawal_due_at = addSeconds(ctx.clock.now(), ms / 1_000)
  await enqueueJobs(ctx, [{ queue: 'deadlines', key: `${order.id}:withdrawal:${order.version}`, run_at: withdrawal_due_at }])
  if (isOwnSale(order)) await notifyAdmins(ctx, 'goods_withdrawn', { resource: 'orders', row_id: order.id }, { order: order.number })
  return { order: { withdrawal_due_at } }
}

/** The goods are prepared and sent as before; their client cannot withdraw again. */
export const rejectWithdrawal: Effect = async ({ clock }) => ({
  order: { withdrawal_due_at: null, withdrawal_rejected_at: clock.now() },
})

/** The orders whose seller did not answer a withdrawal in time. One in dispute waits for its end. */
export async function listDueWithdrawals({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<string[]> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'in_progress'), lte(orders.withdrawal_due_at, clock.now())))
  return due.map(({ id }) => id)
}
