import { serveAdmins } from '../identity/live/serve-admins.ts'
import { serveUsers } from '../identity/live/serve-users.ts'
import { announceNewRows } from '../messaging/live/announce-new-rows.ts'
import { serveChatRooms } from '../messaging/live/chat-rooms.ts'
import type { LiveParts } from '../platform/live/serve-live.ts'

/** What live connections serve. */
export const liveParts: LiveParts = { namespaces: [serveUsers(serveChatRooms), serveAdmins], announcers: [announceNewRows] }
