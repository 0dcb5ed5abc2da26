import { eq } from 'drizzle-orm'
import type { Admin, Ctx, User } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'

/** Ends this session, or every session of its holder; their tokens open nothing from the next request on. */
export async function logOut(ctx: Ctx & { who: User | Admin }, { everywhere }: { everywhere: boolean }): Promise<void> {
  const { who } = ctx
  const own = who.kind === 'admin' ? eq(sessions.admin_id, who.id) : eq(sessions.user_id, who.id)
  await ctx.db.delete(sessions).where(everywhere ? own : eq(sessions.id, who.session_id))
}
