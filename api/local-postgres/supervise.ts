import { type ChildProcess, fork } from 'node:child_process'
import { startLockedCluster } from './use-durable-cluster.ts'

const restartDelayMs = 1_000
const childStopMs = 20_000

/**
 * Runs PostgreSQL in the data folder and the server on it: starts the database again when it ends, and stops it after the server. Resolves with the
 * exit code of the server.
 */
export async function superviseWithDurableCluster(entry: string): Promise<number> {
  const cluster = await startLockedCluster(process.env)
  let isStopping = false
  const watch = (): void => {
    cluster.process().once('exit', (code, signal) => {
      if (isStopping) return
      logLine(50, { code, signal }, 'PostgreSQL ended and is started again')
      setTimeout(() => !isStopping && restart(), restartDelayMs)
    })
  }
  const restart = (): void => {
    cluster.restart().catch((error: unknown) => logLine(60, { reason: String(error) }, 'PostgreSQL could not be started again'))
    watch()
  }
  watch()

  const args = process.argv.slice(2).filter((argument) => argument !== '--durable')
  const server = fork(entry, args, { env: { ...process.env, DATABASE_URL: cluster.url } })
  const ended = new Promise<number>((resolve) => server.once('exit', (code) => resolve(code ?? 1)))
  const stop = () => stopChild(server)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const code = await ended
  isStopping = true
  await cluster.stop()
  return code
}

function stopChild(child: ChildProcess): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), childStopMs).unref()
}

const logLine = (level: number, more: object, msg: string): void => {
  process.stderr.write(`${JSON.stringify({ level, time: Date.now(), ...more, msg })}\n`)
}
