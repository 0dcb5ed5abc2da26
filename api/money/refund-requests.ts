import { randomInt } from 'node:crypto'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../context.ts'
import { setPendingRefund } from '../ordering/orders/order-amounts.ts'
import { transitionOrder } from '../ordering/orders/transition-order.ts'
import { emitNewRows } from '../platform/db/emit-new-rows.ts'
import { insertWithNumber } from '../platform/db/insert-with-number.ts'
import { refund_requests } from '../platform/db/resource-tables.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import { adminCtx } from '../platform/http/request-context.ts'
import { audit } from '../resources/write/audit.ts'
import { notifyNewRow } from '../resources/write/notify-pending.ts'
import { loadPaidAmount } from './payments/paid-amounts.ts'

type RefundRequestInput = { row: { id: string }; reason: string | null; reason_id: string | null }

/** Stores a refund request for another admin to approve or reject. Throws 409 if nothing was paid. The order's row is locked. */
export async function requestRefund(ctx: TransactionCtx, { row: { id: order_id }, reason, reason_id }: RefundRequestInput): Promise<void> {
  const amount = await loadPaidAmount(ctx, order_id)
  if (amount === 0) throw conflict({ en: 'Nothing has been paid for this order', ar: 'لم يُدفع شيء عن هذا الطلب' })
  const at = ctx.clock.now()
  const values = { order_id, amount, reason: reason ?? '', reason_id, requested_by: adminCtx(ctx).principal.id, status: 'pending' as const }
  const request = await insertWithNumber(
    () => `RF${riyadhDate(at).slice(2, 4)}-${randomInt(10 ** 5, 10 ** 6)}`,
    (number) =>
      ctx.db
        .insert(refund_requests)
        .values({ ...values, number, created_at: at, updated_at: at })
        .onConflictDoNothing({ target: refund_requests.number })
        .returning(),
  )
  await setPendingRefund(ctx, order_id, amount)
  await emitNewRows(ctx, refund_requests)
  await notifyNewRow(ctx, 'refund-requests', request.id)
  const { number, status } = request
  await audit(ctx, {
    action: 'create',
    resource: 'refund-requests',
    row_id: request.id,
    after: { number, order_id, amount, reason: values.reason, status },
  })
  await audit(ctx, { action: 'request_refund', resource: 'orders', row_id: order_id, reason })
}

/** Cancels the order and refunds the paid amount, as another admin requested. Runs once per request: its status was set under lock before. */
export async function approveRefund(ctx: Ctx, id: string): Promise<void> {
  const request = await loadRequestOfAnotherAdmin(ctx, id)
  if (request.amount !== (await loadPaidAmount(ctx, request.order_id)))
    throw conflict({
      en: 'The paid amount has changed since the refund was requested. Reject the request and submit a new one',
      ar: 'تغيّر المبلغ المدفوع بعد تقديم الطلب. ارفضه ثم قدّم طلبًا جديدًا',
    })
  await transitionOrder(ctx, { order_id: request.order_id, name: 'cancel_paid', reason: request.reason, reason_id: request.reason_id })
  await ctx.db
    .update(refund_requests)
    .set({ decided_by: adminCtx(ctx).principal.id })
    .where(eq(refund_requests.id, id))
}

/** Stores who rejected the refund and why; the order does not change. */
export async function rejectRefund(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  const { order_id } = await loadRequestOfAnotherAdmin(ctx, id)
  await setPendingRefund(ctx, order_id, null)
  await ctx.db
    .update(refund_requests)
    .set({ decided_by: adminCtx(ctx).principal.id, reject_reason: reason })
    .where(eq(refund_requests.id, id))
}

async function loadRequestOfAnotherAdmin(ctx: Ctx, id: string) {
  const [request] = await ctx.db.select().from(refund_requests).where(eq(refund_requests.id, id))
  if (!request) throw notFound()
  if (request.requested_by === adminCtx(ctx).principal.id)
    throw conflict({
      en: 'Another administrator must approve or reject a refund that you requested',
      ar: 'يبتّ في الاسترداد مشرف غير الذي طلبه',
    })
  return request
}
