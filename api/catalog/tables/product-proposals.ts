import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { products, review_requests } from './from-registry.ts'

/**
 * What a provider wants to change of a product that is approved already, by the fields of products. The former version stays on sale until the request is approved.
 * `before` is what the approval replaced. Closed once it is approved, withdrawn or put aside; at most one of a product is open.
 */
export const productProposals = pgTable(
  'product_proposals',
  {
    request_id: uuid('request_id')
      .primaryKey()
      .references(() => review_requests.id, { onDelete: 'cascade' }),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<AnyRow>(),
    after: jsonb('after').$type<AnyRow>().notNull(),
    closed_at: instant('closed_at'),
  },
  (t) => [
    index('product_proposals_product').on(t.product_id),
    uniqueIndex('product_proposals_open').on(t.product_id).where(sql`closed_at is null`),
  ],
)
