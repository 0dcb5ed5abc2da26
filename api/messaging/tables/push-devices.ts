import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../../identity/tables/access.ts'
import { users } from '../../identity/tables/people.ts'
import { id, instant } from '../../platform/db/columns.ts'

/** A browser or app that receives push notifications. Its token belongs to the last account that registered it, until that session ends. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    platform: text('platform').$type<'web' | 'android' | 'ios'>().notNull(),
    created_at: instant('created_at').notNull(),
    last_seen_at: instant('last_seen_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_devices_token').on(t.token),
    index('push_devices_user').on(t.user_id, t.last_seen_at),
    index('push_devices_session').on(t.session_id),
  ],
)
