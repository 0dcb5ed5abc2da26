import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { min, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { lateBefore, type Waiting, waitingResources } from '../../resources/pending-work.ts'
import { conditionOf } from '../../resources/where-clause.ts'
import { settingsOf } from '../settings/load-settings.ts'
import { mayAsk } from './can-view.ts'

type Queue = DashboardView['queues'][number]

/** Each queue that this admin may list: how many wait, since when the oldest does, and whether it is late. The late ones first, then in the order of the menu. */
export async function queuesFor(ctx: Ctx): Promise<Queue[]> {
  const asked = waitingResources().filter(({ stored }) => mayAsk(ctx, `${stored.declaration.name}.list`))
  const queues = await Promise.all(asked.map((waiting) => queueOf(ctx, waiting)))
  return queues.flatMap((queue) => queue ?? []).toSorted((one, other) => Number(other.is_late) - Number(one.is_late))
}

async function queueOf(ctx: Ctx, { stored, waits, statuses, since }: Waiting): Promise<Queue | null> {
  if (!waits.queue) return null
  const { name, label } = stored.declaration
  const [found] = await ctx.db
    .select({ count: sql`count(*)`.mapWith(Number), oldest_at: min(since) })
    .from(stored.table)
    .where(conditionOf(ctx, stored, { q: null, filters: [{ field: waits.by, operator: '', values: statuses }] }))
  const oldest_at = typeof found?.oldest_at === 'string' ? found.oldest_at : null
  const limit = lateBefore(ctx, waits, await settingsOf(ctx))
  return {
    label: { ar: `${label.many[1]}: ${waits.queue[1]}`, en: `${label.many[0]}: ${waits.queue[0]}` },
    resource: name,
    filter: { [waits.by]: statuses },
    count: found?.count ?? 0,
    oldest_at,
    is_late: oldest_at !== null && limit !== null && oldest_at <= limit,
  }
}
