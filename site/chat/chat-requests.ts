import type { MessagesPage, MessageView, RoomView } from '@wasl/shared/contract/chat.ts'
import type { PendingMessage, SendResult } from './outbox.ts'

/** Whether the server rejected a request because the session has ended. */
export const isLoggedOut = (error: unknown): boolean => error instanceof RequestFailed && error.status === 401

class RequestFailed extends Error {
  readonly status: number
  constructor(status: number) {
    super(`fetchMessages: ${status}`)
    this.status = status
  }
}

/** Messages before or after a number. Throws if they cannot be loaded. */
export async function fetchMessages(url: string, query: { before: number } | { after: number }): Promise<MessagesPage> {
  const response = await fetch(`${url}?${new URLSearchParams(Object.entries(query).map(([name, seq]) => [name, String(seq)]))}`)
  if (!response.ok) throw new RequestFailed(response.status)
  // Safe: the route of the same build returns what the API's contract says.
  return (await response.json()) as MessagesPage
}

/** Sends one message. Without a connection or session, to a busy server or too fast, it is to be sent again later. */
export async function sendPending(url: string, { client_id, text, files }: PendingMessage): Promise<SendResult> {
  const form = new FormData()
  form.set('client_id', client_id)
  form.set('text', text)
  for (const file of files) form.append('files', file, file.name)
  try {
    const response = await fetch(url, { method: 'POST', body: form })
    // Safe: as above.
    const answer = (await response.json().catch(() => ({}))) as {
      message?: MessageView
      msg?: string
      denial_reason?: RoomView['denial_reason']
    }
    if (response.ok && answer.message) return { ok: true, message: answer.message }
    const isEnded = response.status === 401
    return {
      ok: false,
      retry: response.status >= 500 || response.status === 429 || isEnded,
      isEnded,
      msg: answer.msg ?? '',
      denialReason: answer.denial_reason ?? null,
    }
  } catch {
    return { ok: false, retry: true, msg: '' }
  }
}

/** Marks the room as read up to a message. A failed mark is repeated with the next one. */
export async function sendReadMark(url: string, seq: number): Promise<boolean> {
  const form = new FormData()
  form.set('read', String(seq))
  return fetch(url, { method: 'POST', body: form, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  )
}
