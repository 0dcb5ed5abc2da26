import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { PgBoss } from 'pg-boss'
import type { App } from '../../context.ts'
import type { Engine } from '../db/types.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { registerBoss, wakeQueue } from './schedule-wake.ts'

// Reminders of overdue work have no job of their own; a check every quarter of an hour is enough.
const quarterMs = 15 * minuteMs

/**
 * Starts the durable jobs on the app's own database and runs what became due while the app was stopped. Returns a stop function.
 * A job is only a wake-up: what is due is decided under a lock by the injected clock, so a job that comes late, twice or never does no harm.
 */
export async function startJobs(app: App, engine: Engine, { checkEveryMs = quarterMs } = {}): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    schema: 'jobs',
    db:
      engine.kind === 'pglite'
        ? { executeSql: (text, values) => executeOnPglite(engine.client, text, values) }
        : { executeSql: (text, values) => engine.pool.query(text, values) },
    backend: engine.kind,
    schedule: false,
  })
  boss.on('error', (error) => app.log.error({ err: error }, 'jobs'))
  await boss.start()
  await boss.createQueue(wakeQueue)
  await boss.work(wakeQueue, { pollingIntervalSeconds: 2 }, () => runDueJobs(app))
  registerBoss(app, boss)
  // A failing job must not keep the server from starting.
  let running: Promise<void> | undefined
  const check = () => {
    running = runDueJobs(app).catch((error: unknown) => app.log.error({ err: error }, 'jobs'))
  }
  check()
  await running
  const timer = setInterval(check, checkEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    registerBoss(app, null)
    await boss.stop({ graceful: true, close: false, timeout: 5000 })
  }
}

type Pglite = Extract<Engine, { kind: 'pglite' }>['client']

// A statement with values uses the extended protocol. Without values there may be several statements; the last result counts.
async function executeOnPglite(client: Pglite, text: string, values?: unknown[]) {
  if (values?.length) return client.query<Record<string, unknown>>(text, values)
  const results = await client.exec(text)
  return results.at(-1) ?? { rows: [] }
}
