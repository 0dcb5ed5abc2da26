import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GatewayPayment } from '../../money/gateway/gateway.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyTransitionOf } from '../../resources/write/notify-transition.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { refunds } from '../tables/refunds.ts'
import { confirmRefund, failRefund } from './settle-refund.ts'

export type RefundRow = typeof refunds.$inferSelect

/** The refunds to the card of a payment at the gateway that are not closed, and what has been confirmed. The payment's row is locked. */
export async function lockCardRefunds(ctx: TransactionCtx, payment_id: string): Promise<{ open: RefundRow[]; confirmed: number }> {
  await lockPayment(ctx, payment_id)
  const all = await ctx.db.select().from(refunds).where(eq(refunds.source_payment_id, payment_id)).orderBy(refunds.created_at, refunds.id)
  return {
    open: all.filter(({ status }) => status === 'queued' || status === 'sent'),
    confirmed: all.filter(({ status }) => status === 'confirmed').reduce((sum, { amount }) => sum + amount, 0),
  }
}

/**
 * Books the refund of a payment that is with the gateway, if the gateway's own record contains it: at most one is with the gateway at a time, so the record shows
 * exactly the confirmed ones without it. Runs once, however often the record is reported.
 */
export const confirmCardRefund = (ctx: Ctx, payment_id: string, record: GatewayPayment): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { open, confirmed } = await lockCardRefunds(ctx, payment_id)
    const sent = open.find(({ status }) => status === 'sent')
    if (!sent || record.refunded < confirmed + sent.amount) return
    await setRefundStatus(ctx, sent, 'confirmed')
    await confirmRefund(ctx, sent.id)
    // Only the record shows that it was sent.
    await notifyTransitionOf(ctx, 'refunds', sent.id, 'send')
  })

/** Adds a refund that the gateway rejected to the client's wallet. Does nothing if the refund was closed meanwhile. */
export const rejectCardRefund = (ctx: Ctx, { id }: RefundRow, payment_id: string): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { open } = await lockCardRefunds(ctx, payment_id)
    const sent = open.find((one) => one.id === id && one.status === 'sent')
    if (!sent) return
    await setRefundStatus(ctx, sent, 'failed')
    await failRefund(ctx, id, null)
    await notifyTransitionOf(ctx, 'refunds', id, 'fail')
  })

/** Sets the status of an open refund, with its audit entry. */
export async function setRefundStatus(ctx: TransactionCtx, refund: RefundRow, status: 'sent' | 'confirmed' | 'failed'): Promise<void> {
  await ctx.db
    .update(refunds)
    .set({ status, updated_at: ctx.clock.now(), version: sql`${refunds.version} + 1`, sending_until: null })
    .where(and(eq(refunds.id, refund.id), inArray(refunds.status, ['queued', 'sent'])))
  await audit(ctx, {
    action: ({ sent: 'send', confirmed: 'confirm', failed: 'fail' } as const)[status],
    resource: 'refunds',
    row_id: refund.id,
    before: { number: refund.number, status: refund.status },
    after: { number: refund.number, status },
  })
}
