import type { Ctx } from '../../context.ts'
import { isTx } from './database.ts'
import { type PreparableQuery, type Statement, statementName } from './statement-name.ts'
import type { Database, Tx } from './types.ts'

type Values = Record<string, unknown>
/** A query with placeholders. `key` names its text among the statements of the process. */
type Preparable<T> = { key: string; build: (db: Database | Tx) => PreparableQuery<T>; values: Values }

const nameOf = new Map<string, string>()
const statementsOf = new WeakMap<Database, Map<string, Statement<unknown>>>()

/**
 * Runs a query whose text is built once for each process and planned once for each connection: building it and planning a join cost several
 * times what reading a few rows does. In a transaction, the text is built each time. For queries whose plan does not depend on the values, as those that read the rows of one user by an
 * index, and whose text has few variants (`= any(…)` instead of a list of parameters).
 */
export function runPrepared<T>({ db }: Pick<Ctx, 'db'>, query: Preparable<T>): Promise<T> {
  return statement(db, query).execute(query.values)
}

/** As `runPrepared`, on the connections for lookups, where statements of many requests share packets. For those that read a few rows only. */
export function runLookup<T>({ db, lookups }: Pick<Ctx, 'db' | 'lookups'>, query: Preparable<T>): Promise<T> {
  // A transaction reads what it has written.
  return statement(isTx(db) ? db : (lookups ?? db), query).execute(query.values)
}

function statement<T>(db: Database | Tx, { key, build }: Preparable<T>): Statement<T> {
  if (isTx(db)) return prepare(key, build(db))
  const statements = statementsOf.get(db) ?? new Map<string, Statement<unknown>>()
  statementsOf.set(db, statements)
  const known = statements.get(key)
  if (known) return asStatement<T>(known)
  const prepared = prepare(key, build(db))
  statements.set(key, prepared)
  return prepared
}

function prepare<T>(key: string, query: PreparableQuery<T>): Statement<T> {
  const name = nameOf.get(key) ?? statementName(query.toSQL().sql)
  nameOf.set(key, name)
  return query.prepare(name)
}

// Safe: a key names one query.
const asStatement = <T>(known: Statement<unknown>) => known as Statement<T>
