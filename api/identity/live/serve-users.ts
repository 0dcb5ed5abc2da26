import type { Server } from 'socket.io'
import { sessionRoom, userRoom } from '../../platform/adapters/live-channel.ts'
import type { App, User } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { authenticateSockets } from '../../platform/live/authenticate-socket.ts'
import type { UserNamespace, UserSocket, UserSocketData } from '../../platform/live/user-socket.ts'
import { sessions } from '../tables/access.ts'
import { verifyTicket } from './ticket.ts'
import { findValidSession, findValidSessions } from './valid-sessions.ts'

/**
 * Serves the pages of the site: each connection receives its user's notifications, and what `onConnection` serves. Returns a function
 * that disconnects sockets whose session ended, or whose user was blocked or has other permissions now; such pages reconnect with a new ticket.
 */
export const serveUsers =
  (onConnection: (app: App, socket: UserSocket) => void) =>
  (app: App, server: Server): (() => Promise<void>) => {
    const users: UserNamespace = server.of('/')
    authenticateSockets<UserSocketData>(
      users,
      async (ticket) => {
        const session = await verifyTicket(app, ticket, (id) => findValidSession(app, id))
        return session && { user: session.user }
      },
      ({ user }) => user.id,
    )
    users.on('connection', (socket) => {
      onConnection(app, socket)
      return socket.join([userRoom(socket.data.user.id), sessionRoom(socket.data.user.session_id)])
    })
    return () => disconnectChanged(app, users)
  }

/** Disconnects this process's sockets whose session is no longer valid or permits something else, with one query for all of them. */
async function disconnectChanged(app: App, users: UserNamespace): Promise<void> {
  const open = [...users.sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map((socket) => socket.data.user.session_id))]
  const valid = await findValidSessions(app, isOneOf(sessions.id, ids))
  const permissionsBySession = new Map(valid.map(({ user }) => [user.session_id, permissionKey(user)]))
  for (const socket of open)
    if (permissionsBySession.get(socket.data.user.session_id) !== permissionKey(socket.data.user)) socket.disconnect(true)
}

const permissionKey = ({ role, provider, permissions }: User): string =>
  [role, provider?.id, provider?.status, ...[...permissions].sort()].join()
