import { setImmediate as nextTurn } from 'node:timers/promises'

/** Returns a function to await between the steps of long work: it lets other requests run whenever the work has taken `maxMs`. */
export function createPause(maxMs = 15): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < maxMs) return
    await nextTurn()
    startedAt = performance.now()
  }
}
