import { resources } from '@wasl/resources/index.ts'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stored } from '../columns.ts'
import { listPaths } from '../constraints-of.ts'
import { cities } from '../resource-tables.ts'

/** What the administration told many at once. While it is sent, `told_up_to` is the last user it reached, so that a stopped house goes on from there. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    ...stored(),
    title_ar: text('title_ar').notNull(),
    title_en: text('title_en').notNull(),
    body_ar: text('body_ar').notNull(),
    body_en: text('body_en').notNull(),
    audience: text('audience').$type<'all' | 'clients' | 'providers' | 'city'>().notNull(),
    city_id: uuid('city_id').references(() => cities.id),
    link: text('link'),
    status: text('status').$type<'draft' | 'sending' | 'sent'>().notNull().default('draft'),
    reached_count: integer('reached_count').notNull().default(0),
    told_up_to: uuid('told_up_to'),
    sent_at: instant('sent_at'),
  },
  (t) => listPaths(resources.broadcasts, t),
)
