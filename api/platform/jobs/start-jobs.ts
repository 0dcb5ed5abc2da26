import { PgBoss } from 'pg-boss'
import type { App } from '../../context.ts'
import type { Engine } from '../db/open-database.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { clockQueue, keepBoss } from './wake-at.ts'

// What is late by hours has no job of its own: that the clock is looked at now and then is enough.
const quarterMs = 15 * 60_000

/**
 * Opens the durable jobs on the house's own database, does what fell due while it was closed, and works from then on. Gives what stops it.
 * A job only wakes: what is due is decided under lock by the injected clock, so that a job that comes late, twice or never does no harm.
 */
export async function startJobs(app: App, engine: Engine, { lookEveryMs = quarterMs } = {}): Promise<() => Promise<void>> {
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
  await boss.createQueue(clockQueue)
  await boss.work(clockQueue, { pollingIntervalSeconds: 2 }, () => runDueJobs(app))
  keepBoss(app, boss)
  // What one order cannot do is no reason to keep the house closed.
  let looking: Promise<void> | undefined
  const look = () => {
    looking = runDueJobs(app).catch((error: unknown) => app.log.error({ err: error }, 'jobs'))
  }
  look()
  await looking
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
    keepBoss(app, null)
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
