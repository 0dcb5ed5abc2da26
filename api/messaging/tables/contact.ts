import { index, text } from 'drizzle-orm/pg-core'
import { standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'

/** A message from the contact page; the address limits how many one sender may write in an hour. */
export const contactMessages = listedTable(
  'contact_messages',
  {
    ...standardColumns(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    address: text('address').notNull(),
    status: text('status').$type<'new' | 'seen' | 'answered'>().notNull().default('new'),
    reply: text('reply'), // sent by email
    answer_note: text('answer_note'),
  },
  (t) => [index('contact_messages_address').on(t.address, t.created_at), index('contact_messages_at').on(t.created_at)],
)
