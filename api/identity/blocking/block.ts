import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { users } from '../../platform/db/tables/people.ts'
import { endUserSessions } from './end-sessions.ts'

/** Tells blocked users, whose open pages then forget who they were, and ends their sessions. */
export async function blockUsers(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  await notify(ctx, { type: 'user_blocked', user_ids: userIds })
  await endUserSessions(ctx, userIds)
}

/** The same for everyone who acts for a provider. */
export async function blockTenant(ctx: Ctx, providerId: string): Promise<void> {
  const people = await ctx.db.select({ id: users.id }).from(users).where(eq(users.provider_id, providerId))
  await blockUsers(
    ctx,
    people.map(({ id }) => id),
  )
}
