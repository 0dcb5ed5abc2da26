import cluster from 'node:cluster'
import { createServer } from 'node:http'
import client from 'prom-client'
import type { Env } from '../../environment/env.ts'
import { StartupError } from '../../environment/startup-error.ts'

type MetricsAddress = Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>

/** Serves /metrics for Prometheus on an address of its own, which the proxy does not forward. Returns a stop function. Throws a StartupError if the port is taken. */
export async function serveMetrics({ METRICS_HOST, METRICS_PORT }: MetricsAddress, contentType: string, read: () => Promise<string>) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartupError(`METRICS_PORT ${METRICS_PORT} of ${METRICS_HOST} cannot be opened (${error.message}). Set it to another port.`),
      ),
    )
    server.listen(METRICS_PORT, METRICS_HOST, resolve)
  })
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())).finally(() => server.closeAllConnections()),
  }
}

/** Serves the values of all worker processes from the process that supervises them. */
export async function serveClusterMetrics(env: MetricsAddress): Promise<void> {
  const all = new client.AggregatorRegistry()
  await serveMetrics(env, all.contentType, () => all.clusterMetrics())
}

/** Lets a worker process answer the one that supervises it. */
export function answerClusterMetrics(): void {
  if (cluster.isWorker) new client.AggregatorRegistry()
}
