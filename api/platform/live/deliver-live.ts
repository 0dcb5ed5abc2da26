import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { countUnread } from '../../messaging/notifications/user-notifications.ts'
import { users } from '../db/tables/people.ts'

/** Sends the new unread count to a user's open pages, and the notification itself if the user has alerts switched on. */
export async function deliverLive(app: App, userId: string, push: LivePush): Promise<void> {
  const [user] = await app.db.select({ is_notify: users.is_notify }).from(users).where(eq(users.id, userId))
  if (!user) return
  // A block ends the session at once, whether alerts are on or not. Source: specification, section 4.
  if (user.is_notify || push.data.type === 'user_blocked') app.adapters.live.emit(userId, 'notification', push)
  app.adapters.live.emit(userId, 'unread', { count: await countUnread(app, userId) })
}
