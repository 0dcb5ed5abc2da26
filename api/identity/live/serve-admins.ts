import { adminNamespace, ownNotifications, watchedResources } from '@wasl/shared/contract/live.ts'
import { eq } from 'drizzle-orm'
import type { DefaultEventsMap, Namespace, Server } from 'socket.io'
import type { Admin, App } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { authenticateSockets } from '../../platform/live/authenticate-socket.ts'
import { canList, canShow } from '../../resources/access.ts'
import { sessions } from '../tables/access.ts'
import { verifyTicket } from './ticket.ts'
import { findValidAdmins } from './valid-admins.ts'

type AdminSocketData = { admin: Admin }
type AdminNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, AdminSocketData>

/** The room of the tabs that watch a resource, on every process. */
export const rowsRoom = (resource: string): string => `rows:${resource}`

/** The room of the tabs that show a record of a resource, on every process. */
export const recordsRoom = (resource: string): string => `records:${resource}`

/**
 * Serves the tabs of the back office: each names the resources it watches and receives their new rows, if its admin may list them.
 * Returns a function that disconnects tabs whose session ended, or whose admin was blocked or has other permissions now; such tabs
 * reconnect with a new ticket and the new permissions.
 */
export function serveAdmins(app: App, server: Server): () => Promise<void> {
  const admins: AdminNamespace = server.of(adminNamespace)
  authenticateSockets<AdminSocketData>(
    admins,
    async (ticket) => {
      const session = await verifyTicket(app, ticket, (id) => findValidAdmins(app, eq(sessions.id, id)))
      return session && { admin: session.admin }
    },
    ({ admin }) => admin.id,
  )
  admins.on('connection', (socket) =>
    socket.on('watch', async (resources: unknown, acknowledge: unknown) => {
      const names = watchedResources.safeParse(resources).data ?? []
      const rooms = new Set(names.flatMap((name) => roomsOf(socket.data.admin, name)))
      for (const room of socket.rooms) if (room !== socket.id && !rooms.has(room)) await socket.leave(room)
      await socket.join([...rooms])
      if (typeof acknowledge === 'function') acknowledge()
    }),
  )
  return () => disconnectChanged(app, admins)
}

// A record is watched as `<resource>/<id>`: the tab picks it from the changes of its resource.
function roomsOf(admin: Admin, name: string): string[] {
  const [resource = '', id] = name.split('/')
  if (id !== undefined) return canShow(admin, resource) ? [recordsRoom(resource)] : []
  return name === ownNotifications || canList(admin, name) ? [rowsRoom(name)] : []
}

async function disconnectChanged(app: App, admins: AdminNamespace): Promise<void> {
  const open = [...admins.sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map(({ data }) => data.admin.session_id))]
  const valid = await findValidAdmins(app, isOneOf(sessions.id, ids))
  const permissionsBySession = new Map(valid.map(({ admin }) => [admin.session_id, permissionKey(admin)]))
  for (const socket of open)
    if (permissionsBySession.get(socket.data.admin.session_id) !== permissionKey(socket.data.admin)) socket.disconnect(true)
}

const permissionKey = ({ is_super, permissions }: Admin): string => [is_super, ...[...permissions].sort()].join()
