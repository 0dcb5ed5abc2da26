import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'
import type { User } from '../context.ts'

/** The user of a connection, with the permissions at its start. */
export type UserSocketData = { user: User }
/** The connections of the pages of the site. */
export type UserNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, UserSocketData>
/** The connection of one page of the site. */
export type UserSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, UserSocketData>
