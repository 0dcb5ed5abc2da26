import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import type { App } from '../../platform/context.ts'
import { countVisits } from './count-visits.ts'
import { isHuman } from './visitor.ts'

const flushAfterMs = 5_000
/** Bounds the memory of one batch: further visitors are not counted. */
const maxBatchSize = 5_000

export type VisitorCounter = {
  /** Records a page view; returns at once. */
  record: (visitor: { address: string; agent: string | undefined }) => void
  /** Writes the recorded page views now. */
  flush: () => Promise<void>
}

/** Collects page views in memory and writes them every few seconds, so that no response waits for the count. */
export function visitorCounter(app: Pick<App, 'db' | 'clock' | 'log'>): VisitorCounter {
  const pending = new Map<string, { day: string; address: string; agent: string; pages: number }>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const days = Map.groupBy([...pending.values()], ({ day }) => day)
    pending.clear()
    // The earlier day first: counting a day deletes the salts of those before it.
    for (const [day, visits] of [...days].sort(([a], [b]) => a.localeCompare(b))) await countVisits(app, { day, visits })
  }
  const flushSoon = () => {
    timer ??= setTimeout(
      () => flush().catch((error: unknown) => app.log.error({ err: error }, 'counting visitors failed')),
      flushAfterMs,
    ).unref()
  }
  return {
    record: ({ address, agent }) => {
      if (!isHuman(agent)) return
      const day = riyadhDate(app.clock.now())
      const key = `${day}\n${address}\n${agent}`
      const visit = pending.get(key)
      if (visit) visit.pages += 1
      else if (pending.size < maxBatchSize) pending.set(key, { day, address, agent, pages: 1 })
      flushSoon()
    },
    flush,
  }
}
