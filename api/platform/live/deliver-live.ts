import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { countUnread } from '../../messaging/notifications/count-unread.ts'
import { users } from '../db/tables/people.ts'

/** Tells a user's open pages of a notice and of the new unread count; the alert itself only where alerts are switched on. */
export async function deliverLive(app: App, userId: string, push: LivePush): Promise<void> {
  const [user] = await app.db.select({ is_notify: users.is_notify }).from(users).where(eq(users.id, userId))
  if (!user) return
  // A block ends the session at once, whatever the switch says. Source: specification, section 4.
  if (user.is_notify || push.data.type === 'user_blocked') app.adapters.live.tell(userId, 'notice', push)
  app.adapters.live.tell(userId, 'unread', { count: await countUnread(app, userId) })
}
