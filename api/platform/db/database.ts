import { DrizzleQueryError, type ExtractTablesWithRelations, sql } from 'drizzle-orm'
import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../context.ts'
import { noteFromHere, noteInserts, tellNewRows } from './new-rows.ts'

// The type layer over the two drivers, and nowhere else: what a raw `execute` answers is `rows` in both.
type Result<T> = { rows: T[] }
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>
}
/** The pool of connections, PGlite or PostgreSQL. Never used inside a transaction: PGlite has one connection and would wait for itself. */
export type Database = PgDatabase<Rows, Record<string, never>>
/** An open transaction. */
export type Tx = PgTransaction<Rows, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>

type Hook = () => unknown
const hooks = new WeakMap<object, Hook[]>()
const attempts = 5

/**
 * Runs `act` in one transaction, the open one if there is one, and gives its answer. Runs it anew after a serialization failure or a
 * deadlock (40001, 40P01): `act` must do nothing outside the database, which is what `afterCommit` is for.
 */
export async function inTransaction<C extends Pick<Ctx, 'db' | 'log'>, T>(ctx: C, act: (inside: C & { db: Tx }) => Promise<T>): Promise<T> {
  const { db } = ctx
  if (isTx(db)) return act({ ...ctx, db })
  for (let attempt = 1; ; attempt++) {
    const after: Hook[] = []
    const done = await attemptOnce(db, after, (tx) => act({ ...ctx, db: tx }), attempt === attempts)
    if (!done) {
      await new Promise((go) => setTimeout(go, Math.random() * 20 * 2 ** attempt))
      continue
    }
    for (const hook of after) await runHook(ctx, hook)
    return done.answer
  }
}

async function attemptOnce<T>(db: Database, after: Hook[], act: (tx: Tx) => Promise<T>, isLast: boolean): Promise<{ answer: T } | null> {
  try {
    const answer = await db.transaction(async (tx) => {
      hooks.set(tx, after)
      const tables = noteInserts(tx)
      after.push(() => tellNewRows(db, tables))
      return act(tx)
    })
    return { answer }
  } catch (error) {
    if (isLast || !isTransient(error)) throw error
    return null
  }
}

/** Runs `act` as a part of the open transaction: where it throws, this part alone is undone, with all that it left for after the commit. */
export async function asPart<T>({ db }: { db: Tx }, act: () => Promise<T>): Promise<T> {
  const waiting = hooks.get(db) ?? []
  const before = waiting.length
  const forgetNotes = noteFromHere(db)
  await db.execute(sql`savepoint part`)
  try {
    const answer = await act()
    await db.execute(sql`release savepoint part`)
    return answer
  } catch (error) {
    waiting.length = before
    forgetNotes()
    try {
      await db.execute(sql`rollback to savepoint part`)
      await db.execute(sql`release savepoint part`)
    } catch {
      // The connection is gone: what broke it is what is told.
    }
    throw error
  }
}

// What was committed stands: a hook that fails is logged and does not turn the answer into an error.
const runHook = async (ctx: Pick<Ctx, 'log'>, hook: Hook): Promise<void> => {
  try {
    await hook()
  } catch (error) {
    ctx.log.error(error, 'after commit')
  }
}

/** Runs `hook` once the open transaction is committed, or now where none is open. */
export async function afterCommit(ctx: Pick<Ctx, 'db' | 'log'>, hook: Hook): Promise<void> {
  const waiting = hooks.get(ctx.db)
  if (waiting) waiting.push(hook)
  else await runHook(ctx, hook)
}

/** Whether this is an open transaction. */
export const isTx = (db: Database | Tx): db is Tx => db instanceof PgTransaction

/** The SQLSTATE of a failed statement, its constraint and table; undefined for any other error. */
export function sqlFailure(error: unknown): { code: string; constraint?: string; table?: string } | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return undefined
  return {
    code: cause.code,
    ...('constraint' in cause && typeof cause.constraint === 'string' && { constraint: cause.constraint }),
    ...('table' in cause && typeof cause.table === 'string' && { table: cause.table }),
  }
}

const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(sqlFailure(error)?.code ?? '')
