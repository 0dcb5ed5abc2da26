import { paginate } from '@wasl/shared/contract/common.ts'
import type { ComplaintsPage } from '@wasl/shared/contract/complaints.ts'
import { desc, eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { complaints } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { listOwnOrders } from './own-orders.ts'
import { visibleTo } from './visible-complaint.ts'

type PageQuery = { page: number; per_page: number }

/** One page of the user's complaints, newest first, with the orders that a new one can be about. */
export async function listComplaints(ctx: UserCtx, query: PageQuery): Promise<ComplaintsPage> {
  const where = visibleTo(ctx)
  const rows = await ctx.db
    .select({ complaint: complaints, order: { id: orders.id, number: orders.number } })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.order_id))
    .where(where)
    .orderBy(desc(complaints.created_at), complaints.id)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  return {
    data: rows.map(({ complaint, order }) => complaintCard(ctx, complaint, order)),
    pagination: paginate(query, await ctx.db.$count(complaints, where)),
    orders: await listOwnOrders(ctx),
  }
}

type OrderLink = ComplaintsPage['data'][number]['order']

/** What the list and the page of a complaint have in common. */
export const complaintCard = (
  { principal }: UserCtx,
  { id, number, subject, status, dispute, user_id, created_at }: ComplaintRow,
  order: OrderLink,
): ComplaintsPage['data'][number] => ({ id, number, subject, status, dispute, order, is_own: user_id === principal.id, created_at })
