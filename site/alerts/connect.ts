import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { keepOpen } from '@wasl/shared/live/keep-open.ts'
import { io } from 'socket.io-client'

export type Heard = { onNotice: (push: LivePush) => void; onUnread: () => void }

/** Opens the live connection of the signed-in reader and keeps it open while the session lasts. Gives what closes it. */
export function connect({ onNotice, onUnread }: Heard): () => void {
  const { socket, close } = keepOpen((options) => io(options), askTicket)
  socket.on('notice', onNotice)
  socket.on('unread', onUnread)
  return close
}

/** A ticket, an empty one while the server cannot be reached (it is refused and asked for again), or null for whoever has no session. */
async function askTicket(): Promise<string | null> {
  try {
    const answer = await fetch('/live/ticket', { method: 'POST' })
    if (answer.status === 401 || answer.status === 403) return null
    return answer.ok ? ticketIn(await answer.json()) : ''
  } catch {
    return ''
  }
}

const ticketIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'ticket' in body && typeof body.ticket === 'string' ? body.ticket : ''
