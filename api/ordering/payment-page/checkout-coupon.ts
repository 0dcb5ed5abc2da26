import type { CheckoutCoupon } from '@wasl/shared/contract/checkout.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'
import { findCoupon } from '../coupons/find-coupon.ts'
import type { DueInvoice } from '../payments/attempts/pay-from-wallet.ts'
import { sumOfDue } from '../payments/attempts/pay-orders.ts'
import { checkouts } from '../tables/checkouts.ts'

type CouponCtx = Pick<Ctx, 'db' | 'clock' | 'principal' | 'caches'>

/** What a coupon takes off one payment of these orders; reserves nothing. Throws 422 on the code. */
export async function quoteForOrders(ctx: CouponCtx, due: readonly DueInvoice[], code: string): Promise<CheckoutCoupon> {
  assertCouponAllowed(due, code)
  const { coupon, discount, is_limited } = await findCoupon(ctx, due, code)
  const title = { ar: coupon.title_ar, en: coupon.title_en }
  return { code: coupon.code, title, discount, payable_amount: sumOfDue(due) - discount, is_limited }
}

/** Throws 422 on a coupon for the extension of a rental: it was not part of the price that the provider accepted. */
export function assertCouponAllowed(due: readonly DueInvoice[], code: string | null): void {
  if (code && due.some(({ supplement }) => supplement))
    throw invalid('coupon_code', { en: 'Coupons are not for extensions', ar: 'لا تُستخدم الكوبونات في التمديد' })
}

/** The code that the client entered with its checkout; null without one. */
export async function loadEnteredCode({ db }: Pick<Ctx, 'db'>, checkout_id: string): Promise<string | null> {
  const [checkout] = await db.select({ code: checkouts.coupon_code }).from(checkouts).where(eq(checkouts.id, checkout_id))
  return checkout?.code ?? null
}

/** What the code that was entered with a checkout takes off its payment; null without one, or once it cannot be used. */
export async function quoteEnteredCode(ctx: CouponCtx, checkout_id: string, due: readonly DueInvoice[]): Promise<CheckoutCoupon | null> {
  const code = await loadEnteredCode(ctx, checkout_id)
  if (!code || due.length === 0) return null
  return quoteForOrders(ctx, due, code).catch((error: unknown) => {
    if (error instanceof RequestError) return null
    throw error
  })
}
