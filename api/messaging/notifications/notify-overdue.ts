import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { isNotNotified, isOverdue, type PendingResource, resourcesWithPendingWork } from '../../resources/read/pending-work.ts'
import { loadRows } from '../../resources/read/row-mapping.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { notifyAdminsOfRow } from './notify-admins.ts'

const batchSize = 200

/** Notifies the administration once about each row that has been pending longer than the settings allow. */
export async function notifyOverdue(ctx: Ctx): Promise<void> {
  for (const resource of resourcesWithPendingWork()) {
    let count = batchSize
    while (count === batchSize) count = await notifyBatch(ctx, resource)
  }
}

/** Returns how many rows were notified about: fewer than `batchSize` once none are left. */
async function notifyBatch(ctx: Ctx, pendingResource: PendingResource): Promise<number> {
  const { stored, pending, statuses, status } = pendingResource
  const condition = isOverdue(ctx, pendingResource, await loadSettings(ctx))
  if (!pending.overdue || condition === null) return 0
  const { notification } = pending.overdue
  const resource = stored.declaration.name
  return inTransaction(ctx, async (ctx) => {
    // Of two processes that wake at the same time only one may notify.
    await lockUntilCommit(ctx.db, 'overdueNotifications', resource)
    const overdue = await ctx.db
      .select({ id: stored.id })
      .from(stored.table)
      .where(and(inArray(status, statuses), condition, isNotNotified(stored, notification)))
      .limit(batchSize)
    const ids = overdue.map(({ id }) => String(id))
    if (ids.length === 0) return 0
    for (const row of await loadRows(ctx, stored, inArray(stored.id, ids))) await notifyAdminsOfRow(ctx, notification, resource, row)
    return ids.length
  })
}
