import { randomInt } from 'node:crypto'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { hashPassword } from '../auth/password.ts'
import { siteUrl } from '../people/send-invitation.ts'
import { endAdminSessions } from '../sessions/end-sessions.ts'
import { admins } from '../tables/people.ts'

// Without letters and digits that look alike.
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** Sends an admin a new password by SMS and ends their sessions. The password expires unless the admin changes it in time. */
export async function sendTemporaryPassword(ctx: Ctx, { id }: { id: string }, reason: 'new' | 'reset'): Promise<void> {
  const password = Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('')
  const { temporary_password_hours } = await loadSettings(ctx)
  const password_expires_at = addSeconds(ctx.clock.now(), temporary_password_hours * hourSeconds)
  const [admin] = await ctx.db
    .update(admins)
    .set({ password_hash: await hashPassword(password), password_expires_at })
    .where(eq(admins.id, id))
    .returning({ phone: admins.phone, locale: admins.locale })
  if (!admin) throw new Error(`sendTemporaryPassword: no admin ${id}`)
  await endAdminSessions(ctx, id)
  const text = texts[reason]({ password, expiresAt: password_expires_at, url: siteUrl(ctx, inBackOffice(adminPages.home())) })
  const body = labelIn(text, admin.locale)
  await enqueue(ctx, [{ channel: 'sms', purpose: 'temporary_password', recipient: admin.phone, body, expires_at: password_expires_at }])
}

type Text = { password: string; expiresAt: string; url: string }

const texts = {
  new: ({ password, expiresAt, url }: Text): Label => ({
    en: `You were added to the back office of {brand}: ${url}
Password: ${password}
It expires on ${formatDateTime(expiresAt, 'en')}. You choose your own when you log in.`,
    ar: `أُضيف حسابك إلى لوحة إدارة {brand}: ${url}
كلمة المرور: ${password}
تنتهي في ${formatDateTime(expiresAt, 'ar')}، وتختار كلمة مرورك عند الدخول.`,
  }),
  reset: ({ password, expiresAt, url }: Text): Label => ({
    en: `Your new password for the back office of {brand}: ${password}
${url}
It expires on ${formatDateTime(expiresAt, 'en')}. You choose your own when you log in.`,
    ar: `كلمة مرورك الجديدة للوحة إدارة {brand}: ${password}
${url}
تنتهي في ${formatDateTime(expiresAt, 'ar')}، وتختار كلمة مرورك عند الدخول.`,
  }),
}
