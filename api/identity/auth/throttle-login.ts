import { and, count, eq, gt, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { loginAttempts } from '../../platform/db/tables/access.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'

type Realm = 'site' | 'admin'
const windowSeconds = 15 * 60

/**
 * Counts a login attempt before the password is checked, so that concurrent attempts count too.
 * Throws `too_many` when the phone or the IP address has reached its limit in the last 15 minutes.
 */
export async function throttleLogin(ctx: Ctx, realm: Realm, phone: string): Promise<void> {
  const limits = await loadSettings(ctx)
  const now = ctx.clock.now()
  await ctx.db.insert(loginAttempts).values({ realm, phone, address: ctx.address, at: now })
  const [attempts] = await ctx.db
    .select({
      phone: sql<number>`count(*) filter (where ${loginAttempts.realm} = ${realm} and ${loginAttempts.phone} = ${phone})`.mapWith(Number),
      address: count(sql`case when ${loginAttempts.address} = ${ctx.address} then 1 end`),
    })
    .from(loginAttempts)
    .where(
      and(
        gt(loginAttempts.at, addSeconds(now, -windowSeconds)),
        sql`((${loginAttempts.realm} = ${realm} and ${loginAttempts.phone} = ${phone}) or ${loginAttempts.address} = ${ctx.address})`,
      ),
    )
  if (!attempts) return
  if (attempts.phone > limits.login_attempts_per_phone || attempts.address > limits.login_attempts_per_address) throw tooManyAttempts()
}

/** Clears the attempts of a phone after a successful login. */
export async function clearAttempts(ctx: Ctx, realm: Realm, phone: string): Promise<void> {
  await ctx.db.delete(loginAttempts).where(and(eq(loginAttempts.realm, realm), eq(loginAttempts.phone, phone)))
}

const tooManyAttempts = () =>
  new RequestError('too_many', { en: 'Too many attempts. Try again in 15 minutes', ar: 'محاولات كثيرة. انتظر ربع ساعة ثم أعد المحاولة' })
