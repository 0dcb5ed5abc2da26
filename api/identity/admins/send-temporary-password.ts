import { randomInt } from 'node:crypto'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { hashPassword } from '../auth/password.ts'
import { endAdminSessions } from '../sessions/end-sessions.ts'

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
  await enqueue(ctx, [
    { channel: 'sms', recipient: admin.phone, body: labelIn(texts[reason](password, password_expires_at), admin.locale) },
  ])
}

const texts = {
  new: (password: string, expiresAt: string): Label => ({
    en: `You were added to the Wasl back office. Password: ${password}
It expires on ${formatDateTime(expiresAt, 'en')}: log in and change it.`,
    ar: `أُضيف حسابك إلى لوحة إدارة وصل. كلمة المرور: ${password}
تنتهي في ${formatDateTime(expiresAt, 'ar')}، فادخل وغيّرها قبله.`,
  }),
  reset: (password: string, expiresAt: string): Label => ({
    en: `Your new password for the Wasl back office: ${password}
It expires on ${formatDateTime(expiresAt, 'en')}: log in and change it.`,
    ar: `كلمة مرورك الجديدة للوحة إدارة وصل: ${password}
تنتهي في ${formatDateTime(expiresAt, 'ar')}، فادخل وغيّرها قبله.`,
  }),
}
