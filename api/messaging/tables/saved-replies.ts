import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables/people.ts'
import { id, instant } from '../../platform/db/columns.ts'

/** A short text that a user writes often in chats. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('saved_replies_user').on(t.user_id, t.created_at)],
)
