import { PgTransaction } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { sqlErrorOf } from './sql-errors.ts'
import type { Database, Tx } from './types.ts'

/** What runs after the commit of the open transaction. */
export type CommitHook = () => unknown

type Logging = { log: Pick<FastifyBaseLogger, 'error'> }

const attempts = 5

/**
 * Runs `work` in a transaction, the open one if there is one, and returns its result. Retries after a serialization failure or a deadlock
 * (40001, 40P01), so `work` must have no effects outside the database; use `afterCommit` for those.
 */
export async function inTransaction<C extends Logging & { db: Database | Tx }, T>(
  ctx: C,
  work: (inside: C & { db: Tx }) => Promise<T>,
): Promise<T> {
  const { db } = ctx
  if (isTx(db)) return work({ ...ctx, db })
  for (let attempt = 1; ; attempt++) {
    const after: CommitHook[] = []
    const done = await attemptOnce(db, (tx) => work({ ...ctx, db: tx, commitHooks: after }), attempt === attempts)
    if (!done) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
      continue
    }
    for (const hook of after) await runHook(ctx, hook)
    return done.result
  }
}

async function attemptOnce<T>(db: Database, work: (tx: Tx) => Promise<T>, isLast: boolean): Promise<{ result: T } | null> {
  try {
    return { result: await db.transaction(work) }
  } catch (error) {
    if (isLast || !isTransient(error)) throw error
    return null
  }
}

/** Runs `work` in a savepoint of the open transaction. If it throws, only this part is rolled back, together with its `afterCommit` hooks. */
export async function inSavepoint<T>({ db, commitHooks = [] }: { db: Tx; commitHooks?: CommitHook[] }, work: () => Promise<T>): Promise<T> {
  const before = commitHooks.length
  try {
    return await db.transaction(work)
  } catch (error) {
    commitHooks.length = before
    throw error
  }
}

// The transaction is committed: a failing hook is logged and does not turn the result into an error.
const runHook = async (ctx: Logging, hook: CommitHook): Promise<void> => {
  try {
    await hook()
  } catch (error) {
    ctx.log.error(error, 'after commit')
  }
}

/** Runs `hook` once the open transaction is committed, or at once if none is open. */
export async function afterCommit(ctx: Logging & { commitHooks?: CommitHook[] }, hook: CommitHook): Promise<void> {
  if (ctx.commitHooks) ctx.commitHooks.push(hook)
  else await runHook(ctx, hook)
}

/** Whether this is an open transaction. */
export const isTx = (db: Database | Tx): db is Tx => db instanceof PgTransaction

/** Whether a transaction failed only because of another one, and can be repeated. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(sqlErrorOf(error)?.code ?? '')
