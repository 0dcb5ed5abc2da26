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
  const overdue = isOverdue(ctx, pendingResource, await loadSettings(ctx))
  const [result] = await ctx.db
    .select({
      count: sql`count(*)`.mapWith(Number),
      oldest_at: min(since),
      is_overdue: sql<boolean | null>`bool_or(${overdue ?? sql`false`})`,
    })
    .from(stored.table)
    .where(whereClause(ctx, stored, { q: null, filters: [{ field: pending.statusField, operator: '', values: statuses }] }))
  const oldest_at = typeof result?.oldest_at === 'string' ? result.oldest_at : null
  return {
    label: { ar: `${label.many.ar}: ${pending.queue.ar}`, en: `${label.many.en}: ${pending.queue.en}` },
    resource: name,
    filter: { [pending.statusField]: statuses },
    count: result?.count ?? 0,
    oldest_at,
    is_overdue: result?.is_overdue === true,
  }
}
