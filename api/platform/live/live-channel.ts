import type { Server } from 'socket.io'

/** Sends events to the open pages of one user. Before a server is attached nobody is connected, so nothing is lost. */
export type LiveChannel = {
  emit: (userId: string, event: 'notification' | 'unread', body: object) => void
  attach: (server: Server) => void
}

/** The room with the sockets of one user, on every process. */
export const userRoom = (userId: string): string => `user:${userId}`

/** The channel to the open pages; the socket server is attached once it listens. */
export function createLiveChannel(): LiveChannel {
  let server: Server | undefined
  return {
    emit: (userId, event, body) => void server?.to(userRoom(userId)).emit(event, body),
    attach: (socketServer) => {
      server = socketServer
    },
  }
}
