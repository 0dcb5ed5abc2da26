import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { acceptInvitationForm } from '@wasl/shared/contract/team.ts'
import { and, eq } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/people.ts'
import { parse } from '../../platform/http/parse.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import { audit } from '../../resources/write/audit.ts'
import { codeUnusable, consumeCode } from '../auth/check-code.ts'
import { rememberDevice } from '../auth/known-devices.ts'
import { hashPassword } from '../auth/password.ts'
import { recordConsents } from '../personal-data/consents.ts'
import { loadProfile } from '../profiles/profile.ts'
import { openSession } from '../sessions/open-session.ts'

type LoggedIn = { token: string; device: string; user: Profile }

/** Activates the account of an invited user with the password they chose and opens a session. An invitation works once. */
export async function acceptInvitation(ctx: Ctx, input: unknown, user_agent: string | undefined): Promise<LoggedIn> {
  const form = parse(acceptInvitationForm((await loadSettings(ctx)).password_min), input)
  // Outside the transaction: a failed attempt must stay counted.
  const { user_id } = await consumeCode(ctx, { challenge_id: form.challenge_id, code: form.code, purpose: 'invitation' })
  if (!user_id) throw codeUnusable()
  const password_hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db
      .update(users)
      .set({ password_hash, status: 'active', locale: ctx.locale, updated_at: ctx.clock.now() })
      .where(and(eq(users.id, user_id), eq(users.role, 'provider_user'), eq(users.status, 'not_activated')))
      .returning()
    if (!user) throw codeUnusable()
    await recordConsents(ctx, user_id)
    await audit(asSystem(ctx), { action: 'join', resource: 'provider-users', row_id: user_id })
    const token = await openSession(ctx, { realm: 'site', user_id }, user_agent)
    const device = await rememberDevice(ctx, { realm: 'site', phone: user.phone }, form.device)
    return { token, device, user: await loadProfile(ctx, user_id) }
  })
}
