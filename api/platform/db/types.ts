import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgInsertBuilder, PgQueryResultHKT, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { UnlistedTable } from './listed.ts'

// The common type of the two drivers: both return `rows` for a raw `execute`.
type Result<T> = { rows: T[] }
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>
}

/** A database that inserts into every table; see `rawDatabase`. */
export type RawDatabase = PgDatabase<Rows, Record<string, never>>
type RawTx = PgTransaction<Rows, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>

type InsertUnlisted = <T extends UnlistedTable>(table: T) => PgInsertBuilder<T, Rows>
type WithoutListed<D> = Omit<D, 'insert' | 'transaction' | 'with'> & {
  insert: InsertUnlisted
  transaction: <R>(work: (tx: Tx) => Promise<R>, config?: PgTransactionConfig) => Promise<R>
  with: (...queries: Parameters<RawDatabase['with']>) => Omit<ReturnType<RawDatabase['with']>, 'insert'> & { insert: InsertUnlisted }
}
/** The connection pool, PGlite or PostgreSQL. Never use it inside a transaction: PGlite has one connection and would deadlock. */
export type Database = WithoutListed<RawDatabase>
/** An open transaction. */
export type Tx = WithoutListed<RawTx>

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
