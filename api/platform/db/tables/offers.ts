import { resources } from '@wasl/resources/index.ts'
import type { OfferStatus } from '@wasl/shared/lifecycle/offers.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant, standardColumns } from '../columns.ts'
import { listIndexes } from '../resource-constraints.ts'
import { files } from './files.ts'
import { orders } from './orders.ts'
import { providers, users } from './people.ts'

export type OfferTerms = { price: number; duration_days: number; note: string | null; image_file_id: string | null; at: string }

/** A provider's price and execution duration for an order. Edits raise `version` and keep the old terms. */
export const offers = pgTable(
  'offers',
  {
    ...standardColumns(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    created_by: uuid('created_by')
      .notNull()
      .references(() => users.id),
    price: halalas('price').notNull(), // before VAT
    duration_days: integer('duration_days').notNull(),
    note: text('note'),
    image_file_id: uuid('image_file_id').references(() => files.id),
    status: text('status').$type<OfferStatus>().notNull(),
    reject_reason: text('reject_reason'),
    former_terms: jsonb('former_terms').$type<readonly OfferTerms[]>().notNull().default([]),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    index('offers_order').on(t.order_id),
    index('offers_provider').on(t.provider_id, t.created_at),
    uniqueIndex('offers_one_live').on(t.order_id, t.provider_id).where(sql`status = 'pending'`),
    uniqueIndex('offers_one_accepted').on(t.order_id).where(sql`status = 'accepted'`),
    check('offers_price', sql`price > 0`),
    check('offers_duration', sql`duration_days > 0`),
    ...listIndexes(resources.offers, t),
  ],
)
