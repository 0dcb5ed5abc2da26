import { resources } from '@wasl/resources/index.ts'
import { riyals } from '@wasl/shared/units.ts'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { createRefundRequest, requestRefund } from '../../ordering/refunds/refund-requests.ts'
import { refund_requests } from '../../ordering/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'

/**
 * Requests refunds of two paid orders as the order desk: one is rejected, the other stays pending. With `past`, a part of the first order is
 * refunded to its card, where it waits to be sent, and a part of a completed order to the wallet.
 */
export async function seedRefunds(ctx: TransactionCtx, { past }: { past: boolean }): Promise<void> {
  const desk = { ...ctx, principal: await loadDemoAdmin(ctx, '0500000003') }
  const isPaid = inArray(orders.status, ['in_progress', 'delivered'])
  const [rejected, pending] = await ctx.db.select().from(orders).where(isPaid).orderBy(desc(orders.status)).limit(2)
  if (!rejected || !pending) return
  await requestRefund(desk, { row: rejected, reason: 'طلب العميل الإلغاء بعد بدء العمل', reason_id: null })
  await decidePending(ctx, 'reject', 'بدأ التنفيذ ولم يُخل مزوّد الخدمة بالاتفاق')
  if (past) await seedPartRefunds(ctx, rejected.id)
  await requestRefund(desk, { row: pending, reason: 'تعذّر على مزوّد الخدمة إكمال العمل', reason_id: null })
}

async function seedPartRefunds(ctx: TransactionCtx, order_id: string): Promise<void> {
  await refundPart(ctx, order_id, 'استُبدلت قطعة أقل كلفة مما اتُّفق عليه')
  const [completed] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.order_id, orders.id))
    .where(eq(orders.status, 'completed'))
    .orderBy(desc(orders.finished_at), asc(orders.id))
    .limit(1)
  if (completed) await refundPart(ctx, completed.id, 'تعويض عن التأخر في التنفيذ')
}

async function refundPart(ctx: TransactionCtx, order_id: string, reason: string): Promise<void> {
  const terms = { order_id, amount: riyals(57.5), reason, destination: 'source', iban: null, account_name: null }
  await createRefundRequest({ ...ctx, principal: await loadDemoAdmin(ctx, '0500000003') }, terms)
  await decidePending(ctx, 'approve', null)
}

/** Decides the pending request, of which there is one, as the finance desk. */
async function decidePending(ctx: TransactionCtx, action: 'approve' | 'reject', reason: string | null): Promise<void> {
  const [request] = await ctx.db.select().from(refund_requests).where(eq(refund_requests.status, 'pending'))
  if (!request) throw new Error('seedRefunds: no refund was requested')
  const decision = { id: request.id, action, ...(reason && { reason }) }
  await runAction({ ...ctx, principal: await loadDemoAdmin(ctx, '0500000004') }, storedResource(resources['refund-requests']), decision)
}
