import { sql } from 'drizzle-orm'
import { doublePrecision, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../catalog/tables/from-registry.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { users } from './people.ts'

/** The branches of a company client. Orders refer to them, so that one is archived and never deleted while its company has an account. */
export const branches = pgTable(
  'branches',
  {
    id: id(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    contact: text('contact'), // who answers there
    city_id: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    ...{ district: text('district'), address: text('address'), short_address: text('short_address') },
    ...{ lat: doublePrecision('lat'), lng: doublePrecision('lng') },
    archived_at: instant('archived_at'),
    ...{ created_at: instant('created_at').notNull(), updated_at: instant('updated_at').notNull() },
  },
  (t) => [uniqueIndex('branches_label').on(t.company_id, t.label).where(sql`archived_at is null`)],
)
