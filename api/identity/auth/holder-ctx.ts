import type { Admin, Ctx, User } from '../../context.ts'
import { unauthenticated } from '../../platform/http/context-of.ts'

/** The context of whoever holds a session, of either realm. Throws 401 for a guest. */
export function holderCtx(ctx: Ctx): Ctx & { who: User | Admin } {
  const { who } = ctx
  if (who.kind === 'guest') throw unauthenticated()
  return { ...ctx, who }
}
