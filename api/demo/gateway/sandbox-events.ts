import type { Clock } from '../../platform/clock.ts'
import type { SandboxPayment } from './sandbox-store.ts'

/**
 * The parts of all events, from 0 to 1, that go wrong in each way. `late_ms`: by how much a late one is late. `unanswered`: the part of pages, refunds and
 * payouts that the gateway makes and answers with an error. `slow`: the part of pages that it makes `late_ms` after the caller gave up.
 */
export const noFaults = {
  lost: 0,
  duplicated: 0,
  late: 0,
  reordered: 0,
  wrong_amount: 0,
  wrong_secret: 0,
  unanswered: 0,
  slow: 0,
  late_ms: 3_000,
  seed: 1,
}
export type EventFaults = typeof noFaults
type EventFault = Exclude<keyof EventFaults, 'unanswered' | 'slow' | 'late_ms' | 'seed'>

export type WebhookBody = {
  id: string
  type: string
  created_at: string
  secret_token: string
  live: false
  data: SandboxPayment
}
/** What became of an event: the status of the last answer, or the fault. */
export type SentEvent = { body: WebhookBody; fault: EventFault | null; answers: number[] }
type Deliver = (body: WebhookBody) => Promise<number>

export type SandboxEvents = ReturnType<typeof createEvents>

const remembered = 200
// The gateway sends an event that was not answered with 2xx again; a demo does not wait for hours.
const retryMs = [2_000, 10_000, 60_000]

/** Sends the events of the sandbox, with the faults that are switched on. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one queue of events; what sends them shares its state
export function createEvents(secret: string, clock: Clock) {
  let deliver: Deliver = async () => 503
  let faults: EventFaults = noFaults
  let random = randomOf(noFaults.seed)
  const sent: SentEvent[] = []
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  let heldBack: WebhookBody | null = null

  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timer.unref()
    timers.add(timer)
  }
  const send = (event: SentEvent, body = event.body, attempt = 0): void => {
    const run = deliver(body)
      .catch(() => 0)
      .then((status) => {
        event.answers.push(status)
        const wait = retryMs[attempt]
        const isOk = status >= 200 && status < 300
        if (!isOk && event.fault !== 'wrong_secret' && wait !== undefined) later(wait, () => send(event, body, attempt + 1))
      })
      .finally(() => running.delete(run))
    running.add(run)
  }
  const pickFault = (): EventFault | null => {
    let point = random()
    for (const fault of ['lost', 'duplicated', 'late', 'reordered', 'wrong_amount', 'wrong_secret'] as const) {
      if (point < faults[fault]) return fault
      point -= faults[fault]
    }
    return null
  }
  const release = (): void => {
    const body = heldBack
    heldBack = null
    const event = sent.find((one) => one.body === body)
    if (body && event) send(event, body)
  }

  return {
    /** Where events go, and how they go wrong. */
    connect: (to: Deliver) => {
      deliver = to
    },
    setFaults: (changes: Partial<EventFaults>) => {
      faults = { ...noFaults, ...changes }
      random = randomOf(faults.seed)
    },
    getFaults: () => faults,
    later: (work: () => void): void => later(faults.late_ms, work),
    isSlow: (): boolean => faults.slow > 0 && random() < faults.slow,
    /** Whether the next page, refund or payout gets no answer. */
    isUnanswered: (): boolean => faults.unanswered > 0 && random() < faults.unanswered,
    list: (): readonly SentEvent[] => sent,
    emit: (type: string, data: SandboxPayment): void => {
      const body: WebhookBody = { id: crypto.randomUUID(), type, created_at: clock.now(), secret_token: secret, live: false, data }
      const event: SentEvent = { body, fault: pickFault(), answers: [] }
      sent.unshift(event)
      sent.length = Math.min(sent.length, remembered)
      const { fault } = event
      if (fault === 'late') later(faults.late_ms, () => send(event))
      if (fault === 'wrong_amount') send(event, { ...body, data: { ...data, amount: data.amount + 100 } })
      if (fault === 'wrong_secret') send(event, { ...body, secret_token: 'guessed' })
      if (fault === 'reordered' && !heldBack) {
        heldBack = body
        later(faults.late_ms, release)
        return
      }
      if (fault !== null && !['duplicated', 'reordered'].includes(fault)) return
      send(event)
      if (fault === 'duplicated') send(event)
      release()
    },
    resend: (id: string): boolean => {
      const event = sent.find(({ body }) => body.id === id)
      if (event) send(event)
      return event !== undefined
    },
    /** Resolves once every event that is being delivered has its answer. */
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
