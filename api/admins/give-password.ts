import { randomInt } from 'node:crypto'
import { labelIn } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../auth/password.ts'
import type { Ctx } from '../context.ts'
import { admins } from '../db/tables/people.ts'
import { queue } from '../outbox/queue.ts'
import { endAdminSessions } from './end-sessions.ts'

// Without letters and digits that are taken for each other when read from a phone.
const signs = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** Gives an admin a new password by SMS, which it changes in its account; open sessions end. */
export async function givePassword(ctx: Ctx, { id }: { id: string }, kind: 'new' | 'again'): Promise<void> {
  const password = Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
  const [admin] = await ctx.db
    .update(admins)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(admins.id, id))
    .returning({ phone: admins.phone, locale: admins.locale })
  if (!admin) throw new Error(`givePassword: no admin ${id}`)
  await endAdminSessions(ctx, id)
  await queue(ctx, [{ channel: 'sms', recipient: admin.phone, body: labelIn(texts[kind](password), admin.locale) }])
}

const texts = {
  new: (password: string) =>
    [
      `You were added to the Wasl back office. Password: ${password}\nChange it after you log in.`,
      `أُضيف حسابك إلى لوحة إدارة وصل. كلمة المرور: ${password}\nغيّرها بعد الدخول.`,
    ] as const,
  again: (password: string) =>
    [
      `Your new password for the Wasl back office: ${password}\nChange it after you log in.`,
      `كلمة مرورك الجديدة للوحة إدارة وصل: ${password}\nغيّرها بعد الدخول.`,
    ] as const,
}
