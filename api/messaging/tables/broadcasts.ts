import { resources } from '@wasl/resources/index.ts'
import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../catalog/tables/from-registry.ts'
import { coupons } from '../../ordering/tables/from-registry.ts'
import { instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'

/** A message of the administration to many users. While it is sent, `last_notified_user_id` is the last user reached, so that a restarted process resumes there. */
export const broadcasts = listedTable(
  'broadcasts',
  {
    ...standardColumns(),
    title_ar: text('title_ar').notNull(),
    title_en: text('title_en').notNull(),
    body_ar: text('body_ar').notNull(),
    body_en: text('body_en').notNull(),
    audience: text('audience').$type<'all' | 'clients' | 'providers' | 'city'>().notNull(),
    city_id: uuid('city_id').references(() => cities.id),
    link: text('link'),
    status: text('status').$type<'draft' | 'sending' | 'sent'>().notNull().default('draft'),
    coupon_id: uuid('coupon_id').references(() => coupons.id), // the announced coupon; its text comes from there
    sent_count: integer('sent_count').notNull().default(0),
    recipient_count: integer('recipient_count').notNull().default(0),
    last_notified_user_id: uuid('last_notified_user_id'),
    sent_at: instant('sent_at'),
  },
  (t) => listIndexes(resources.broadcasts, t),
)
