import { resources } from '@wasl/resources/index.ts'
import type { reviewReportReasons } from '@wasl/shared/rules/review-report-reasons.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins, providers, users } from '../../identity/tables/people.ts'
import { idOf, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'
import { orders } from './orders.ts'

/**
 * A client's rating of a completed order, or of a product of it; the provider may answer once. Products of the platform have no provider. Demo reviews have no order.
 */
export const reviews = listedTable(
  'reviews',
  {
    ...standardColumns(),
    order_id: uuid('order_id').references(() => orders.id),
    client_id: uuid('client_id').references(() => users.id),
    client_name: text('client_name').notNull(), // first name, frozen
    provider_id: uuid('provider_id').references(() => providers.id),
    product_id: uuid('product_id').references(idOf('products')),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    images: uuid('images').array(), // of a product
    answer: text('answer'),
    answered_at: instant('answered_at'),
    status: text('status').$type<'published' | 'hidden'>().notNull().default('published'),
  },
  (t) => [
    uniqueIndex('reviews_order').on(t.order_id).where(sql`product_id is null`),
    uniqueIndex('reviews_order_product').on(t.order_id, t.product_id),
    index('reviews_provider').on(t.provider_id, t.created_at),
    check('reviews_rating', sql`rating between 1 and 5`),
    ...listIndexes(resources.reviews, t),
  ],
)

/** A review that somebody has reported, with its text at that time. */
export const reviewReports = listedTable(
  'review_reports',
  {
    ...standardColumns(),
    review_id: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    provider_id: uuid('provider_id').references(() => providers.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id), // who reported it
    comment: text('comment').notNull(),
    reason: text('reason').$type<keyof typeof reviewReportReasons>().notNull(),
    note: text('note'),
    status: text('status').$type<'new' | 'hidden' | 'dismissed'>().notNull().default('new'),
    decision: text('decision'),
    admin_id: uuid('admin_id').references(() => admins.id),
  },
  (t) => [uniqueIndex('review_reports_reporter').on(t.review_id, t.user_id), ...listIndexes(resources['review-reports'], t)],
)
