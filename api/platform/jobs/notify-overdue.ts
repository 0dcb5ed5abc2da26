import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { type NotificationParams, notificationParamNames } from '@wasl/shared/notifications/render-notification.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { and, inArray, lte, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import { overdueBefore, type PendingResource, resourcesWithPendingWork } from '../../resources/read/pending-work.ts'
import { loadRows } from '../../resources/read/row-mapping.ts'
import { inTransaction } from '../db/database.ts'
import { lockUntilCommit } from '../db/locks.ts'
import { adminNotifications } from '../db/tables/notifications.ts'

const batchSize = 200

/** Notifies the administration once about each row that has been pending longer than the settings allow. */
export async function notifyOverdue(ctx: Ctx): Promise<void> {
  for (const resource of resourcesWithPendingWork()) {
    let count = batchSize
    while (count === batchSize) count = await notifyBatch(ctx, resource)
  }
}

/** Returns how many rows were notified about: fewer than `batchSize` once none are left. */
async function notifyBatch(ctx: Ctx, { stored, pending, statuses, since }: PendingResource): Promise<number> {
  const by = stored.allColumns[pending.statusField]
  const limit = overdueBefore(ctx, pending, await loadSettings(ctx))
  if (!by || !pending.overdue || limit === null) return 0
  const { notification } = pending.overdue
  const resource = stored.declaration.name
  const isNotNotified = sql`not exists (select 1 from ${adminNotifications} where ${adminNotifications.row_id} = ${stored.id} and ${adminNotifications.type} = ${notification})`
  return inTransaction(ctx, async (ctx) => {
    // Of two processes that wake at the same time only one may notify.
    await lockUntilCommit(ctx.db, 'overdueNotifications', resource)
    const overdue = await ctx.db
      .select({ id: stored.id })
      .from(stored.table)
      .where(and(inArray(by, statuses), lte(since, limit), isNotNotified))
      .limit(batchSize)
    const ids = overdue.map(({ id }) => String(id))
    if (ids.length === 0) return 0
    for (const row of await loadRows(ctx, stored, inArray(stored.id, ids)))
      await notifyAdmins(ctx, notification, { resource, row_id: row.id }, paramsFrom(notification, row))
    return ids.length
  })
}

// Safe: a notification type that a declaration names has parameters for texts of that resource only.
const paramsFrom = (type: NotificationType, row: AnyRow): NotificationParams =>
  Object.fromEntries(notificationParamNames(type).map((name) => [name, row[name]])) as NotificationParams
