import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

// The common type of the two drivers: both return `rows` for a raw `execute`.
type Result<T> = { rows: T[] }
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>
}
/** The connection pool, PGlite or PostgreSQL. Never use it inside a transaction: PGlite has one connection and would deadlock. */
export type Database = PgDatabase<Rows, Record<string, never>>
/** An open transaction. */
export type Tx = PgTransaction<Rows, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>

/** `lookups` is for prepared statements that read by a unique index; on PostgreSQL the requests share its connections. */
export type OpenDatabase = {
  db: Database
  lookups: Database
  /** The names of the migrations that opening it has applied. */
  migrated: readonly string[]
  /** Of the pool, on PostgreSQL. */
  connections?: () => { used: number; idle: number; waiting: number }
  /** What the operator should know about the server, on PostgreSQL. */
  warnings?: readonly string[]
  close: () => Promise<unknown>
}
