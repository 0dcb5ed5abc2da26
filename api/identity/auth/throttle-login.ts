import { and, count, eq, gt, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { logInAttempts } from '../../platform/db/tables/access.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'

type Realm = 'site' | 'admin'
const windowSeconds = 15 * 60

/**
 * Counts a log-in attempt before the password is checked, so that concurrent attempts count too.
 * Throws `too_many` when the phone or the IP address has reached its limit in the last 15 minutes.
 */
export async function throttleLogin(ctx: Ctx, realm: Realm, phone: string): Promise<void> {
  const limits = await loadSettings(ctx)
  const now = ctx.clock.now()
  await ctx.db.insert(logInAttempts).values({ realm, phone, address: ctx.address, at: now })
  const [attempts] = await ctx.db
    .select({
      phone: sql<number>`count(*) filter (where ${logInAttempts.realm} = ${realm} and ${logInAttempts.phone} = ${phone})`.mapWith(Number),
      address: count(sql`case when ${logInAttempts.address} = ${ctx.address} then 1 end`),
    })
    .from(logInAttempts)
    .where(
      and(
        gt(logInAttempts.at, addSeconds(now, -windowSeconds)),
        sql`((${logInAttempts.realm} = ${realm} and ${logInAttempts.phone} = ${phone}) or ${logInAttempts.address} = ${ctx.address})`,
      ),
    )
  if (!attempts) return
  if (attempts.phone > limits.log_in_attempts_per_phone || attempts.address > limits.log_in_attempts_per_address) throw tooManyAttempts()
}

/** Clears the attempts of a phone after a successful log-in. */
export async function clearAttempts(ctx: Ctx, realm: Realm, phone: string): Promise<void> {
  await ctx.db.delete(logInAttempts).where(and(eq(logInAttempts.realm, realm), eq(logInAttempts.phone, phone)))
}

const tooManyAttempts = () =>
  new RequestError('too_many', { en: 'Too many attempts. Try again in 15 minutes', ar: 'محاولات كثيرة. انتظر ربع ساعة ثم أعد المحاولة' })
