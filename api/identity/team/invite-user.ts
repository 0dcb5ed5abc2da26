import type { inviteUserForm } from '@wasl/shared/contract/team.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { hashPassword } from '../auth/password.ts'
import { freePhone, phoneTaken, sendInvitation, siteUrl } from '../people/send-invitation.ts'
import { providers, users } from '../tables/people.ts'
import { resourceOf, teamOf } from './list-team.ts'
import { assertGrantable, limitOf, withManagedUser } from './manage-user.ts'

/** Adds a user to the current user's provider or company and sends the invitation. The invited person sets the password. */
export async function inviteUser(ctx: UserCtx, form: z.output<typeof inviteUserForm>): Promise<void> {
  assertGrantable(ctx, form.permissions)
  // Nobody knows it: the account opens with the password that the invited person chooses.
  const password_hash = await hashPassword(crypto.randomUUID())
  const { principal } = ctx
  await inTransaction(ctx, async (ctx) => {
    const own = { ...ctx, principal }
    await lockUntilCommit(ctx.db, 'verificationCodes', form.phone)
    await freePhone(ctx, form.phone)
    const { name, phone, country_code, permissions } = form
    const approval_limit = limitOf(form)
    const user = await insertRowUnlessTaken(
      own,
      users,
      users.phone,
      {
        ...{ name, phone, country_code, permissions, approval_limit },
        ...teamOf(own),
        status: 'not_activated',
        is_invited: true,
        password_hash,
        locale: ctx.locale,
        created_at: ctx.clock.now(),
      },
      { resource: resourceOf(own), after: { name, phone, permissions, ...(approval_limit > 0 && { approval_limit }) } },
    )
    if (!user) throw phoneTaken()
    await inviteToTeam(own, user)
  })
}

/** Sends the invitation again; the earlier one becomes invalid. Throws 409 once it was accepted. */
export const resendInvitation = (ctx: UserCtx, id: string): Promise<void> =>
  withManagedUser(ctx, id, async (ctx, user) => {
    if (user.status !== 'not_activated')
      throw conflict({ en: 'This person has already accepted the invitation', ar: 'قبل هذا الشخص الدعوة من قبل' })
    await audit(ctx, entry(ctx, 'invite', id))
    await inviteToTeam(ctx, user)
  })

async function inviteToTeam(ctx: UserCtx, user: { id: string; phone: string }): Promise<void> {
  const name = await teamName(ctx)
  await sendInvitation(ctx, user, (code, path) => smsText(ctx, { name, code, path }))
}

const entry = (ctx: UserCtx, action: string, row_id: string) => ({ action, resource: resourceOf(ctx), row_id })

async function teamName(ctx: UserCtx): Promise<Label> {
  const team = teamOf(ctx)
  if ('company_id' in team) return { ar: ctx.principal.name, en: ctx.principal.name }
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, team.provider_id))
  if (!provider) throw notFound()
  return { ar: provider.name_ar, en: provider.name_en }
}

type Invitation = { name: Label; code: string; path: string }

const smsText = (ctx: Ctx, { name, code, path }: Invitation): Label => ({
  en: `${code} is your invitation code to the team of ${name.en} on {brand}. Set your password here: ${siteUrl(ctx, pathIn('en', path))}`,
  ar: `رمز دعوتك إلى فريق ${name.ar} في {brand}: ${code}
اختر كلمة مرورك من هنا: ${siteUrl(ctx, path)}`,
})
