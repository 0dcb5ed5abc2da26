import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { recordConsents } from '../profiles/consents.ts'
import { linkIdentity } from '../profiles/link-identity.ts'
import { loadProfile } from '../profiles/profile.ts'
import { openSession } from '../sessions/open-session.ts'
import { pendingRegistrations } from '../tables/access.ts'
import { users } from '../tables/people.ts'
import { applyRegistration, type RegistrationForm } from './apply-registration.ts'
import { codeUnusable, consumeCode } from './check-code.ts'
import { rememberDevice } from './known-devices.ts'
import { accountBlocked } from './login-errors.ts'

type Verification = { challenge_id: string; code: string; device?: string | undefined; user_agent?: string | undefined }

/** Verifies the code of a challenge, activates the account with the registration of that challenge and opens a session. */
export async function verifyCode(ctx: Ctx, verification: Verification): Promise<{ token: string; device: string; user: Profile }> {
  // Outside the transaction: a failed attempt must stay counted.
  const { user_id, registration_id, nafath_request_id } = await consumeCode(ctx, { ...verification, purpose: 'register' })
  if (!user_id) throw notFound()
  return inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, user_id)).for('update')
    if (!user) throw notFound()
    if (user.status === 'blocked') throw accountBlocked()
    if (user.status === 'active') throw codeUnusable()
    if (registration_id) await applyRegistration(ctx, user_id, await loadRegistration(ctx, registration_id))
    await ctx.db.update(users).set({ status: 'active', updated_at: ctx.clock.now() }).where(eq(users.id, user_id))
    await audit(asSystem(ctx), {
      ...{ action: 'activate', resource: 'users', row_id: user_id },
      before: { status: user.status },
      after: { status: 'active' },
    })
    if (nafath_request_id) await linkIdentity(ctx, { id: nafath_request_id, user_id: null }, user_id)
    await ctx.hooks.identity.afterActivation(ctx, user_id)
    await recordConsents(ctx, user_id)
    const profile = await loadProfile(ctx, user_id)
    await notify(ctx, { user_ids: [user_id], type: 'account_activated', params: { name: profile.name } })
    const token = await openSession(ctx, { realm: 'site', user_id }, verification.user_agent)
    const device = await rememberDevice(ctx, { realm: 'site', phone: user.phone }, verification.device)
    return { token, device, user: profile }
  })
}

async function loadRegistration(ctx: Ctx, registration_id: string): Promise<RegistrationForm> {
  const [registration] = await ctx.db.select().from(pendingRegistrations).where(eq(pendingRegistrations.id, registration_id))
  if (!registration) throw notFound()
  const { id, created_at, ...form } = registration
  return form
}
