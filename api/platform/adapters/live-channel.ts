import type { ChatSide } from '@wasl/shared/contract/chat.ts'
import type { Server } from 'socket.io'

/** Sends events to the open pages of users, or to the sockets in a chat. Before a server is attached nobody is connected, so nothing is lost. */
export type LiveChannel = {
  emit: (userId: string, event: 'unread', body: object) => void
  /** To the sockets in any of these rooms, each once: one event through the database for all processes. Resolves once it is published. */
  emitToRooms: (rooms: readonly string[], event: 'message' | 'read' | 'notification' | 'unread', body: object) => Promise<void>
  /** Closes the pages of these sessions of the site at once. */
  disconnect: (sessionIds: readonly string[]) => void
  /** `published` resolves once the database has every event sent until then. */
  attach: (server: Server, published: () => Promise<void>) => void
}

/** The room with the sockets of one user, on every process. */
export const userRoom = (userId: string): string => `user:${userId}`

/** The room with the sockets of one session of the site, on every process. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`

/** The room with the sockets of one side of a chat, on every process. */
export const chatRoom = (roomId: string, side: ChatSide): string => `chat:${roomId}:${side}`

/** The channel to the open pages; the socket server is attached once it listens. */
export function createLiveChannel(): LiveChannel {
  let server: Server | undefined
  let published = async () => {}
  return {
    emit: (userId, event, body) => void server?.to(userRoom(userId)).emit(event, body),
    emitToRooms: async (rooms, event, body) => {
      if (rooms.length === 0) return
      server?.to([...rooms]).emit(event, body)
      await published()
    },
    disconnect: (sessionIds) => {
      if (sessionIds.length > 0) server?.in(sessionIds.map(sessionRoom)).disconnectSockets(true)
    },
    attach: (socketServer, whenPublished) => {
      server = socketServer
      published = whenPublished
    },
  }
}
