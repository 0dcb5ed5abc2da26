import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notify } from '../../resources/notify.ts'
import { holdEmails } from '../accountant/own-accountant.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { users } from '../tables/people.ts'

/** Notifies blocked users, which logs their open pages out, and ends their sessions. */
export async function afterUsersBlocked(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  await notify(ctx, { type: 'user_blocked', user_ids: userIds })
  await endUserSessions(ctx, userIds)
}

/** The same for a user whom the administration blocks: the provider cannot lift this block, and nothing more goes to the accountant of a company. */
export async function afterAdminBlock(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(users).set({ is_blocked_by_provider: false }).where(eq(users.id, userId))
  await afterUsersBlocked(ctx, [userId])
  await holdEmails(ctx, userId)
  await ctx.hooks.identity.releaseWork(ctx, userId, [])
}

/** The same for all users of a provider. */
export async function afterProviderBlocked(ctx: Ctx, providerId: string): Promise<void> {
  const members = await ctx.db.select({ id: users.id }).from(users).where(eq(users.provider_id, providerId))
  await afterUsersBlocked(
    ctx,
    members.map(({ id }) => id),
  )
  for (const { id } of members) await ctx.hooks.identity.releaseWork(ctx, id, [])
}
