import cluster from 'node:cluster'
import { readEnv } from './environment/env.ts'
import { loadEnvironmentFile } from './environment/load-env-file.ts'
import { StartupError } from './environment/startup-error.ts'
import { wantsDurableCluster } from './local-postgres/use-durable-cluster.ts'

try {
  loadEnvironmentFile()
  if (cluster.isPrimary && wantsDurableCluster(process.env, process.argv.includes('--durable')))
    process.exit(await (await import('./local-postgres/supervise.ts')).superviseWithDurableCluster(process.argv[1] ?? ''))
  // This process ends with the one that supervises it and the database.
  if (cluster.isPrimary && process.connected) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const env = readEnv()
  // Loaded here, so that the process that only supervises the others stays small.
  if (cluster.isPrimary && env.WASL_PROCESSES > 1) {
    if (env.METRICS_PORT !== undefined) await (await import('./platform/metrics/serve-metrics.ts')).serveClusterMetrics(env)
    ;(await import('./processes.ts')).runProcesses(env.WASL_PROCESSES)
  } else await (await import('./worker-process.ts')).runServer(env)
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
