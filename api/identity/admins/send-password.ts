import { randomInt } from 'node:crypto'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { queue } from '../../platform/outbox/enqueue.ts'
import { later } from '../auth/later.ts'
import { hashPassword } from '../auth/password.ts'
import { endAdminSessions } from './end-sessions.ts'

// Without letters and digits that are taken for each other when read from a phone.
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** Gives an admin a new password by SMS, which ends by itself unless its admin changes it in time; open sessions end. */
export async function givePassword(ctx: Ctx, { id }: { id: string }, kind: 'new' | 'again'): Promise<void> {
  const password = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
  const { given_password_hours } = await settingsOf(ctx)
  const password_until = later(ctx.clock.now(), given_password_hours * 3_600)
  const [admin] = await ctx.db
    .update(admins)
    .set({ password_hash: await hashPassword(password), password_until })
    .where(eq(admins.id, id))
    .returning({ phone: admins.phone, locale: admins.locale })
  if (!admin) throw new Error(`givePassword: no admin ${id}`)
  await endAdminSessions(ctx, id)
  await queue(ctx, [{ channel: 'sms', recipient: admin.phone, body: labelIn(texts[kind](password, password_until), admin.locale) }])
}

const texts = {
  new: (password: string, until: string) =>
    [
      `You were added to the Wasl back office. Password: ${password}\nIt ends on ${formatDateTime(until, 'en')}: log in and change it.`,
      `أُضيف حسابك إلى لوحة إدارة وصل. كلمة المرور: ${password}\nتنتهي في ${formatDateTime(until, 'ar')}، فادخل وغيّرها قبله.`,
    ] as const,
  again: (password: string, until: string) =>
    [
      `Your new password for the Wasl back office: ${password}\nIt ends on ${formatDateTime(until, 'en')}: log in and change it.`,
      `كلمة مرورك الجديدة للوحة إدارة وصل: ${password}\nتنتهي في ${formatDateTime(until, 'ar')}، فادخل وغيّرها قبله.`,
    ] as const,
}
