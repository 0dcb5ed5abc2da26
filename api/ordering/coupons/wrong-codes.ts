import { hourMs } from '@wasl/shared/utils/durations.ts'
import type { Ctx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'

declare module '../../platform/context.ts' {
  interface Caches {
    /** When users typed a wrong coupon code, in milliseconds, by their id. */
    wrongCouponCodes: Map<string, readonly number[]>
  }
}

/** More than a person mistypes in an hour, and too few to find a code. */
const wrongCodesPerHour = 20

/**
 * Runs the check of a typed coupon code, unless the user has typed too many wrong ones within an hour: then throws 429. The counter is that of
 * all ways to use a coupon, and of this process: a payment that fails rolls its transaction back, and a row that counts would go with it.
 */
export async function limitWrongCodes<T>(ctx: Pick<Ctx, 'principal' | 'caches' | 'clock'>, check: () => Promise<T>): Promise<T> {
  const { principal, caches, clock } = ctx
  if (principal.kind !== 'user') return check()
  const now = Date.parse(clock.now())
  const recent = (caches.wrongCouponCodes.get(principal.id) ?? []).filter((at) => at > now - hourMs)
  if (recent.length >= wrongCodesPerHour)
    throw new RequestError(
      'too_many',
      { en: 'Too many wrong codes. Try again in an hour', ar: 'أدخلت رموزًا خاطئة كثيرة. حاول مجددًا بعد ساعة' },
      { retryAfterSeconds: Math.ceil(((recent[0] ?? now) + hourMs - now) / 1000) },
    )
  // Counted before the check, so that concurrent attempts count too.
  const attempts = [...recent, now]
  caches.wrongCouponCodes.set(principal.id, attempts)
  const result = await check().catch((error: unknown) => {
    if (!isWrongCode(error)) forget(ctx, principal.id, now)
    throw error
  })
  forget(ctx, principal.id, now)
  return result
}

function forget({ caches }: Pick<Ctx, 'caches'>, id: string, at: number): void {
  const attempts = [...(caches.wrongCouponCodes.get(id) ?? [])]
  const index = attempts.lastIndexOf(at)
  if (index >= 0) attempts.splice(index, 1)
  if (attempts.length > 0) caches.wrongCouponCodes.set(id, attempts)
  else caches.wrongCouponCodes.delete(id)
}

const isWrongCode = (error: unknown): boolean => error instanceof RequestError && error.errors?.coupon_code !== undefined
