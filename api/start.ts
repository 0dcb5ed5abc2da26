import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { liveParts } from './app/live-parts.ts'
import { offAdapterWarnings } from './app/off-adapters.ts'
import { openDatabase } from './app/open-database.ts'
import { startupMessage } from './app/startup-message.ts'
import { buildApp } from './app.ts'
import { prepareCars } from './catalog/cars/car-index.ts'
import { seedStaticPages } from './catalog/content/seed-static-pages.ts'
import { prepareStore } from './catalog/store/store-cache.ts'
import { assertNoDemoAccounts } from './demo/assert-no-demo-accounts.ts'
import { seedDemo } from './demo/seed.ts'
import { variables } from './environment/env.ts'
import { StartupError } from './environment/startup-error.ts'
import { describeUnknownVariables } from './environment/unknown-variables.ts'
import { removeUnknownPermissions } from './identity/admins/remove-unknown-permissions.ts'
import { checkSecretsKey } from './identity/two-factor/check-secrets-key.ts'
import { checkGatewayKeys } from './money/gateway/check-gateway-keys.ts'
import type { App, AppParts } from './platform/context.ts'
import { checkDeployment } from './platform/deployment/deployment.ts'
import { prepareDrain } from './platform/http/drain.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { serveLive } from './platform/live/serve-live.ts'

type Close = () => Promise<unknown>
type Drain = (maxMs: number) => Promise<boolean>

/** Opens the database, seeds a new demo deployment, listens, and shuts down gracefully on SIGTERM and SIGINT. Only the first process prints the addresses. */
export async function start(parts: Omit<AppParts, 'db' | 'lookups'>, { isFirst = true } = {}): Promise<void> {
  const { env } = parts
  const database = await openDatabase(env)
  const closers: Close[] = [database.close]
  const startedAt = performance.now()
  try {
    const app = await buildApp({ ...parts, db: database.db, lookups: database.lookups })
    closers.unshift(() => app.close())
    parts.metrics?.observeDatabase(app.shared, database.connections)
    if (database.migrated.length > 0) app.log.info({ migrations: database.migrated }, 'migrations applied')
    await seedStaticPages(database)
    await removeUnknownPermissions(app.shared)
    await (env.WASL_MODE === 'demo' ? seedDemo(app.shared, { past: true }) : assertNoDemoAccounts(app.shared))
    await checkDeployment(app.shared)
    await checkSecretsKey(app.shared)
    const live = await serveLive(app.shared, app.server, liveParts)
    closers.unshift(live.close)
    await listen(app, env)
    prepareStore(app.shared)
    prepareCars(app.shared)
    closers.unshift(await startWorker(app.shared))
    const drain = prepareDrain(app.server)
    shutDownGracefully(
      app.shared,
      async (maxMs) => {
        live.disconnect()
        return drain(maxMs)
      },
      closers,
    )
    if (isFirst) for (const line of database.warnings ?? []) app.log.warn(line)
    if (isFirst) for (const line of describeUnknownVariables(process.env, Object.keys(variables))) app.log.warn(line)
    if (isFirst) for (const line of offAdapterWarnings(env)) app.log.warn(line)
    // Not awaited: a slow gateway delays no start.
    if (isFirst && env.WASL_MODE === 'production') void checkGatewayKeys(app.shared)
    if (isFirst)
      announce(app.log, env, {
        database: database.connections ? 'PostgreSQL' : 'embedded',
        started_ms: Math.round(performance.now() - startedAt),
      })
  } catch (error) {
    for (const close of closers) await close()
    throw error
  }
}

/** The addresses for people, and the same as a line of the log. */
function announce(log: App['log'], env: App['env'], more: object): void {
  const { WASL_MODE: mode, HOST: host, PORT: port, PUBLIC_URL: public_url, WASL_PROCESSES: processes } = env
  process.stdout.write(startupMessage(env))
  log.info({ mode, host, port, public_url, processes, node: process.version, ...more }, 'ready')
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

/** Together less than the ten seconds that container platforms wait before they kill a process. */
const drainMs = 5_000
const closeMs = 2_000

/**
 * On SIGTERM and SIGINT: open live connections end, no connection is accepted any more, and requests that arrived are answered. Then the
 * worker stops claiming jobs and finishes those that run, and the database closes. The process ends with 0 if no request was cut.
 */
function shutDownGracefully({ log }: Pick<App, 'log'>, drain: Drain, closers: readonly Close[]): void {
  let isShuttingDown = false
  const shutDown = async () => {
    if (isShuttingDown) return
    isShuttingDown = true
    const isDrained = await drain(drainMs)
    if (!isDrained) log.warn('shutting down although requests are still running')
    // A closer that never finishes must not keep the process alive; committed data is safe, and unfinished jobs run again.
    for (const close of closers)
      await Promise.race([close(), sleep(closeMs)]).catch((error: unknown) => log.error({ err: error }, 'shutting down'))
    process.exit(isDrained ? 0 : 1)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}
