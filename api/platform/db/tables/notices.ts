import { resources } from '@wasl/resources/index.ts'
import type { Holes } from '@wasl/shared/notifications/notification-text.ts'
import type { NoticeType } from '@wasl/shared/notifications/notifications.ts'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { listPaths } from '../constraints-of.ts'
import { orders } from './orders.ts'
import { users } from './people.ts'

/** A stored item of /notifications, in both languages. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
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
    ...listPaths(resources.notifications, t),
  ],
)

/** What the administration is told: one row an event, about one row of a resource. Who may list that resource reads it; its words come from its type. */
export const adminNotices = pgTable(
  'admin_notices',
  {
    id: id(),
    type: text('type').$type<NoticeType>().notNull(),
    resource: text('resource').notNull(),
    row_id: uuid('row_id').notNull(),
    holes: jsonb('holes').$type<Holes>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('admin_notices_at').on(t.created_at, t.id), index('admin_notices_row').on(t.row_id, t.type)],
)
