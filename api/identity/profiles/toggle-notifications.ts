import { eq, not } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { users } from '../tables/people.ts'

/** Turns the user's notifications on or off. Returns the new value. */
export async function toggleNotifications(ctx: UserCtx): Promise<boolean> {
  const [user] = await ctx.db
    .update(users)
    .set({ is_notify: not(users.is_notify), updated_at: ctx.clock.now() })
    .where(eq(users.id, ctx.principal.id))
    .returning({ is_notify: users.is_notify })
  if (!user) throw notFound()
  return user.is_notify
}
