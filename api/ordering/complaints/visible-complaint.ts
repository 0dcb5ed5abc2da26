import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { complaints } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { ownOrders } from './own-orders.ts'

/** Loads a complaint that the user may see. Throws 404 otherwise, the same as for a complaint that does not exist. */
export async function loadVisibleComplaint(ctx: UserCtx, id: string, { lock = false } = {}): Promise<ComplaintRow> {
  const query = ctx.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), visibleTo(ctx)))
  const [complaint] = await (lock ? query.for('update') : query)
  if (!complaint) throw new RequestError('not_found', { en: 'Complaint not found', ar: 'الشكوى غير موجودة' })
  return complaint
}

/** The complaints that a user may see: their own, and those that froze one of their orders. */
export function visibleTo(ctx: UserCtx): SQL | undefined {
  const own = ctx.db.select({ id: orders.id }).from(orders).where(ownOrders(ctx))
  return or(eq(complaints.user_id, ctx.principal.id), and(isNotNull(complaints.dispute), inArray(complaints.order_id, own)))
}
