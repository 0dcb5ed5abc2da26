import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import type { App } from '../../context.ts'
import { countVisits } from './count-visits.ts'
import { isPerson } from './is-human.ts'

const everyMs = 5_000
/** More people than this in one batch are not told apart: what is kept in memory has an end. */
const mostInBatch = 5_000

export type VisitorCounter = {
  /** Notes that a page was answered; returns at once. */
  saw: (visitor: { address: string; agent: string | undefined }) => void
  /** Writes what is noted now. */
  flush: () => Promise<void>
}

/** Gathers opened pages in memory and writes them every few seconds, so that no reader waits for the count. */
export function visitorCounter(app: Pick<App, 'db' | 'clock' | 'log'>): VisitorCounter {
  const seen = new Map<string, { day: string; address: string; agent: string; pages: number }>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const days = Map.groupBy([...seen.values()], ({ day }) => day)
    seen.clear()
    // The earlier day first: counting a day lets go of those before it.
    for (const [day, visits] of [...days].sort(([a], [b]) => a.localeCompare(b))) await countVisits(app, { day, visits })
  }
  const flushSoon = () => {
    timer ??= setTimeout(
      () => flush().catch((error: unknown) => app.log.error({ err: error }, 'counting visitors failed')),
      everyMs,
    ).unref()
  }
  return {
    saw: ({ address, agent }) => {
      if (!isPerson(agent)) return
      const day = riyadhDate(app.clock.now())
      const key = `${day}\n${address}\n${agent}`
      const known = seen.get(key)
      if (known) known.pages += 1
      else if (seen.size < mostInBatch) seen.set(key, { day, address, agent, pages: 1 })
      flushSoon()
    },
    flush,
  }
}
