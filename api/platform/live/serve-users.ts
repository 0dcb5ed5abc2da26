import { eq, inArray } from 'drizzle-orm'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { App } from '../../context.ts'
import { sessions } from '../db/tables/access.ts'
import { admit } from './authenticate-socket.ts'
import { roomOf } from './live.ts'
import { readTicket } from './ticket.ts'
import { goodSessions } from './valid-sessions.ts'

type Opened = { session_id: string; user_id: string }
type Users = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Opened>

/** The pages of the site: each connection hears what its user is told. Gives what cuts those whose session ended or whose user was blocked. */
export function serveUsers(app: App, server: Server): () => Promise<void> {
  const users: Users = server.of('/')
  admit<Opened>(users, async (ticket) => {
    const found = await readTicket(app, ticket, (id) => goodSessions(app, eq(sessions.id, id)))
    return found && { session_id: found.id, user_id: found.user_id }
  })
  users.on('connection', (socket) => socket.join(roomOf(socket.data.user_id)))
  return () => cutEnded(app, users)
}

/** Cuts this process's connections whose session no longer holds. One statement for all. */
async function cutEnded(app: App, users: Users): Promise<void> {
  const open = [...users.sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map((socket) => socket.data.session_id))]
  const good = await goodSessions(app, inArray(sessions.id, ids))
  const stays = new Set(good.map((session) => session.id))
  for (const socket of open) if (!stays.has(socket.data.session_id)) socket.disconnect(true)
}
