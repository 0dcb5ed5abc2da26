import { eq } from 'drizzle-orm'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { App } from '../../context.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { sessions } from '../db/tables/access.ts'
import { authenticateSockets } from './authenticate-socket.ts'
import { userRoom } from './live-channel.ts'
import { verifyTicket } from './ticket.ts'
import { findValidSessions } from './valid-sessions.ts'

type UserSocketData = { session_id: string; user_id: string }
type UserNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, UserSocketData>

/** Serves the pages of the site: each connection receives its user's notifications. Returns a function that disconnects sockets whose session ended or whose user was blocked. */
export function serveUsers(app: App, server: Server): () => Promise<void> {
  const users: UserNamespace = server.of('/')
  authenticateSockets<UserSocketData>(users, async (ticket) => {
    const session = await verifyTicket(app, ticket, (id) => findValidSessions(app, eq(sessions.id, id)))
    return session && { session_id: session.id, user_id: session.user_id }
  })
  users.on('connection', (socket) => socket.join(userRoom(socket.data.user_id)))
  return () => disconnectEnded(app, users)
}

/** Disconnects this process's sockets whose session is no longer valid, with one query for all of them. */
async function disconnectEnded(app: App, users: UserNamespace): Promise<void> {
  const open = [...users.sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map((socket) => socket.data.session_id))]
  const valid = await findValidSessions(app, isOneOf(sessions.id, ids))
  const validIds = new Set(valid.map(({ id }) => id))
  for (const socket of open) if (!validIds.has(socket.data.session_id)) socket.disconnect(true)
}
