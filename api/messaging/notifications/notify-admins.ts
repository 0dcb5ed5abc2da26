import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { type NotificationParams, notificationParamNames, renderNotification } from '@wasl/shared/notifications/render-notification.ts'
import type { Ctx } from '../../context.ts'
import { adminNotifications } from '../../platform/db/tables/notifications.ts'

/** The row that a notification to the administration links to. */
export type NotificationSubject = { resource: string; row_id: string }

/**
 * Stores a notification to the administration in the caller's transaction. Keeps only the params that the text uses; throws if one is missing.
 */
export async function notifyAdmins(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  type: NotificationType,
  subject: NotificationSubject,
  params: NotificationParams,
): Promise<void> {
  renderNotification(type, params)
  const used = Object.fromEntries(notificationParamNames(type).map((name) => [name, params[name] ?? '']))
  await ctx.db.insert(adminNotifications).values({ type, ...subject, params: used, created_at: ctx.clock.now() })
}
