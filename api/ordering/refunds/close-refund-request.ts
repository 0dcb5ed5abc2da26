import { and, eq, sql } from 'drizzle-orm'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import { audit } from '../../resources/write/audit.ts'
import type { Effect } from '../orders/transition-context.ts'
import { refund_requests } from '../tables/from-registry.ts'

/** Closes the order's pending refund request, if there is one, because the order ends; administrators are notified. */
export const closeRefundRequest: Effect = async (ctx, { orderContext: { order } }) => {
  const [closed] = await ctx.db
    .update(refund_requests)
    .set({ status: 'closed', version: sql`${refund_requests.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(refund_requests.order_id, order.id), eq(refund_requests.status, 'pending')))
    .returning()
  if (closed) {
    const subject = { resource: 'refund-requests', row_id: closed.id }
    const change = { before: { status: 'pending' }, after: { status: 'closed' }, automatic_actor: 'system' }
    await audit(ctx, { ...subject, action: 'close', ...change })
    await notifyAdmins(ctx, 'refund_closed', subject, { number: closed.number })
  }
  return { order: { pending_refund_amount: null } }
}
