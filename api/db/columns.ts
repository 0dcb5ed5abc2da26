import { sql } from 'drizzle-orm'
import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The id every row has: random, so that it reveals nothing. */
export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

/** An instant, as an ISO string. */
export const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true })

/** Whole halalas. */
export const halalas = (name: string) => bigint(name, { mode: 'number' })

/** What every stored row carries. `version` counts writes and guards against lost updates. */
export const stored = () => ({
  id: id(),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})
