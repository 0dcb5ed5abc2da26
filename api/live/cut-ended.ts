import { and, eq, gt, inArray } from 'drizzle-orm'
import type { App } from '../context.ts'
import { sessions } from '../db/tables/access.ts'
import { users } from '../db/tables/people.ts'
import type { LiveServer } from './serve-live.ts'

/** Cuts this process's connections whose session is no more, has expired, or whose user is no longer active. One statement for all. */
export async function cutEnded(app: App, server: LiveServer): Promise<void> {
  const open = [...server.of('/').sockets.values()]
  if (open.length === 0) return
  const ids = [...new Set(open.map((socket) => socket.data.session_id))]
  const good = await app.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.status, 'active')))
    .where(and(inArray(sessions.id, ids), gt(sessions.expires_at, app.clock.now())))
  const stays = new Set(good.map((session) => session.id))
  for (const socket of open) if (!stays.has(socket.data.session_id)) socket.disconnect(true)
}
