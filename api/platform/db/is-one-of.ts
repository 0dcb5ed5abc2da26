import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a column is one of these ids. One parameter for all: a statement has at most 65,535, and one of `inArray` for each id. */
export const isOneOf = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`
