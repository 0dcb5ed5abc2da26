import type { Database, RawDatabase, Tx } from './types.ts'

/** The database with inserts into tables that the back office lists: for demo data, tests, and `insertRow`, which announces them. */
// Safe: a `Database` is one whose type leaves them out.
export const rawDatabase = (db: Database | Tx): RawDatabase => db as RawDatabase
