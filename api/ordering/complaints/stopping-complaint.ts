import { and, desc, eq, sql } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { waitsForAdmin } from '../orders/open-decision.ts'
import { complaints } from '../tables/from-registry.ts'
import { visibleTo } from './visible-complaint.ts'

type StoppingComplaint = { is_deadline_stopped: boolean; stopping_complaint: { id: string; number: string } | null }

/**
 * Whether a complaint that waits for the administration stops the deadline of an order, and the oldest one that the user may see. The other party does not learn of a
 * complaint that has not been disclosed.
 */
export async function findStoppingComplaint(ctx: UserCtx, order_id: string): Promise<StoppingComplaint> {
  const isVisible = isPermitted({ action: 'cmp.read' }, ctx.principal)
    ? sql<boolean>`coalesce(${visibleTo(ctx)}, false)`
    : // The cast makes it an expression: PostgreSQL does not sort by a constant.
      sql<boolean>`false::boolean`
  const [complaint] = await ctx.db
    .select({ id: complaints.id, number: complaints.number, is_visible: isVisible })
    .from(complaints)
    .where(and(eq(complaints.order_id, order_id), waitsForAdmin))
    .orderBy(desc(isVisible), complaints.created_at)
    .limit(1)
  if (!complaint) return { is_deadline_stopped: false, stopping_complaint: null }
  const { id, number, is_visible } = complaint
  return { is_deadline_stopped: true, stopping_complaint: is_visible ? { id, number } : null }
}
