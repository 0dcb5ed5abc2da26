import type { MessageView, RoomView } from '@wasl/shared/contract/chat.ts'

/** A message that the server has not confirmed: waiting for its turn or the connection, being sent, or rejected. */
export type PendingMessage = {
  client_id: string
  text: string
  files: readonly File[]
  state: 'waiting' | 'sending' | 'failed'
  /** Why it was rejected. */
  msg?: string
}
/**
 * `retry`: the server was not reached or is busy, or the session has ended (`isEnded`), so the message waits; otherwise it was rejected.
 * `denialReason`: why nobody can write in the room any more.
 */
export type SendResult =
  | { ok: true; message: MessageView }
  | { ok: false; retry: boolean; isEnded?: boolean; msg: string; denialReason?: RoomView['denial_reason'] }

type OutboxOptions = {
  send: (pending: PendingMessage) => Promise<SendResult>
  onSent: (message: MessageView) => void
  onChange: (queue: readonly PendingMessage[]) => void
  /** Messages of an earlier visit that were not sent. */
  stored?: readonly { client_id: string; text: string }[]
}
export type Outbox = ReturnType<typeof createOutbox>

/**
 * The messages of one room that are still to be sent, in order and one at a time. A message keeps its client id however often it is sent, so
 * the server stores it once. One that waits holds up those after it; a rejected one does not.
 */
export function createOutbox({ send, onSent, onChange, stored = [] }: OutboxOptions) {
  let queue: readonly PendingMessage[] = stored.map(({ client_id, text }) => ({ client_id, text, files: [], state: 'waiting' }))
  let isRunning = false

  const update = (next: readonly PendingMessage[]) => {
    queue = next
    onChange(queue)
  }
  const setState = (client_id: string, change: Pick<PendingMessage, 'state' | 'msg'>) =>
    update(queue.map((pending) => (pending.client_id === client_id ? { ...pending, ...change } : pending)))

  async function flush(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const next = queue.find(({ state }) => state === 'waiting')
      if (!next) break
      setState(next.client_id, { state: 'sending' })
      const result = await send(next)
      if (result.ok) {
        update(queue.filter(({ client_id }) => client_id !== next.client_id))
        onSent(result.message)
        continue
      }
      setState(next.client_id, { state: result.retry ? 'waiting' : 'failed', msg: result.msg })
      if (result.retry) break
    }
    isRunning = false
  }

  return {
    add: (message: { text: string; files: readonly File[] }) => {
      update([...queue, { ...message, client_id: crypto.randomUUID(), state: 'waiting' }])
      return flush()
    },
    retry: (client_id: string) => {
      setState(client_id, { state: 'waiting' })
      return flush()
    },
    discard: (client_id: string) => update(queue.filter((pending) => pending.client_id !== client_id)),
    flush,
  }
}
