import { and, inArray } from 'drizzle-orm'
import { notifyAdminsOfRow } from '../../messaging/notifications/notify-admins.ts'
import type { Ctx } from '../../platform/context.ts'
import { isNotNotified, resourcesWithPendingWork } from '../../resources/read/pending-work.ts'
import { loadRows } from '../../resources/read/row-mapping.ts'

/** Notifies administrators of the pending rows that seeds have inserted, at the time of each row. */
export async function notifyPendingRows(ctx: Ctx): Promise<void> {
  for (const { stored, pending, statuses, status } of resourcesWithPendingWork()) {
    const { notification } = pending
    if (!notification) continue
    const rows = await loadRows(ctx, stored, and(inArray(status, statuses), isNotNotified(stored, notification)))
    for (const row of rows) await notifyAdminsOfRow(ctx, notification, stored.declaration.name, row, String(row.created_at))
  }
}
