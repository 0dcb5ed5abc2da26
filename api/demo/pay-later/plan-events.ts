import type { Plan } from './plan.ts'

/** A webhook as the provider sends it: to the address with this query. */
export type PlanWebhook = { body: object; headers: Readonly<Record<string, string>>; query: string }
type Deliver = (webhook: PlanWebhook) => Promise<number>
type SentEvent = { webhook: Promise<PlanWebhook>; type: string; answers: number[] }

// The provider sends an event that was not answered with 2xx again; a demo does not wait for minutes.
const retryMs = [2_000, 10_000, 60_000]
const remembered = 200

export type PlanEvents = ReturnType<typeof planEvents>

/** Sends the events of a stand-in in the form of its provider. `isLost`: events are made and not sent. */
export function planEvents(render: (plan: Plan, type: string) => Promise<PlanWebhook>) {
  let deliver: Deliver = async () => 503
  let isLost = false
  const sent: SentEvent[] = []
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  const send = (event: SentEvent, attempt = 0): void => {
    const run = event.webhook
      .then(deliver)
      .catch(() => 0)
      .then((status) => {
        event.answers.push(status)
        const wait = retryMs[attempt]
        if ((status >= 200 && status < 300) || wait === undefined) return
        const timer = setTimeout(() => {
          timers.delete(timer)
          send(event, attempt + 1)
        }, wait)
        timer.unref()
        timers.add(timer)
      })
      .finally(() => running.delete(run))
    running.add(run)
  }
  return {
    connect: (to: Deliver) => {
      deliver = to
    },
    lose: (lost: boolean) => {
      isLost = lost
    },
    emit: (plan: Plan, type: string): void => {
      const event = { webhook: render(plan, type), type, answers: [] }
      sent.unshift(event)
      sent.length = Math.min(sent.length, remembered)
      if (!isLost) send(event)
    },
    list: (): readonly SentEvent[] => sent,
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
