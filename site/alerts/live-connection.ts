import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { keepLiveConnection } from '@wasl/shared/live-connection.ts'
import { io } from 'socket.io-client'

export type LiveHandlers = { onPush: (push: LivePush) => void; onUnread: () => void }

/** Opens the socket of the logged-in user and reconnects while the session lasts. Returns a close function. */
export function openLiveConnection({ onPush, onUnread }: LiveHandlers): () => void {
  const { socket, close } = keepLiveConnection((options) => io(options), requestTicket)
  socket.on('notification', onPush)
  socket.on('unread', onUnread)
  return close
}

/** A connection ticket; empty while the server is unreachable (the connection is retried), null without a session. */
async function requestTicket(): Promise<string | null> {
  try {
    const response = await fetch('/live/ticket', { method: 'POST' })
    if (response.status === 401 || response.status === 403) return null
    return response.ok ? parseTicket(await response.json()) : ''
  } catch {
    return ''
  }
}

const parseTicket = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'ticket' in body && typeof body.ticket === 'string' ? body.ticket : ''
