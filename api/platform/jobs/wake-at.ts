import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { App, Ctx } from '../../context.ts'
import { isTx, type Tx } from '../db/database.ts'

/** The queue whose jobs wake the clocks. */
export const clockQueue = 'clock'
const bosses = new WeakMap<object, PgBoss>()

/** From now on this house's clocks are woken by these jobs; by none where it is null. */
export function keepBoss({ env }: Pick<App, 'env'>, boss: PgBoss | null): void {
  if (boss) bosses.set(env, boss)
  else bosses.delete(env)
}

/** Wakes the clock at an instant of the injected clock, by a job written in the caller's own transaction. Does nothing where no jobs run. */
export async function wakeAt(ctx: Ctx, key: string, at: string): Promise<void> {
  const boss = bosses.get(ctx.env)
  if (!boss) return
  const startAfter = new Date(Date.now() + Date.parse(at) - Date.parse(ctx.clock.now()))
  await boss.send(clockQueue, { key }, { startAfter, singletonKey: key, ...(isTx(ctx.db) ? { db: inside(ctx.db) } : {}) })
}

/** The open transaction as pg-boss wants it: its text with $1, $2 and values becomes a statement of the query builder. */
const inside = (tx: Tx) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    tx.execute<Record<string, unknown>>(
      sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)))),
    ),
})
