import * as z from 'zod'
import { instant, localized, pagination } from './common.ts'
import { notificationType } from './enums.ts'

/** A notification to administrators, with the row it is about. */
export const adminNotification = z.object({
  id: z.uuid(),
  type: notificationType,
  title: localized,
  body: localized,
  resource: z.string(),
  row_id: z.uuid(),
  is_read: z.boolean(),
  /** It asked for work, and its row does not wait for the administration any more. */
  is_done: z.boolean(),
  created_at: instant,
})
export const unreadNotifications = z.object({ unread: z.int() })
export const adminNotificationsPage = unreadNotifications.extend({
  notifications: z.object({ data: z.array(adminNotification), pagination }),
})

/** POST admin/own/notifications/read: marks everything as read up to the newest notification of the page. */
export const readNotificationsForm = z.strictObject({ until: z.iso.datetime() })

export type AdminNotification = z.output<typeof adminNotification>
export type AdminNotificationsPage = z.output<typeof adminNotificationsPage>
