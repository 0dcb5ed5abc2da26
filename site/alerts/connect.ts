import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { io } from 'socket.io-client'

const againMs = 10_000

export type Heard = { onNotice: (push: LivePush) => void; onUnread: () => void }

/**
 * Opens the live connection of the signed-in reader and keeps it open; each connection asks for a new ticket.
 * Without a ticket the session is over and it stays closed. Gives what closes it.
 */
export function connect({ onNotice, onUnread }: Heard): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  const socket = io({
    path: '/api/live/socket.io',
    // Polling sends no origin with its own pages' requests, and the server admits none without.
    transports: ['websocket'],
    auth: (answer) => {
      void askTicket().then((ticket) => (ticket === null ? socket.disconnect() : answer({ ticket })))
    },
  })
  const later = () => {
    // An active socket comes back by itself; one that the server closed or refused does not.
    if (!socket.active) again = setTimeout(() => socket.connect(), againMs)
  }
  socket.on('notice', onNotice)
  socket.on('unread', onUnread)
  socket.on('connect_error', later)
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && later())
  return () => {
    clearTimeout(again)
    socket.disconnect()
  }
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
