import { hourMs } from '@wasl/shared/utils/durations.ts'
import type { App } from '../../context.ts'
import { deleteExpired } from './cleanup.ts'
import { deliverOutbox } from './deliver.ts'

const pollEveryMs = 2_000
const cleanupEveryMs = hourMs

const wakeByEnv = new WeakMap<object, () => void>()

/** Makes the worker check the outbox now; does nothing in a process without a worker. */
export const wakeWorker = (ctx: Pick<App, 'env'>): void => wakeByEnv.get(ctx.env)?.()

/**
 * Delivers the outbox: whenever it is woken (after a commit) and every two seconds for retries. Deletes expired rows each hour.
 * Returns a stop function.
 */
export function startOutboxWorker(app: App): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWoken = false

  const run = async () => {
    do {
      isWoken = false
      await deliverOutbox(app).catch((error: unknown) => app.log.error({ err: error }, 'delivering the outbox failed'))
    } while (isWoken)
    running = undefined
  }
  const wake = () => {
    isWoken = true
    running ??= run()
  }
  wakeByEnv.set(app.env, wake)
  const cleanUp = () => deleteExpired(app).catch((error: unknown) => app.log.error({ err: error }, 'cleanup failed'))
  const timers = [setInterval(wake, pollEveryMs), setInterval(cleanUp, cleanupEveryMs)]
  for (const timer of timers) timer.unref()
  return async () => {
    wakeByEnv.delete(app.env)
    for (const timer of timers) clearInterval(timer)
    await running
  }
}
