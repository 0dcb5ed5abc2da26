import { sql } from 'drizzle-orm'
import { bigint, customType, integer, uuid } from 'drizzle-orm/pg-core'

/** The id every row has: random, so that it reveals nothing. */
export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

const isoInstant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** An instant, as an ISO string in UTC with milliseconds: what was written is what is read. */
export const instant = (name: string) => isoInstant(name)

const hoursAndMinutes = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 5),
})

/** A time of the day: '09:30'. */
export const timeOfDay = (name: string) => hoursAndMinutes(name)

/** Whole halalas. */
export const halalas = (name: string) => bigint(name, { mode: 'number' })

/** What every stored row carries. `version` counts writes and guards against lost updates. */
export const stored = () => ({
  id: id(),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull().default(sql`now()`),
  updated_at: instant('updated_at').notNull().default(sql`now()`),
})
