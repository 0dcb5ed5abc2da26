import type { inviteUserForm } from '@wasl/shared/contract/team.ts'
import type { Label } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx, UserCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { providers, users } from '../../platform/db/tables/people.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { deleteWaitingAccount } from '../auth/apply-registration.ts'
import { hashPassword } from '../auth/password.ts'
import { sendCode } from '../auth/send-code.ts'
import { teamOf } from './list-team.ts'
import { assertGrantable, withManagedUser } from './manage-user.ts'

/** Adds a user to the current user's provider and sends the invitation. The invited person sets the password. */
export async function inviteUser(ctx: UserCtx, form: z.output<typeof inviteUserForm>): Promise<void> {
  assertGrantable(ctx, form.permissions)
  // Nobody knows it: the account opens with the password that the invited person chooses.
  const password_hash = await hashPassword(crypto.randomUUID())
  const { principal } = ctx
  await inTransaction(ctx, async (ctx) => {
    const own = { ...ctx, principal }
    await lockUntilCommit(ctx.db, 'verificationCodes', form.phone)
    await freePhone(ctx, form.phone)
    const [user] = await ctx.db
      .insert(users)
      .values({
        ...form,
        role: 'provider_user',
        provider_id: teamOf(own),
        status: 'not_activated',
        password_hash,
        locale: ctx.locale,
        created_at: ctx.clock.now(),
      })
      .onConflictDoNothing({ target: users.phone })
      .returning()
    if (!user) throw phoneTaken()
    await emitNewRows(ctx, users)
    const { name, phone, permissions } = form
    await audit(own, { ...entry('create', user.id), after: { name, phone, permissions } })
    await sendInvitation(own, user)
  })
}

/** Sends the invitation again; the earlier one becomes invalid. Throws 409 once it was accepted. */
export const resendInvitation = (ctx: UserCtx, id: string): Promise<void> =>
  withManagedUser(ctx, id, async (ctx, user) => {
    if (user.status !== 'not_activated')
      throw conflict({ en: 'This person has already accepted the invitation', ar: 'قبل هذا الشخص الدعوة من قبل' })
    await audit(ctx, entry('invite', id))
    await sendInvitation(ctx, user)
  })

async function sendInvitation(ctx: UserCtx, { id, phone }: { id: string; phone: string }): Promise<void> {
  const [provider] = await ctx.db
    .select()
    .from(providers)
    .where(eq(providers.id, teamOf(ctx)))
  if (!provider) throw notFound()
  const { invitation_hours } = await loadSettings(ctx)
  const name = { ar: provider.name_ar, en: provider.name_en }
  await sendCode(
    ctx,
    { purpose: 'invitation', phone, user_id: id, registration_id: null },
    { seconds: invitation_hours * hourSeconds, text: (code, challenge_id) => smsText(ctx, { name, code, challenge_id }) },
  )
}

/** A registration that was never verified must not keep the phone from the invited person. */
async function freePhone(ctx: Ctx, phone: string): Promise<void> {
  const [holder] = await ctx.db.select().from(users).where(eq(users.phone, phone))
  if (!holder) return
  if (holder.status !== 'not_activated' || holder.role === 'provider_user') throw phoneTaken()
  await deleteWaitingAccount(ctx, holder.id)
}

const entry = (action: string, row_id: string) => ({ action, resource: 'provider-users', row_id })

const phoneTaken = () => invalid('phone', { en: 'Another account uses this number', ar: 'هذا الرقم مستخدم في حساب آخر' })

type Invitation = { name: Label; code: string; challenge_id: string }

function smsText({ env }: Ctx, { name, code, challenge_id }: Invitation): Label {
  const site = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const path = `auth/invitation/${challenge_id}`
  return {
    en: `${code} is your invitation code to the team of ${name.en} on Wasl. Set your password here: ${new URL(`/en/${path}`, site)}`,
    ar: `رمز دعوتك إلى فريق ${name.ar} في وصل: ${code}
اختر كلمة مرورك من هنا: ${new URL(`/${path}`, site)}`,
  }
}
