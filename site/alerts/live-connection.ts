import type { LiveMessage } from '@wasl/shared/contract/chat.ts'
import type { LiveNotification } from '@wasl/shared/contract/notifications.ts'
import { keepLiveConnection } from '@wasl/shared/live-connection.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { io, type Socket } from 'socket.io-client'

export type LiveHandlers = { onPush: (push: LiveNotification) => void; onUnread: () => void; onMessage: (event: LiveMessage) => void }

let open: { socket: Socket; close: () => void; users: number } | null = null

/** The socket of the logged-in user, one for the page: opened by the first that needs it and closed with the last. It reconnects while the session lasts. */
export function shareLiveConnection(): { socket: Socket; release: () => void } {
  open ??= { ...keepLiveConnection((options) => io(options), requestTicket), users: 0 }
  const shared = open
  shared.users += 1
  return {
    socket: shared.socket,
    release: () => {
      shared.users -= 1
      if (shared.users > 0) return
      shared.close()
      if (open === shared) open = null
    },
  }
}

/** Listens for what concerns every page of the logged-in user. Returns a close function. */
export function openLiveConnection({ onPush, onUnread, onMessage }: LiveHandlers): () => void {
  const { socket, release } = shareLiveConnection()
  const listeners = { notification: onPush, unread: onUnread, message: onMessage }
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    release()
  }
}

/** A connection ticket; empty while the server is unreachable (the connection is retried), null without a session. */
async function requestTicket(): Promise<string | null> {
  try {
    const response = await fetch(resourceRoutes.liveTicket(), { method: 'POST' })
    if (response.status === 401 || response.status === 403) return null
    return response.ok ? parseTicket(await response.json()) : ''
  } catch {
    return ''
  }
}

const parseTicket = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'ticket' in body && typeof body.ticket === 'string' ? body.ticket : ''
