import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { type NotificationParams, notificationParamNames, renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../platform/context.ts'
import type { NotificationSubject } from '../../resources/notify.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { adminNotifications } from '../tables/notifications.ts'

type NotifyCtx = Pick<Ctx, 'db' | 'clock' | 'log' | 'newRows' | 'commitHooks'>

/**
 * Stores a notification to the administration in the caller's transaction. Keeps only the params that the text uses; throws if one is missing.
 */
export async function notifyAdmins(
  ctx: NotifyCtx,
  type: NotificationType,
  subject: NotificationSubject,
  params: NotificationParams,
  at = ctx.clock.now(),
): Promise<void> {
  renderNotification(type, params)
  const used = Object.fromEntries(notificationParamNames(type).map((name) => [name, params[name] ?? '']))
  await insertRows(ctx, adminNotifications, [{ type, ...subject, params: used, created_at: at }], 'is a record')
}

/** Stores a notification about a row of a resource, with the params of its text from the row's fields. */
export const notifyAdminsOfRow = (ctx: NotifyCtx, type: NotificationType, resource: string, row: AnyRow, at?: string): Promise<void> => {
  // Safe: a notification type that a declaration names has parameters for texts of that resource only.
  const params = Object.fromEntries(notificationParamNames(type).map((name) => [name, row[name]])) as NotificationParams
  return notifyAdmins(ctx, type, { resource, row_id: String(row.id) }, params, at)
}
