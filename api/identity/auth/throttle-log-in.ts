import { and, count, eq, gt, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { logInTries } from '../../platform/db/tables/access.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { later } from './later.ts'

type Realm = 'site' | 'admin'
const windowSeconds = 15 * 60

/**
 * Counts one try to log in before its password is looked at, so that many at once do not slip through.
 * Refuses with `too_many` when the phone or the address had its share in the last quarter of an hour.
 */
export async function throttleLogIn(ctx: Ctx, realm: Realm, phone: string): Promise<void> {
  const limits = await settingsOf(ctx)
  const now = ctx.clock.now()
  await ctx.db.insert(logInTries).values({ realm, phone, address: ctx.address, at: now })
  const [tries] = await ctx.db
    .select({
      phone: sql<number>`count(*) filter (where ${logInTries.realm} = ${realm} and ${logInTries.phone} = ${phone})`.mapWith(Number),
      address: count(sql`case when ${logInTries.address} = ${ctx.address} then 1 end`),
    })
    .from(logInTries)
    .where(
      and(
        gt(logInTries.at, later(now, -windowSeconds)),
        sql`((${logInTries.realm} = ${realm} and ${logInTries.phone} = ${phone}) or ${logInTries.address} = ${ctx.address})`,
      ),
    )
  if (!tries) return
  if (tries.phone > limits.log_in_tries_per_phone || tries.address > limits.log_in_tries_per_address) throw tooManyTries()
}

/** Forgets the tries of a phone that logged in. */
export async function forgetTries(ctx: Ctx, realm: Realm, phone: string): Promise<void> {
  await ctx.db.delete(logInTries).where(and(eq(logInTries.realm, realm), eq(logInTries.phone, phone)))
}

const tooManyTries = () =>
  new Refusal('too_many', ['Too many tries. Please wait a quarter of an hour', 'محاولات كثيرة. انتظر ربع ساعة ثم أعد المحاولة'])
