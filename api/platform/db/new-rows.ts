import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Tx } from './database.ts'

type Told = (tables: ReadonlySet<string>) => void

const listeners = new WeakMap<object, Told>()
const noted = new WeakMap<object, Set<string>>()

/** Hears of every committed transaction that inserted rows, by the names of their tables. Gives what ends it. */
export function onNewRows(db: Database, told: Told): () => void {
  listeners.set(db, told)
  return () => void listeners.delete(db)
}

/** Notes the tables that this transaction inserts into, whoever writes. */
export function noteInserts(tx: Tx): ReadonlySet<string> {
  const tables = new Set<string>()
  noted.set(tx, tables)
  const insert = tx.insert.bind(tx)
  tx.insert = <T extends PgTable>(table: T) => {
    tables.add(getTableName(table))
    return insert(table)
  }
  return tables
}

/** Gives what forgets the inserts that a transaction notes from now on. */
export function noteFromHere(tx: Tx): () => void {
  const tables = noted.get(tx)
  const before = new Set(tables)
  return () => {
    for (const table of tables ?? []) if (!before.has(table)) tables?.delete(table)
  }
}

/** Tells whoever listens to this database what a transaction, now committed, inserted into. */
export function tellNewRows(db: Database, tables: ReadonlySet<string>): void {
  if (tables.size > 0) listeners.get(db)?.(tables)
}
