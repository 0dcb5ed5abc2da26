import { eq } from 'drizzle-orm'
import type { Admin, Ctx, User } from '../../platform/context.ts'
import { auditImpersonationEnd } from '../impersonation/impersonate.ts'
import { endSessionsWhere } from '../sessions/end-sessions.ts'
import { sessions } from '../tables/access.ts'

/** Ends this session, or with `everywhere` all sessions of the user or admin; their tokens are invalid from the next request. */
export async function logOut(ctx: Ctx & { principal: User | Admin }, { everywhere }: { everywhere: boolean }): Promise<void> {
  const { principal } = ctx
  if (principal.kind === 'user' && principal.impersonator) {
    await endSessionsWhere(ctx, eq(sessions.id, principal.session_id))
    return auditImpersonationEnd(ctx, principal)
  }
  const ownSessions = principal.kind === 'admin' ? eq(sessions.admin_id, principal.id) : eq(sessions.user_id, principal.id)
  await endSessionsWhere(ctx, everywhere ? ownSessions : eq(sessions.id, principal.session_id))
}
