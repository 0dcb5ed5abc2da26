import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The answer to a money-moving request, so that the same request again gets the same answer. Written with its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    principal_id: uuid('principal_id').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    status_code: integer('status_code').notNull(),
    response: jsonb('response').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal_id, t.key] })],
)
