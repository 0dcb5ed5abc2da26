import { resources } from '@wasl/resources/index.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { NotificationParams } from '@wasl/shared/notifications/render-notification.ts'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { admins, users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'

/** A stored item of /notifications, in both languages. */
export const notifications = listedTable(
  'notifications',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').$type<NotificationType>().notNull(),
    title_ar: text('title_ar').notNull(),
    title_en: text('title_en').notNull(),
    body_ar: text('body_ar').notNull(),
    body_en: text('body_en').notNull(),
    link: text('link'),
    order_id: uuid('order_id').references(() => orders.id),
    read_at: instant('read_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('notifications_user').on(t.user_id, t.created_at),
    index('notifications_unread').on(t.user_id, t.read_at),
    ...listIndexes(resources.notifications, t),
  ],
)

/** Notifications of the administration: one row for each event, about one row of a resource. Visible to admins who may list that resource; the texts come from the type. */
export const adminNotifications = listedTable(
  'admin_notifications',
  {
    id: id(),
    type: text('type').$type<NotificationType>().notNull(),
    resource: text('resource').notNull(),
    row_id: uuid('row_id').notNull(),
    params: jsonb('params').$type<NotificationParams>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('admin_notifications_at').on(t.created_at, t.id), index('admin_notifications_row').on(t.row_id, t.type)],
)

/** The single notifications that an admin has read, besides those up to the admin's `notifications_read_until`. */
export const adminNotificationReads = pgTable(
  'admin_notification_reads',
  {
    admin_id: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    notification_id: uuid('notification_id')
      .notNull()
      .references(() => adminNotifications.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.admin_id, t.notification_id] })],
)
