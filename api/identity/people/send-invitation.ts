import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Label } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { deleteWaitingAccount, releaseExpiredInvitation } from '../auth/apply-registration.ts'
import { sendCode } from '../auth/send-code.ts'
import { users } from '../tables/people.ts'

/** Sends a code with a link, with which the person sets a password. An earlier one becomes invalid. `text` is the SMS. */
export async function sendInvitation(
  ctx: Ctx,
  { id, phone }: { id: string; phone: string },
  text: (code: string, path: string) => Label,
): Promise<void> {
  const { invitation_hours } = await loadSettings(ctx)
  await sendCode(
    ctx,
    { purpose: 'invitation', phone, user_id: id, registration_id: null },
    {
      seconds: invitation_hours * hourSeconds,
      text: (code, challenge_id) => text(code, pages.invitation({ id: challenge_id })),
    },
  )
}

/** Sends a user of the site a link to set a password: the first one, or a new one for a forgotten one. */
export async function sendPasswordLink(ctx: Ctx, id: string): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
  if (!user) throw notFound()
  await sendInvitation(ctx, user, (code, path) => passwordSms(ctx, code, path))
}

/** The address of a page of the site in one language. */
export const siteUrl = ({ env }: Pick<Ctx, 'env'>, path: string): string =>
  new URL(path, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href

/** A registration that was never verified must not keep the phone from the invited person. Another account's phone is an error. */
export async function freePhone(ctx: Ctx, phone: string): Promise<void> {
  await releaseExpiredInvitation(ctx, phone)
  const [holder] = await ctx.db.select().from(users).where(eq(users.phone, phone))
  if (!holder) return
  if (holder.status !== 'not_activated' || holder.is_invited) throw phoneTaken()
  await deleteWaitingAccount(ctx, holder.id)
}

export const phoneTaken = () => invalid('phone', { en: 'Another account uses this number', ar: 'هذا الرقم مستخدم في حساب آخر' })

const passwordSms = (ctx: Ctx, code: string, path: string): Label => ({
  en: `${code} is your code for your {brand} account. Set your password here: ${siteUrl(ctx, pathIn('en', path))}`,
  ar: `رمز حسابك في {brand}: ${code}
اختر كلمة مرورك من هنا: ${siteUrl(ctx, path)}`,
})
