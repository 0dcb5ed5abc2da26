import { and, count, isNotNull, lte, min } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import client from 'prom-client'
import type { Adapters } from '../adapters/adapters.ts'
import type { App } from '../context.ts'
import { jobs, queueNames } from '../db/tables/jobs.ts'
import type { OpenDatabase } from '../db/types.ts'
import { isWaiting } from '../jobs/claim.ts'
import type { Metrics } from '../metrics-of-process.ts'

/** What this process measures. With several processes, the one that supervises them adds up their values (`serveClusterMetrics`). */
export function createMetrics(): Metrics {
  const register = client.register
  register.clear()
  client.collectDefaultMetrics({ register })
  const requests = new client.Histogram({
    name: 'wasl_http_request_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  })
  const calls = new client.Counter({
    name: 'wasl_service_calls_total',
    help: 'Calls of outside services (storage, sms, mail, push, nafath, gateway) by result',
    labelNames: ['service', 'result'],
  })

  return {
    observeRequests(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },
    countCalls(adapters: Adapters): Adapters {
      const counted = Object.entries(adapters).map(([service, adapter]) => [
        service,
        adapter === null || service === 'live' ? adapter : countMethods(adapter, (result) => calls.inc({ service, result })),
      ])
      // Safe: each adapter keeps its methods.
      return Object.fromEntries(counted) as Adapters
    },
    observeDatabase(app: Pick<App, 'db' | 'clock'>, connections: OpenDatabase['connections']): void {
      observeQueues(app)
      if (connections) observeConnections(connections)
    },
    read: () => register.metrics(),
    contentType: register.contentType,
  }
}

function countMethods<T extends object>(adapter: T, add: (result: 'ok' | 'error') => void): T {
  return new Proxy(adapter, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, args)
        if (!(result instanceof Promise)) return result
        result.then(
          () => add('ok'),
          () => add('error'),
        )
        return result
      }
    },
  })
}

function observeQueues({ db, clock }: Pick<App, 'db' | 'clock'>): void {
  let reading: Promise<void> | undefined
  // The gauges are fetched together and share one reading.
  const collect = (): Promise<void> => {
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }
  // Every process reads the same rows: their sum would be wrong.
  const options = { labelNames: ['queue'] as const, aggregator: 'max', collect } as const
  const due = new client.Gauge({ ...options, name: 'wasl_jobs_due', help: 'Jobs that are due and not done, by queue' })
  const oldest = new client.Gauge({
    ...options,
    name: 'wasl_jobs_oldest_due_seconds',
    help: 'How long the oldest due job of a queue has waited',
  })
  const dead = new client.Gauge({ ...options, name: 'wasl_jobs_dead', help: 'Jobs that failed too often, by queue' })
  const up = new client.Gauge({ name: 'wasl_database_up', help: 'Whether the database answered this reading', aggregator: 'min', collect })

  async function readAll(): Promise<void> {
    try {
      await readQueues()
      up.set(1)
    } catch {
      up.set(0)
    }
  }

  async function readQueues(): Promise<void> {
    const now = clock.now()
    const waiting = await db
      .select({ queue: jobs.queue, count: count(), since: min(jobs.run_at) })
      .from(jobs)
      .where(and(isWaiting, lte(jobs.run_at, now)))
      .groupBy(jobs.queue)
    const failed = await db.select({ queue: jobs.queue, count: count() }).from(jobs).where(isNotNull(jobs.dead_at)).groupBy(jobs.queue)
    for (const queue of queueNames) {
      const row = waiting.find((one) => one.queue === queue)
      due.set({ queue }, row?.count ?? 0)
      oldest.set({ queue }, row?.since ? Math.max(0, (Date.parse(now) - Date.parse(row.since)) / 1000) : 0)
      dead.set({ queue }, failed.find((one) => one.queue === queue)?.count ?? 0)
    }
  }
}

function observeConnections(connections: NonNullable<OpenDatabase['connections']>): void {
  const gauge = new client.Gauge({
    name: 'wasl_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one',
    labelNames: ['state'],
    collect() {
      for (const [state, value] of Object.entries(connections())) gauge.set({ state }, value)
    },
  })
}
