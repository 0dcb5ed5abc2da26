import { formatMinutes } from '@wasl/shared/i18n/format.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, count, eq, gt, isNull, max, ne, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { senderLimits } from '../../platform/http/sender-limits.ts'
import { addSeconds, secondsUntil } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Realm } from '../sessions/session-lifetime.ts'
import { loginAttempts } from '../tables/access.ts'

/** `device`: the hash of a device on which this account has logged in before; null for any other. */
export type LoginAttempt = { realm: Realm; phone: string; device: string | null }

/** Failed attempts that a limit allows within a time; each further one has to wait longer. */
type Limit = { attempts: SQL | undefined; within: number; allowed: number }

const firstDelay = 30
const longestDelay = 15 * 60
// Far more than a person and their colleagues mistype; reached only by attempts from many networks at once. From then on each network has few
// attempts, so that a new device of the owner is not locked out; it is only under a still larger attack.
const strangersPerHour = 100
const attemptsDuringAttack = 3
const strangersAtMostPerHour = 1000

/**
 * Counts a login attempt before the password is checked, so that concurrent attempts count too. Throws `too_many` while the attempt has to
 * wait; then it does not count. A device that the account knows has a limit of its own: strangers cannot lock its owner out.
 */
export async function throttleLogin(ctx: Ctx, attempt: LoginAttempt): Promise<void> {
  const now = ctx.clock.now()
  const [counted] = await ctx.db
    .insert(loginAttempts)
    .values({ ...attempt, address: networkOf(ctx.address), at: now })
    .returning({ id: loginAttempts.id })
  const id = counted?.id ?? ''
  const waits = (await limitsOf(ctx, attempt)).map(async ({ attempts, within, allowed }) => {
    const [failed] = await ctx.db
      .select({ times: count(), last: max(loginAttempts.at) })
      .from(loginAttempts)
      .where(and(attempts, ne(loginAttempts.id, id), gt(loginAttempts.at, addSeconds(now, -within))))
    // A concurrent attempt may be later than this one, which alone delays nothing.
    const excess = (failed?.times ?? 0) - allowed
    return failed?.last && excess >= 0 ? secondsUntil(now, addSeconds(failed.last, delayAfter(excess))) : 0
  })
  const seconds = Math.max(...(await Promise.all(waits)))
  if (seconds === 0) return
  await ctx.db.delete(loginAttempts).where(eq(loginAttempts.id, id))
  throw tooManyAttempts(seconds)
}

/** Removes the attempts of this account from here, after a successful login. */
export async function clearAttempts(ctx: Ctx, attempt: LoginAttempt): Promise<void> {
  await ctx.db.delete(loginAttempts).where(fromHere(ctx, attempt))
}

const ofAccount = ({ realm, phone }: LoginAttempt) => and(eq(loginAttempts.realm, realm), eq(loginAttempts.phone, phone))

const fromHere = (ctx: Ctx, attempt: LoginAttempt) =>
  and(
    ofAccount(attempt),
    attempt.device
      ? eq(loginAttempts.device, attempt.device)
      : and(isNull(loginAttempts.device), eq(loginAttempts.address, networkOf(ctx.address))),
  )

async function limitsOf(ctx: Ctx, attempt: LoginAttempt): Promise<Limit[]> {
  const { login_attempts_per_phone, login_attempts_per_address } = await loadSettings(ctx)
  const here = { attempts: fromHere(ctx, attempt), within: daySeconds, allowed: login_attempts_per_phone }
  if (attempt.device) return [here]
  const isStranger = isNull(loginAttempts.device)
  const byStrangers = and(ofAccount(attempt), isStranger)
  const hourAgo = addSeconds(ctx.clock.now(), -hourSeconds)
  const isAttacked = (await ctx.db.$count(loginAttempts, and(byStrangers, gt(loginAttempts.at, hourAgo)))) > strangersPerHour
  return [
    isAttacked ? { ...here, allowed: Math.min(here.allowed, attemptsDuringAttack) } : here,
    { attempts: byStrangers, within: hourSeconds, allowed: strangersAtMostPerHour },
    ...senderLimits(loginAttempts.address, ctx.address).map(({ isSender, factor }) => ({
      attempts: and(isSender, isStranger),
      within: longestDelay,
      allowed: login_attempts_per_address * factor,
    })),
  ]
}

/** The delay in seconds after as many failed attempts beyond the allowed ones: it doubles from half a minute to a quarter of an hour. */
const delayAfter = (excess: number): number => Math.min(longestDelay, firstDelay * 2 ** Math.min(excess, 10))

function tooManyAttempts(seconds: number): RequestError {
  const minutes = Math.ceil(seconds / 60)
  return new RequestError(
    'too_many',
    {
      en: `Too many failed attempts. Try again in ${formatMinutes(minutes, 'en')}`,
      ar: `محاولات فاشلة كثيرة. حاول مجددًا بعد ${formatMinutes(minutes, 'ar')}`,
    },
    { retryAfterSeconds: seconds },
  )
}
