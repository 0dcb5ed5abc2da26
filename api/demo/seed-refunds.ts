import { desc, eq, inArray } from 'drizzle-orm'
import type { Admin, Ctx } from '../context.ts'
import { fullPhone } from '../identity/auth/phone.ts'
import { refuseRefund } from '../money/refunds/decide-refund.ts'
import { askRefund } from '../money/refunds/request-refund.ts'
import type { Tx } from '../platform/db/database.ts'
import { refund_requests } from '../platform/db/resource-tables.ts'
import { orders } from '../platform/db/tables/orders.ts'
import { admins } from '../platform/db/tables/people.ts'

/** Lets the order desk of the demo ask for the refund of two paid orders: one was refused, the other waits. */
export async function seedRefunds(ctx: Ctx & { db: Tx }): Promise<void> {
  const desk = await adminOf(ctx, '0500000003')
  const isPaid = inArray(orders.status, ['in_progress', 'delivered'])
  const paid = await ctx.db.select().from(orders).where(isPaid).orderBy(desc(orders.status)).limit(2)
  const [refused, waiting] = paid
  if (!refused || !waiting) return
  await askRefund({ ...ctx, who: desk }, { row: refused, reason: 'طلب العميل الإلغاء بعد بدء العمل', reason_id: null })
  const [asked] = await ctx.db.select().from(refund_requests).orderBy(desc(refund_requests.created_at)).limit(1)
  if (!asked) throw new Error('seedRefunds: nothing was asked for')
  await ctx.db.update(refund_requests).set({ status: 'refused' }).where(eq(refund_requests.id, asked.id))
  await refuseRefund({ ...ctx, who: await adminOf(ctx, '0500000004') }, asked.id, 'بدأ التنفيذ ولم يُخل مزوّد الخدمة بالاتفاق')
  await askRefund({ ...ctx, who: desk }, { row: waiting, reason: 'تعذّر على مزوّد الخدمة إكمال العمل', reason_id: null })
}

async function adminOf({ db }: Pick<Ctx, 'db'>, phone: string): Promise<Admin> {
  const [admin] = await db
    .select()
    .from(admins)
    .where(eq(admins.phone, fullPhone(phone) ?? phone))
  if (!admin) throw new Error(`seedRefunds: no account ${phone}`)
  return { kind: 'admin', id: admin.id, session_id: '', name: admin.name, is_super: admin.is_super, permissions: new Set() }
}
