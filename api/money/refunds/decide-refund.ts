import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { transition } from '../../ordering/orders/transition.ts'
import { refund_requests } from '../../platform/db/resource-tables.ts'
import { adminCtx } from '../../platform/http/context-of.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { paidFor } from '../payments/paid-amount.ts'

/** Cancels the order and gives back what was paid, as another administrator asked. Runs once a request: its status is set under lock before. */
export async function approveRefund(ctx: Ctx, id: string): Promise<void> {
  const request = await requestFor(ctx, id)
  if (request.amount !== (await paidFor(ctx, request.order_id)))
    throw conflict([
      'What was paid for the order has changed since. Refuse the request and ask anew',
      'تغيّر المبلغ المدفوع بعد تقديم الطلب. ارفضه ثم قدّم طلبًا جديدًا',
    ])
  await transition(ctx, { order_id: request.order_id, name: 'cancel_paid', reason: request.reason, reason_id: request.reason_id })
  await ctx.db
    .update(refund_requests)
    .set({ decided_by: adminCtx(ctx).who.id })
    .where(eq(refund_requests.id, id))
}

/** Keeps who refused and why; the order stays as it is. */
export async function refuseRefund(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  await requestFor(ctx, id)
  await ctx.db
    .update(refund_requests)
    .set({ decided_by: adminCtx(ctx).who.id, refusal: reason })
    .where(eq(refund_requests.id, id))
}

async function requestFor(ctx: Ctx, id: string) {
  const [request] = await ctx.db.select().from(refund_requests).where(eq(refund_requests.id, id))
  if (!request) throw notFound()
  if (request.asked_by === adminCtx(ctx).who.id)
    throw conflict(['Another administrator decides about a refund that you asked for', 'يبتّ في الاسترداد مشرف غير الذي طلبه'])
  return request
}
