import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refund_requests } from '../../platform/db/resource-tables.ts'
import { adminCtx } from '../../platform/http/context-of.ts'
import { conflict } from '../../platform/http/errors.ts'
import { audit } from '../../resources/audit.ts'
import { paidFor } from '../payments/paid-amount.ts'

type Asked = { row: { id: string }; reason: string | null; reason_id: string | null }

/** Keeps that an administrator wants an order refunded; another one decides. Throws 409 where nothing was paid or one waits already. */
export async function askRefund(ctx: Ctx & { db: Tx }, { row: { id: order_id }, reason, reason_id }: Asked): Promise<void> {
  const amount = await paidFor(ctx, order_id)
  if (amount === 0) throw conflict(['Nothing has been paid for this order', 'لم يُدفع شيء عن هذا الطلب'])
  const [open] = await ctx.db
    .select({ id: refund_requests.id })
    .from(refund_requests)
    .where(and(eq(refund_requests.order_id, order_id), eq(refund_requests.status, 'pending')))
  if (open) throw conflict(['A refund of this order waits for approval already', 'يوجد طلب استرداد لهذا الطلب بانتظار الموافقة'])
  const at = ctx.clock.now()
  const asked = { number: `RF${at.slice(2, 4)}-${randomInt(10 ** 5, 10 ** 6)}`, order_id, amount, reason: reason ?? '' }
  const [made] = await ctx.db
    .insert(refund_requests)
    .values({ ...asked, reason_id, asked_by: adminCtx(ctx).who.id, status: 'pending', created_at: at, updated_at: at })
    .returning()
  if (!made) throw new Error('askRefund: nothing came back')
  await audit(ctx, { action: 'create', resource: 'refund-requests', row_id: made.id, after: { ...asked, status: made.status } })
  await audit(ctx, { action: 'ask_refund', resource: 'orders', row_id: order_id, reason })
}
