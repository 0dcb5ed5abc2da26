import type { Server } from 'socket.io'

/** Reaches the open pages of one user. Before a server is attached nobody is connected, so nothing is lost. */
export type Live = {
  tell: (userId: string, event: 'notice' | 'unread', body: object) => void
  attach: (server: Server) => void
}

/** The room that holds the sockets of one user, on every process. */
export const roomOf = (userId: string): string => `user:${userId}`

/** A door to the open pages, to be attached to the socket server once it stands. */
export function createLive(): Live {
  let attached: Server | undefined
  return {
    tell: (userId, event, body) => void attached?.to(roomOf(userId)).emit(event, body),
    attach: (server) => {
      attached = server
    },
  }
}
