import { inArray } from 'drizzle-orm'
import type { App } from '../context.ts'
import { sessions } from '../db/tables/access.ts'
import { goodSessions } from './good-sessions.ts'
import type { LiveServer } from './serve-live.ts'

/** Cuts this process's connections whose session no longer holds. One statement for all. */
export async function cutEnded(app: App, server: LiveServer): Promise<void> {
  const open = [...server.of('/').sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map((socket) => socket.data.session_id))]
  const good = await goodSessions(app, inArray(sessions.id, ids))
  const stays = new Set(good.map((session) => session.id))
  for (const socket of open) if (!stays.has(socket.data.session_id)) socket.disconnect(true)
}
