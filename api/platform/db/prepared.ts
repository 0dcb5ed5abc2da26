import { isTx } from './database.ts'
import type { Preparable, Statements, StatementValues } from './statements.ts'
import type { Database, Tx } from './types.ts'

/** The part of the context that runs prepared statements. */
type StatementCtx = { db: Database | Tx; prepared: { statements: Statements } }
type Query<T> = Preparable<T> & { values: StatementValues }

/**
 * Runs a query whose text is built once for each process and planned once for each connection: building it and planning a join cost several
 * times what reading a few rows does. In a transaction, the text is built each time. For queries whose plan does not depend on the values, as those that read the rows of one user by an
 * index, and whose text has few variants (`= any(…)` instead of a list of parameters).
 */
export function runPrepared<T>(ctx: StatementCtx, query: Query<T>): Promise<T> {
  return run(ctx, ctx.db, query)
}

/** As `runPrepared`, on the connections for lookups, where statements of many requests share packets. For those that read a few rows only. */
export function runLookup<T>(ctx: StatementCtx & { lookups?: Database }, query: Query<T>): Promise<T> {
  // A transaction reads what it has written.
  return run(ctx, isTx(ctx.db) ? ctx.db : (ctx.lookups ?? ctx.db), query)
}

function run<T>({ prepared: { statements } }: Pick<StatementCtx, 'prepared'>, db: Database | Tx, query: Query<T>): Promise<T> {
  const statement = isTx(db) ? statements.build(db, query) : statements.of(db, query)
  return statement.execute(query.values)
}
