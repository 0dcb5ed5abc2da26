import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { standPages } from './catalog/content/seed-static-pages.ts'
import type { App } from './context.ts'
import { refuseDemoAccounts } from './demo/refuse-demo.ts'
import { seedDemo } from './demo/seed.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { serveLive } from './platform/live/serve-live.ts'
import { startCourier } from './platform/outbox/worker.ts'
import { StartFailure } from './platform/start-failure.ts'
import { greeting } from './platform/startup-message.ts'

type Closing = () => Promise<unknown>

/**
 * Opens the database, fills a new demo house, listens, and arranges for an orderly end on SIGTERM and SIGINT: no new calls, those running
 * finish, then live connections, deliveries and the database close.
 */
export async function start(parts: Omit<App, 'log' | 'db'>): Promise<void> {
  const { env } = parts
  const database = await openDatabase(env)
  const closings: Closing[] = [database.close]
  try {
    const app = await buildApp({ ...parts, db: database.db })
    closings.unshift(() => app.close())
    await standPages(database)
    await (env.WASL_MODE === 'demo' ? seedDemo(app.shared, { past: true }) : refuseDemoAccounts(app.shared))
    closings.unshift(await serveLive(app.shared, app.server))
    await listen(app, env)
    closings.unshift(startCourier(app.shared))
    closings.unshift(await startJobs(app.shared, database.engine))
    endOrderly(closings)
    process.stdout.write(greeting(env))
  } catch (error) {
    for (const close of closings) await close()
    throw error
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: App['env']): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${PORT} is taken by another program. Stop it, or set PORT to another port.`)
    if (code === 'EACCES') throw new StartFailure(`Port ${PORT} may not be opened by this user. Set PORT to one above 1023.`)
    throw error
  }
}

function endOrderly(closings: readonly Closing[]): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    // Whatever hangs must not keep the process: what is committed is safe.
    setTimeout(() => process.exit(1), 10_000).unref()
    for (const close of closings) await close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
