import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { App, Ctx } from '../../context.ts'
import { isTx } from '../db/database.ts'
import type { Tx } from '../db/types.ts'

/** The queue whose jobs trigger `runDueJobs`. */
export const wakeQueue = 'clock'
const bossByEnv = new WeakMap<object, PgBoss>()

/** Sets the job queue of this app; null removes it. */
export function registerBoss({ env }: Pick<App, 'env'>, boss: PgBoss | null): void {
  if (boss) bossByEnv.set(env, boss)
  else bossByEnv.delete(env)
}

/** Schedules a wake-up at an instant of the injected clock, as a job written in the caller's transaction. Does nothing in a process without jobs. */
export async function scheduleWake(ctx: Ctx, key: string, at: string): Promise<void> {
  const boss = bossByEnv.get(ctx.env)
  if (!boss) return
  const startAfter = new Date(Date.now() + Date.parse(at) - Date.parse(ctx.clock.now()))
  await boss.send(wakeQueue, { key }, { startAfter, singletonKey: key, ...(isTx(ctx.db) ? { db: asBossDb(ctx.db) } : {}) })
}

/** Adapts the open transaction to pg-boss: turns a text with $1, $2 and its values into a statement of the query builder. */
const asBossDb = (tx: Tx) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    tx.execute<Record<string, unknown>>(
      sql.join(text.split(/\$(\d+)/).map((part, index) => (index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)))),
    ),
})
