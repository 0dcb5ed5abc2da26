import { resources } from '@wasl/resources/index.ts'
import type { CounterOfferStatus } from '@wasl/shared/lifecycle/counter-offers.ts'
import type { OfferStatus } from '@wasl/shared/lifecycle/offers.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { providers, users } from '../../identity/tables/people.ts'
import { halalas, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'
import { files } from '../../platform/db/tables/files.ts'
import { orders } from './orders.ts'

/** Terms that were replaced before appointments were part of offers have none. */
export type OfferTerms = {
  price: number
  duration_days: number
  appointment_at?: string | null
  appointment_minutes?: number | null
  note: string | null
  image_file_id: string | null
  at: string
}

/** A provider's price and execution duration for an order. Edits raise `version` and keep the old terms. */
export const offers = listedTable(
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
    appointment_at: instant('appointment_at'), // the time that it proposes: accepting it agrees on both
    appointment_minutes: integer('appointment_minutes'),
    note: text('note'),
    image_file_id: uuid('image_file_id').references(() => files.id),
    status: text('status').$type<OfferStatus>().notNull(),
    reject_reason: text('reject_reason'),
    former_terms: jsonb('former_terms').$type<readonly OfferTerms[]>().notNull().default([]),
    terms_at: instant('terms_at').notNull(), // when the present terms were made
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

/**
 * Other terms that a client proposed for an offer, one row per round. `offer_version`: of the terms that it answers, from 1.
 * `accepted_version`: of the terms that it became.
 */
export const counterOffers = listedTable(
  'counter_offers',
  {
    ...standardColumns(),
    offer_id: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    created_by: uuid('created_by')
      .notNull()
      .references(() => users.id),
    round: integer('round').notNull(),
    offer_version: integer('offer_version').notNull(),
    price: halalas('price').notNull(), // before VAT
    duration_days: integer('duration_days').notNull(),
    note: text('note'),
    status: text('status').$type<CounterOfferStatus>().notNull(),
    reject_reason: text('reject_reason'),
    answered_by: uuid('answered_by').references(() => users.id),
    answered_at: instant('answered_at'),
    accepted_version: integer('accepted_version'),
  },
  (t) => [
    uniqueIndex('counter_offers_round').on(t.offer_id, t.round),
    uniqueIndex('counter_offers_one_open').on(t.offer_id).where(sql`status = 'pending'`),
    check('counter_offers_terms', sql`round > 0 and price > 0 and duration_days > 0`),
    check('counter_offers_accepted', sql`(status = 'accepted') = (accepted_version is not null)`),
    check('counter_offers_answered', sql`(status = 'pending') = (answered_at is null)`),
    ...listIndexes(resources['counter-offers'], t),
  ],
)
