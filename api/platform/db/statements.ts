import { createHash } from 'node:crypto'
import type { Database, Tx } from './types.ts'

export type StatementValues = Record<string, unknown>
export type Statement<T> = { execute: (values?: StatementValues) => Promise<T> }
export type PreparableQuery<T> = { toSQL: () => { sql: string }; prepare: (name: string) => Statement<T> }
/** A query with placeholders. `key` names its text among the statements of the process. */
export type Preparable<T> = { key: string; build: (db: Database | Tx) => PreparableQuery<T> }

/** The name of a prepared statement: PostgreSQL allows one text for each name. */
export const statementName = (text: string): string => `q_${createHash('sha1').update(text).digest('base64url')}`

/** The prepared statements of a process, by their key. `of` builds a statement once for a database, `build` each time, for a transaction. */
export function createStatements() {
  const names = new Map<string, string>()
  const byDatabase = new Map<Database, Map<string, Statement<unknown>>>()
  function build<T>(db: Database | Tx, { key, build }: Preparable<T>): Statement<T> {
    const query = build(db)
    const name = names.get(key) ?? statementName(query.toSQL().sql)
    names.set(key, name)
    return query.prepare(name)
  }
  function of<T>(db: Database, query: Preparable<T>): Statement<T> {
    const statements = byDatabase.get(db) ?? new Map<string, Statement<unknown>>()
    byDatabase.set(db, statements)
    const known = statements.get(query.key)
    if (known) return asStatement<T>(known)
    const prepared = build(db, query)
    statements.set(query.key, prepared)
    return prepared
  }
  return { of, build }
}

export type Statements = ReturnType<typeof createStatements>

// Safe: a key names one query.
const asStatement = <T>(known: Statement<unknown>) => known as Statement<T>
