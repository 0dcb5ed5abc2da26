import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, customType, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/** The primary key of every row: random, so that it reveals nothing. */
export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

/**
 * The id of a table by its name, as the target of a foreign key. For tables that cannot import each other without a cycle; a test checks
 * that the table exists.
 */
export const idOf = (table: string) => (): AnyPgColumn => pgTable(table, { id: id() }).id

const isoInstant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** An instant, read and written as an ISO string in UTC with milliseconds. */
export const instant = (name: string) => isoInstant(name)

const hoursAndMinutes = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 5),
})

/** A time of the day: '09:30'. */
export const timeOfDay = (name: string) => hoursAndMinutes(name)

/** Whole halalas. */
export const halalas = (name: string) => bigint(name, { mode: 'number' })

/** The columns of every stored row. `version` counts writes and guards against lost updates. */
export const standardColumns = () => ({
  id: id(),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull().default(sql`now()`),
  updated_at: instant('updated_at').notNull().default(sql`now()`),
})
