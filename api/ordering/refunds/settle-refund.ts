import { eq } from 'drizzle-orm'
import type { AccountRef } from '../../money/ledger/ledger-account.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { refunds } from '../tables/refunds.ts'

/** Books a refund that left our bank account, or the gateway. Its status was set under lock before. */
export const confirmRefund = (ctx: TransactionCtx, id: string): Promise<void> =>
  settle(ctx, id, 'refund_sent', ({ destination }) => ({ kind: destination === 'source' ? 'gateway_clearing' : 'bank_clearing' }))

/** Adds a refund to the client's wallet instead, as an administrator decided. Throws 409 for one that is with the gateway: only its record can end it. */
export async function failRefundManually(ctx: TransactionCtx, id: string, reason: string | null, status: unknown): Promise<void> {
  const { destination } = await loadRefund(ctx, id)
  if (destination === 'source' && status !== 'queued')
    throw conflict({ en: 'The payment gateway is making this refund', ar: 'بوابة الدفع تنفّذ هذا الاسترداد' })
  await failRefund(ctx, id, reason)
}

/** Adds a refund that could not be sent to the client's wallet. Its status was set under lock before. */
export async function failRefund(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  await ctx.db.update(refunds).set({ failure_reason: reason }).where(eq(refunds.id, id))
  await settle(ctx, id, 'refund_returned', ({ client_id }) => ({ kind: 'client_wallet', user_id: client_id }))
}

type RefundRow = typeof refunds.$inferSelect

async function settle(
  ctx: TransactionCtx,
  id: string,
  kind: 'refund_sent' | 'refund_returned',
  target: (refund: RefundRow) => AccountRef,
): Promise<void> {
  const refund = await loadRefund(ctx, id)
  const { reference_number } = await postTransaction(ctx, {
    kind,
    order_id: refund.order_id,
    payment_id: refund.payment_id,
    note: refund.number,
    legs: [
      { account: { kind: 'refund_clearing' }, amount: -refund.amount },
      { account: target(refund), amount: refund.amount },
    ],
  })
  await ctx.db.update(refunds).set({ settled_number: reference_number, settled_at: ctx.clock.now() }).where(eq(refunds.id, id))
}

async function loadRefund({ db }: TransactionCtx, id: string): Promise<RefundRow> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  if (!refund) throw notFound()
  return refund
}
