import type { ReportRow } from '@wasl/shared/reports.ts'
import { type ReturnCause, returnCauses } from '@wasl/shared/rules/return-causes.ts'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { returns } from '../../ordering/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { orderFilter, type ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** The returns that were asked for in the period by their reason, with their current outcome. */
export async function returnsReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'returns'>[]> {
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const rows = await ctx.db
    .select({
      cause: returns.cause,
      returns: count(),
      goods: sql`coalesce(sum((select sum((entry ->> 'quantity')::integer) from jsonb_array_elements(${returns.lines}) entry)), 0)`.mapWith(
        Number,
      ),
      open: counted(inArray(returns.status, ['requested', 'accepted', 'sent_back'])),
      rejected: counted(inArray(returns.status, ['rejected', 'lapsed'])),
      refunded: counted(eq(returns.status, 'refunded')),
      amount: sql`coalesce(sum(${returns.refund_amount}), 0)`.mapWith(Number),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(and(within(returns.created_at, request.period), orderFilter(request)))
    .groupBy(returns.cause)
    .orderBy(desc(count()), returns.cause)
  return rows.map(({ cause, ...row }) => ({ ...row, reason: returnCauses[cause satisfies ReturnCause] }))
}
