import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { seedStaticPages } from './catalog/content/seed-static-pages.ts'
import type { App, AppParts } from './context.ts'
import { assertNoDemoAccounts } from './demo/assert-no-demo-accounts.ts'
import { seedDemo } from './demo/seed.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { serveLive } from './platform/live/serve-live.ts'
import { StartupError } from './platform/startup-error.ts'
import { startupMessage } from './platform/startup-message.ts'

type Close = () => Promise<unknown>

/**
 * Opens the database, seeds a new demo deployment, listens, and shuts down gracefully on SIGTERM and SIGINT: no new requests are taken,
 * running ones finish, then live connections, the worker and the database close.
 */
export async function start(parts: Omit<AppParts, 'db'>): Promise<void> {
  const { env } = parts
  const database = await openDatabase(env)
  const closers: Close[] = [database.close]
  try {
    const app = await buildApp({ ...parts, db: database.db })
    closers.unshift(() => app.close())
    await seedStaticPages(database)
    await (env.WASL_MODE === 'demo' ? seedDemo(app.shared, { past: true }) : assertNoDemoAccounts(app.shared))
    closers.unshift(await serveLive(app.shared, app.server))
    await listen(app, env)
    closers.unshift(await startWorker(app.shared))
    shutDownGracefully(closers)
    process.stdout.write(startupMessage(env))
  } catch (error) {
    for (const close of closers) await close()
    throw error
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: App['env']): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${PORT} is used by another program. Stop it, or set PORT to another port.`)
    if (code === 'EACCES') throw new StartupError(`Port ${PORT} may not be opened by this user. Set PORT to one above 1023.`)
    throw error
  }
}

function shutDownGracefully(closers: readonly Close[]): void {
  let isShuttingDown = false
  const shutDown = async () => {
    if (isShuttingDown) return
    isShuttingDown = true
    // A closer that never finishes must not keep the process alive; committed data is safe.
    setTimeout(() => process.exit(1), 10_000).unref()
    for (const close of closers) await close()
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}
