import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { App, Ctx } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { isTx } from '../db/database.ts'
import type { Engine } from '../db/open-database.ts'
import { runDueJobs } from './run-due-jobs.ts'

const queue = 'clock'
const bosses = new WeakMap<object, PgBoss>()

/**
 * Opens the durable jobs on the house's own database, does what fell due while it was closed, and works from then on. Gives what stops it.
 * A job only wakes: what is due is decided under lock by the injected clock, so that a job that comes late, twice or never does no harm.
 */
export async function startJobs(app: App, engine: Engine): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    schema: 'jobs',
    db:
      engine.kind === 'pglite'
        ? { executeSql: (text, values) => pgliteAnswer(engine.client, text, values) }
        : { executeSql: (text, values) => engine.pool.query(text, values) },
    backend: engine.kind,
    schedule: false,
  })
  boss.on('error', (error) => app.log.error({ err: error }, 'jobs'))
  await boss.start()
  await boss.createQueue(queue)
  await boss.work(queue, { pollingIntervalSeconds: 2 }, () => runDueJobs(app))
  bosses.set(app.env, boss)
  await runDueJobs(app)
  return async () => {
    bosses.delete(app.env)
    await boss.stop({ graceful: true, close: false, timeout: 5000 })
  }
}

type Pglite = Extract<Engine, { kind: 'pglite' }>['client']

// A statement with values goes through the extended protocol; without, it may be several at once, and the last answer counts.
async function pgliteAnswer(client: Pglite, text: string, values?: unknown[]) {
  if (values?.length) return client.query<Record<string, unknown>>(text, values)
  const answers = await client.exec(text)
  return answers.at(-1) ?? { rows: [] }
}

/** Wakes the clock at an instant of the injected clock, by a job written in the caller's own transaction. Does nothing where no jobs run. */
export async function wakeAt(ctx: Ctx, key: string, at: string): Promise<void> {
  const boss = bosses.get(ctx.env)
  if (!boss) return
  const startAfter = new Date(Date.now() + Date.parse(at) - Date.parse(ctx.clock.now()))
  await boss.send(queue, { key }, { startAfter, singletonKey: key, ...(isTx(ctx.db) ? { db: inside(ctx.db) } : {}) })
}

/** The open transaction as pg-boss wants it: its text with $1, $2 and values becomes a statement of the query builder. */
const inside = (tx: Tx) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    tx.execute<Record<string, unknown>>(
      sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)))),
    ),
})
