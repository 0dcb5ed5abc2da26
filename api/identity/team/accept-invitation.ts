import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { acceptInvitationForm } from '@wasl/shared/contract/team.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { parse } from '../../platform/http/parse.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { codeUnusable, consumeCode } from '../auth/check-code.ts'
import { rememberDevice } from '../auth/known-devices.ts'
import { assertNotPhone, hashPassword } from '../auth/password.ts'
import { recordConsents } from '../profiles/consents.ts'
import { loadProfile } from '../profiles/profile.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { openSession } from '../sessions/open-session.ts'
import { users } from '../tables/people.ts'

type LoggedIn = { token: string; device: string; user: Profile }

/**
 * Sets the password that an invited person chose, activates the account and opens a session. A link works once. For an account in use it sets
 * a new password, ends all other sessions and informs the owner.
 */
export async function acceptInvitation(ctx: Ctx, input: unknown, user_agent: string | undefined): Promise<LoggedIn> {
  const form = parse(acceptInvitationForm((await loadSettings(ctx)).password_min), input)
  // Outside the transaction: a failed attempt must stay counted.
  const { user_id, phone } = await consumeCode(ctx, { challenge_id: form.challenge_id, code: form.code, purpose: 'invitation' })
  if (!user_id) throw codeUnusable()
  assertNotPhone(form.password, phone)
  const password_hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(users).where(eq(users.id, user_id)).for('update')
    if (before?.status !== 'not_activated' && before?.status !== 'active') throw codeUnusable()
    const change = { password_hash, status: 'active', is_invited: false, locale: ctx.locale, updated_at: ctx.clock.now() } as const
    await ctx.db.update(users).set(change).where(eq(users.id, user_id))
    if (before.status === 'active') await afterNewPassword(ctx, user_id)
    else await afterJoining(ctx, before)
    const token = await openSession(ctx, { realm: 'site', user_id }, user_agent)
    const device = await rememberDevice(ctx, { realm: 'site', phone: before.phone }, form.device)
    return { token, device, user: await loadProfile(ctx, user_id) }
  })
}

async function afterJoining(ctx: Ctx, { id, role, status, company_id }: typeof users.$inferSelect): Promise<void> {
  await recordConsents(ctx, id)
  const resource = company_id ? 'colleagues' : role === 'client' ? 'customers' : 'provider-users'
  await audit(asSystem(ctx), { action: 'join', resource, row_id: id, before: { status }, after: { status: 'active' } })
}

async function afterNewPassword(ctx: Ctx, user_id: string): Promise<void> {
  await endUserSessions(ctx, [user_id])
  await audit(asSystem(ctx), { action: 'change_password', resource: 'users', row_id: user_id })
  await notify(ctx, { user_ids: [user_id], type: 'password_changed', link: pages.settings({ tab: 'sessions' }) })
}
