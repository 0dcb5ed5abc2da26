import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Tx } from './types.ts'

type NewRowsListener = (tables: ReadonlySet<string>) => void

const listeners = new WeakMap<object, NewRowsListener>()
const insertsByTx = new WeakMap<object, Set<string>>()

/** Calls the listener after every committed transaction that inserted rows, with the names of the tables. Returns a stop function. */
export function onNewRows(db: Database, listener: NewRowsListener): () => void {
  listeners.set(db, listener)
  return () => void listeners.delete(db)
}

/** Records the tables that this transaction inserts into, whatever code writes. */
export function trackInserts(tx: Tx): ReadonlySet<string> {
  const tables = new Set<string>()
  insertsByTx.set(tx, tables)
  const insert = tx.insert.bind(tx)
  tx.insert = <T extends PgTable>(table: T) => {
    tables.add(getTableName(table))
    return insert(table)
  }
  return tables
}

/** Returns a function that discards the inserts recorded from now on. */
export function startInsertCheckpoint(tx: Tx): () => void {
  const tables = insertsByTx.get(tx)
  const before = new Set(tables)
  return () => {
    for (const table of tables ?? []) if (!before.has(table)) tables?.delete(table)
  }
}

/** Reports the tables of a committed transaction to the listener of this database. */
export function emitNewRows(db: Database, tables: ReadonlySet<string>): void {
  if (tables.size > 0) listeners.get(db)?.(tables)
}
