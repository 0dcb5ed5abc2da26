import { adminNamespace, ownNotices, watched } from '@wasl/shared/contract/live.ts'
import { eq, inArray } from 'drizzle-orm'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { Admin, App } from '../../context.ts'
import { mayList } from '../../resources/can-list.ts'
import { sessions } from '../db/tables/access.ts'
import { admit } from './authenticate-socket.ts'
import { readTicket } from './ticket.ts'
import { goodAdmins } from './valid-admins.ts'

type Opened = { who: Admin }
type Admins = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Opened>

/** The room of those who look at the rows of a resource, on every process. */
export const rowsRoom = (resource: string): string => `rows:${resource}`

/**
 * The tabs of the back office: each says which resources it looks at and hears of their new rows, as far as its admin may list them.
 * Gives what cuts those whose session ended, whose admin was blocked or may do other things than when they connected: they come
 * back with a new ticket and hear what they may then.
 */
export function serveAdmins(app: App, server: Server): () => Promise<void> {
  const admins: Admins = server.of(adminNamespace)
  admit<Opened>(admins, async (ticket) => {
    const found = await readTicket(app, ticket, (id) => goodAdmins(app, eq(sessions.id, id)))
    return found && { who: found.who }
  })
  admins.on('connection', (socket) =>
    socket.on('watch', async (asked: unknown, answer: unknown) => {
      const names = watched.safeParse(asked).data ?? []
      const rooms = new Set(names.filter((name) => name === ownNotices || mayList(socket.data.who, name)).map(rowsRoom))
      for (const room of socket.rooms) if (room !== socket.id && !rooms.has(room)) await socket.leave(room)
      await socket.join([...rooms])
      if (typeof answer === 'function') answer()
    }),
  )
  return () => cutChanged(app, admins)
}

async function cutChanged(app: App, admins: Admins): Promise<void> {
  const open = [...admins.sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map(({ data }) => data.who.session_id))]
  const good = await goodAdmins(app, inArray(sessions.id, ids))
  const rights = new Map(good.map(({ who }) => [who.session_id, rightsOf(who)]))
  for (const socket of open) if (rights.get(socket.data.who.session_id) !== rightsOf(socket.data.who)) socket.disconnect(true)
}

const rightsOf = ({ is_super, permissions }: Admin): string => [is_super, ...[...permissions].sort()].join()
