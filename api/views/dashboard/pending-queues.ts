import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { min, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { canList } from '../../resources/access.ts'
import { isOverdue, type PendingResource, resourcesWithPendingWork } from '../../resources/read/pending-work.ts'
import { whereClause } from '../../resources/read/where-clause.ts'
import { loadSettings } from '../../settings/load-settings.ts'

type PendingQueue = DashboardView['queues'][number]

/** The queues this admin may list: number of rows, time of the oldest one, and whether it is overdue. Overdue ones first, then in menu order. */
export async function listPendingQueues(ctx: Ctx): Promise<PendingQueue[]> {
  const listable = resourcesWithPendingWork().filter(({ stored }) => canList(ctx.principal, stored.declaration.name))
  const queues = await Promise.all(listable.map((resource) => loadQueue(ctx, resource)))
  return queues.flatMap((queue) => queue ?? []).toSorted((a, b) => Number(b.is_overdue) - Number(a.is_overdue))
}

async function loadQueue(ctx: Ctx, pendingResource: PendingResource): Promise<PendingQueue | null> {
  const { stored, pending, statuses, since } = pendingResource
  if (!pending.queue) return null
  const { name, label } = stored.declaration
  const { assigneeField } = pending
  const assignee = assigneeField && stored.columns[assigneeField]
  const adminId = ctx.principal.kind === 'admin' ? ctx.principal.id : null
  const overdue = isOverdue(ctx, pendingResource, await loadSettings(ctx))
  const [result] = await ctx.db
    .select({
      count: sql`count(*)`.mapWith(Number),
      own: sql`count(*) filter (where ${assignee ? sql`${assignee} = ${adminId}` : sql`false`})`.mapWith(Number),
      oldest_at: min(since),
      is_overdue: sql<boolean | null>`bool_or(${overdue ?? sql`false`})`,
    })
    .from(stored.table)
    .where(whereClause(ctx, stored, { q: null, filters: [{ field: pending.statusField, operator: '', values: statuses }] }))
  const oldest_at = typeof result?.oldest_at === 'string' ? result.oldest_at : null
  const filter = { [pending.statusField]: statuses }
  return {
    label: { ar: `${label.many.ar}: ${pending.queue.ar}`, en: `${label.many.en}: ${pending.queue.en}` },
    resource: name,
    filter,
    count: result?.count ?? 0,
    own: assigneeField && adminId ? { count: result?.own ?? 0, filter: { ...filter, [assigneeField]: [adminId] } } : null,
    oldest_at,
    is_overdue: result?.is_overdue === true,
  }
}
