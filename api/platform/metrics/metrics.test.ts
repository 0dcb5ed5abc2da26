import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { jobs } from '../db/tables/jobs.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const metrics = createMetrics()
const { db, clock, shared, server, call } = await testApp({}, { more: (server) => metrics.observeRequests(server) })

test('/metrics on its own port counts requests by route, calls of services, connections and the jobs of each queue', async () => {
  const now = clock.now()
  const job = { queue: 'sms', recipient: '+966512345678', body: 'x', created_at: now } as const
  await db.insert(jobs).values([
    { ...job, run_at: new Date(Date.parse(now) - 90_000).toISOString() },
    { ...job, run_at: new Date(Date.parse(now) + 90_000).toISOString() },
    { ...job, run_at: now, dead_at: now },
  ])
  metrics.observeDatabase(shared, () => ({ used: 2, idle: 1, waiting: 0 }))
  const failing = metrics.countCalls({ ...shared.adapters, sms: { send: async () => Promise.reject(new Error('no carrier')) } })
  await expect(failing.sms?.send({ id: '1', to: '+966512345678', text: 'x' })).rejects.toThrow('no carrier')
  await call('GET', '/api/orders/00000000-0000-4000-8000-000000000000')
  await server.inject('/api/health/live')

  const { port, close } = await serveMetrics({ METRICS_HOST: '127.0.0.1', METRICS_PORT: 0 }, metrics.contentType, metrics.read)
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await close()
  expect(text).toContain('wasl_http_request_seconds_count{method="GET",route="/api/orders/:id",status="401"} 1')
  expect(text).toContain('wasl_service_calls_total{service="sms",result="error"} 1')
  expect(text).toContain('wasl_jobs_due{queue="sms"} 1')
  expect(text).toContain('wasl_jobs_oldest_due_seconds{queue="sms"} 90')
  expect(text).toContain('wasl_jobs_dead{queue="sms"} 1')
  expect(text).toContain('wasl_database_up 1')
  expect(text).toContain('wasl_database_connections{state="used"} 2')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toContain('512345678')
})

test('the server itself has no /metrics', async () => {
  expect((await server.inject('/metrics')).statusCode).toBe(404)
})
