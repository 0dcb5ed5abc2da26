import cluster, { type Worker } from 'node:cluster'

/** Longer than a worker takes to shut down. */
const stopMs = 15_000
/** A worker that ends sooner than this after its start is replaced later, so that a broken deployment does not restart in a loop. */
const stableMs = 10_000
const restartDelayMs = 1_000
/**
 * Node takes up to 130 MB for new objects before it looks which of them are still in use, and lets the heap grow with the machine; with these it
 * looks earlier. Two exports of 100,000 rows at once take 360 MB. Fewer memory arenas return what they do not use. Options of the caller win.
 */
const memoryOptions = ['--max-semi-space-size=16', '--max-old-space-size=512']
const memoryEnv = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }

/**
 * Runs the server in this many worker processes on one port and replaces those that crash. On SIGTERM and SIGINT all of them shut down, and
 * this process ends with 0 if each of them did. The others start once the first one listens, because it migrates and seeds the database.
 */
export function runProcesses(count: number): void {
  cluster.setupPrimary({ execArgv: [...memoryOptions, ...process.execArgv] })
  let [hasStarted, isStopping, exitCode] = [false, false, 0]
  const startedAt = new Map<number, number>()
  const fork = () => startedAt.set(cluster.fork(memoryEnv).id, performance.now())
  const missing = () => count - Object.keys(cluster.workers ?? {}).length

  cluster.once('listening', () => {
    hasStarted = true
    for (let workers = missing(); workers > 0; workers--) fork()
  })
  cluster.on('exit', (worker, code, signal) => {
    // One that SIGTERM ends had not started yet, so it served nobody.
    if (isStopping) exitCode = Math.max(exitCode, code ?? (signal === 'SIGTERM' ? 0 : 1))
    // Its message is already on stderr.
    if (!hasStarted) process.exit(code || 1)
    if (isStopping && missing() === count) process.exit(exitCode)
    if (isStopping) return
    process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), msg: 'a process ended and is replaced', code, signal })}\n`)
    const isStable = performance.now() - (startedAt.get(worker.id) ?? 0) > stableMs
    setTimeout(() => !isStopping && fork(), isStable ? 0 : restartDelayMs)
  })
  shareClock()

  const stop = () => {
    if (isStopping) return
    isStopping = true
    for (const worker of workers()) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL')
      process.exit(1)
    }, stopMs).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  fork()
}

/** Passes movements of the demo's clock on to the other workers, also to those that start later. */
function shareClock(): void {
  let totalMs = 0
  const started = new Set<Worker>()
  cluster.on('online', (worker) => {
    started.add(worker)
    if (totalMs > 0) worker.send({ advancedMs: totalMs })
  })
  cluster.on('exit', (worker) => started.delete(worker))
  cluster.on('message', (sender, message: unknown) => {
    const ms = clockMovement(message)
    totalMs += ms
    for (const worker of started) if (worker !== sender) worker.send({ advancedMs: ms })
  })
}

/** The milliseconds by which another process moved the clock; 0 for any other message. */
export const clockMovement = (message: unknown): number =>
  typeof message === 'object' && message !== null && 'advancedMs' in message ? Number(message.advancedMs) : 0

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
