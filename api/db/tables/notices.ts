import { resources } from '@wasl/resources/index.ts'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
