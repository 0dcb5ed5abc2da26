import {
  impersonationCodeSeconds,
  type impersonationForm,
  impersonationSeconds,
  type StartedImpersonation,
} from '@wasl/shared/contract/impersonation.ts'
import type { Label } from '@wasl/shared/units.ts'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminCtx, Ctx, User } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound, RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadProfile } from '../profiles/profile.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'
import { sessions } from '../tables/access.ts'
import { users } from '../tables/people.ts'

/**
 * Prepares a read-only session in which the current super admin sees the site as a client or provider user, and returns the code that
 * starts it. The session belongs to the admin's own and ends with it; the start is an audit entry of the person.
 */
export const prepareImpersonation = (ctx: AdminCtx, { user_id, reason }: z.output<typeof impersonationForm>): Promise<{ code: string }> =>
  inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    const [user] = await own.db.select().from(users).where(eq(users.id, user_id))
    if (!user) throw notFound()
    if (user.status !== 'active') throw conflict(notActive)
    const code = newToken()
    const now = own.clock.now()
    await own.db.insert(sessions).values({
      realm: 'site',
      user_id,
      impersonator_session_id: own.principal.session_id,
      // Not the hash of a token: the code itself opens nothing.
      token_hash: codeHash(code),
      address: own.address,
      created_at: now,
      last_seen_at: now,
      expires_at: addSeconds(now, impersonationCodeSeconds),
    })
    await audit(own, { action: 'impersonate', ...entry(user, user.company_id), reason })
    return { code }
  })

/** Exchanges the code for the token of the prepared session, once. */
export async function startImpersonation(ctx: Ctx, { code }: { code: string }): Promise<StartedImpersonation> {
  const token = newToken()
  const now = ctx.clock.now()
  const until = addSeconds(now, impersonationSeconds)
  const [session] = await ctx.db
    .update(sessions)
    .set({ token_hash: tokenHash(token), last_seen_at: now, expires_at: until })
    .where(and(eq(sessions.token_hash, codeHash(code)), isNotNull(sessions.impersonator_session_id), gt(sessions.expires_at, now)))
    .returning({ user_id: sessions.user_id })
  if (!session?.user_id) throw new RequestError('fail', codeUsed)
  return { token, until, user: await loadProfile(ctx, session.user_id) }
}

/** Records that an administrator left the session of somebody else. */
export async function auditImpersonationEnd(ctx: Ctx, user: User): Promise<void> {
  if (!user.impersonator) return
  await audit({ ...ctx, principal: user.impersonator }, { action: 'end_impersonation', ...entry(user, user.company) })
}

const entry = ({ id, role, name }: { id: string; role: User['role']; name: string }, company: unknown) => ({
  resource: company ? 'colleagues' : role === 'client' ? 'customers' : 'provider-users',
  row_id: id,
  after: { name },
})

const codeHash = (code: string): string => tokenHash(`impersonation:${code}`)

const notActive: Label = { en: 'Only an active account can be viewed', ar: 'لا يُعرض إلا حساب نشط' }
const codeUsed: Label = { en: 'This link was used or is too old. Start again', ar: 'استُخدم الرابط أو انتهت مدته. ابدأ من جديد' }
