import cluster from 'node:cluster'
import { createAdapters } from './app/create-adapters.ts'
import type { Env } from './environment/env.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Metrics } from './platform/metrics-of-process.ts'
import { clockMovement } from './processes.ts'
import { start } from './start.ts'

/** Serves requests in this process: the only one, or one of several. The first one prints the addresses. */
export const runServer = async (env: Env): Promise<void> => {
  const clock = sharedClock()
  const metrics = await openMetrics(env)
  const adapters = createAdapters(env, clock)
  return start(
    { env, clock, adapters: metrics?.countCalls(adapters) ?? adapters, ...(metrics && { metrics }) },
    { isFirst: !cluster.worker || cluster.worker.id === 1 },
  )
}

/** A clock whose movements reach the other processes. */
function sharedClock(): Clock {
  const clock = systemClock()
  process.on('message', (message) => clock.advance(clockMovement(message)))
  return {
    now: clock.now,
    advance: (ms) => {
      clock.advance(ms)
      process.send?.({ advancedMs: ms })
    },
  }
}

/** The metrics of this process, if METRICS_PORT is set; a single process serves them itself. Loaded only then. */
async function openMetrics(env: Env): Promise<Metrics | undefined> {
  if (env.METRICS_PORT === undefined) return undefined
  const { createMetrics } = await import('./platform/metrics/metrics.ts')
  const { answerClusterMetrics, serveMetrics } = await import('./platform/metrics/serve-metrics.ts')
  const metrics = createMetrics()
  if (cluster.isWorker) answerClusterMetrics()
  else await serveMetrics(env, metrics.contentType, metrics.read)
  return metrics
}
