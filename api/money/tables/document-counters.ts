import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** The last number of each seller's series in a Riyadh year. A number is taken in the transaction that issues the document, so that none is missing. */
export const documentCounters = pgTable(
  'document_counters',
  {
    series: text('series').$type<'PS' | 'INV' | 'CN' | 'COM' | 'CCN'>().notNull(),
    seller_id: uuid('seller_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.seller_id, t.year] })],
)
