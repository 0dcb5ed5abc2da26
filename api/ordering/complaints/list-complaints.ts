import { paginate } from '@wasl/shared/contract/common.ts'
import type { ComplaintsPage } from '@wasl/shared/contract/complaints.ts'
import { desc, eq } from 'drizzle-orm'
import { listAccountUsers } from '../../identity/sessions/client-account.ts'
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
  const people = await listAccountUsers(ctx)
  const rows = await ctx.db
    .select({ complaint: complaints, order: { id: orders.id, number: orders.number } })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.order_id))
    .where(where)
    .orderBy(desc(complaints.created_at), complaints.id)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  return {
    data: rows.map(({ complaint, order }) => complaintCard(complaint, { order, is_own: people.includes(complaint.user_id) })),
    pagination: paginate(query, await ctx.db.$count(complaints, where)),
    orders: await listOwnOrders(ctx),
  }
}

type Card = ComplaintsPage['data'][number]

/** What the list and the page of a complaint have in common. */
export const complaintCard = (
  { id, number, subject, status, dispute, created_at }: ComplaintRow,
  relation: Pick<Card, 'order' | 'is_own'>,
): Card => ({ id, number, subject, status, dispute, ...relation, created_at })
