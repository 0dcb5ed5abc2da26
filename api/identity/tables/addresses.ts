import { doublePrecision, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../catalog/tables/from-registry.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { users } from './people.ts'

/** The addresses that a client keeps for its orders, each under a name of its own. An order copies what it needs. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    city_id: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    district: text('district'),
    address: text('address'),
    short_address: text('short_address'), // of the National Address
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('addresses_label').on(t.user_id, t.label)],
)
