import cluster from 'node:cluster'
import type { Env } from './env.ts'
import { createAdapters } from './platform/adapters/create-adapters.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { clockMovement } from './processes.ts'
import { start } from './start.ts'

/** Serves requests in this process: the only one, or one of several. The first one prints the addresses. */
export const runServer = (env: Env): Promise<void> => {
  const clock = sharedClock()
  return start({ env, clock, adapters: createAdapters(env, clock) }, { isFirst: !cluster.worker || cluster.worker.id === 1 })
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
