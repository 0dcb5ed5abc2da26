import * as z from 'zod'
import { sitePageActions } from '../access/site-pages.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { instant, pagination } from './common.ts'
import { notificationType } from './enums.ts'

/** A stored notification in both languages, so that the reader can switch. */
export const notificationView = z.object({
  id: z.uuid(),
  type: notificationType,
  title_ar: z.string(),
  title_en: z.string(),
  body_ar: z.string(),
  body_en: z.string(),
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: instant,
})
/** GET general/notifications: `data.notifications.data`, `data.notifications.pagination`, and the server's time. Source: specification, section 7. */
export const notificationsPage = z.object({ notifications: z.object({ data: z.array(notificationView), pagination }), now: instant })
/** PATCH general/read-notifications: these notifications, or those about the page with this `link`; without both all. */
export const readForm = z.strictObject({ ids: z.array(z.uuid()).max(50).optional(), link: z.string().max(500).optional() })
export const notificationsCount = z.object({ count: z.int() })
/** GET general/count-notifications: the header's counts, and the pages that its menus do not show to this user. */
export const headerCounts = notificationsCount.extend({
  messages: z.int(),
  cart: z.int(), // pieces in the cart of a client, also those that cannot be bought
  denied_pages: z.array(z.enum(typedKeys(sitePageActions))),
})

/** A push message to a device. Source: specification, section 3 (push payload). */
export const livePush = z.object({
  data: z.object({
    type: notificationType,
    title: z.string(),
    title_ar: z.string(),
    title_en: z.string(),
    body: z.string(),
    body_ar: z.string(),
    body_en: z.string(),
    link: z.string().nullable(),
  }),
  notification: z.object({ title: z.string(), body: z.string() }),
})
/** Event `notification` to an open page: every push; an alert is shown only with `is_notify`. Source: specification, section 4. */
export const liveNotification = livePush.extend({ is_notify: z.boolean() })
export type LiveNotification = z.output<typeof liveNotification>
export type NotificationView = z.output<typeof notificationView>
export type LivePush = z.output<typeof livePush>
