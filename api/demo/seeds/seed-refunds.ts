import { resources } from '@wasl/resources/index.ts'
import { desc, inArray } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import { requestRefund } from '../../money/refunds/refund-requests.ts'
import { refund_requests } from '../../platform/db/resource-tables.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'

/** Requests refunds of two paid orders as the order desk: one is rejected, the other is pending. */
export async function seedRefunds(ctx: TransactionCtx): Promise<void> {
  const desk = await loadDemoAdmin(ctx, '0500000003')
  const isPaid = inArray(orders.status, ['in_progress', 'delivered'])
  const paid = await ctx.db.select().from(orders).where(isPaid).orderBy(desc(orders.status)).limit(2)
  const [rejected, pending] = paid
  if (!rejected || !pending) return
  await requestRefund({ ...ctx, principal: desk }, { row: rejected, reason: 'طلب العميل الإلغاء بعد بدء العمل', reason_id: null })
  const [request] = await ctx.db.select().from(refund_requests).orderBy(desc(refund_requests.created_at)).limit(1)
  if (!request) throw new Error('seedRefunds: no refund was requested')
  const rejection = { id: request.id, action: 'reject', reason: 'بدأ التنفيذ ولم يُخل مزوّد الخدمة بالاتفاق' }
  await runAction({ ...ctx, principal: await loadDemoAdmin(ctx, '0500000004') }, storedResource(resources['refund-requests']), rejection)
  await requestRefund({ ...ctx, principal: desk }, { row: pending, reason: 'تعذّر على مزوّد الخدمة إكمال العمل', reason_id: null })
}
