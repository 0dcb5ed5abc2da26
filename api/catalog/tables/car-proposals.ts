import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { cars, review_requests } from './from-registry.ts'

/** What a provider wants to change of a car that was published, as `product_proposals` has it for products: `before` is what the approval replaced. */
export const carProposals = pgTable(
  'car_proposals',
  {
    request_id: uuid('request_id')
      .primaryKey()
      .references(() => review_requests.id, { onDelete: 'cascade' }),
    car_id: uuid('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<AnyRow>(),
    after: jsonb('after').$type<AnyRow>().notNull(),
    closed_at: instant('closed_at'),
  },
  (t) => [index('car_proposals_car').on(t.car_id), uniqueIndex('car_proposals_open').on(t.car_id).where(sql`closed_at is null`)],
)
