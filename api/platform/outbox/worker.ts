import type { App } from '../../context.ts'
import { sweep } from './cleanup.ts'
import { deliver } from './deliver.ts'

const everyMs = 2_000
const sweepEveryMs = 3_600_000

const nudges = new WeakMap<object, () => void>()

/** Lets the outbox be looked into now; does nothing in a process that delivers none. */
export const nudge = (ctx: Pick<App, 'env'>): void => nudges.get(ctx.env)?.()

/**
 * Delivers the outbox: at each nudge (an act has just been committed) and every two seconds for what failed; sweeps what is
 * of no more use each hour. Gives what stops it.
 */
export function startCourier(app: App): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false

  const round = async () => {
    do {
      again = false
      await deliver(app).catch((error: unknown) => app.log.error({ err: error }, 'delivering the outbox failed'))
    } while (again)
    running = undefined
  }
  const look = () => {
    again = true
    running ??= round()
  }
  nudges.set(app.env, look)
  const sweepNow = () => sweep(app).catch((error: unknown) => app.log.error({ err: error }, 'sweeping failed'))
  const timers = [setInterval(look, everyMs), setInterval(sweepNow, sweepEveryMs)]
  for (const timer of timers) timer.unref()
  return async () => {
    nudges.delete(app.env)
    for (const timer of timers) clearInterval(timer)
    await running
  }
}
