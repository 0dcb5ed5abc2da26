import { eq, not } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { users } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'

/** Turns alerts on or off for oneself and gives the new flag. */
export async function switchNotify(ctx: UserCtx): Promise<boolean> {
  const [user] = await ctx.db
    .update(users)
    .set({ is_notify: not(users.is_notify), updated_at: ctx.clock.now() })
    .where(eq(users.id, ctx.who.id))
    .returning({ is_notify: users.is_notify })
  if (!user) throw notFound()
  return user.is_notify
}
