import type { CheckoutCoupon } from '@wasl/shared/contract/checkout.ts'
import type { CouponQuote } from '@wasl/shared/contract/coupons.ts'
import { quoteCheckoutCoupon } from '@wasl/shared/contract/endpoints/checkout.ts'
import { quoteCoupon } from '@wasl/shared/contract/endpoints/payments.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApiClient } from '../server/api.server.ts'

/** A coupon on a payment page: what it takes off, or why it cannot be used. */
export type AppliedCoupon<Quote = CouponQuote> = { code: string; quote: Quote | null; errors: string[] }

/** The coupon with this code for an order; null without a code. */
export const loadCoupon = (api: ApiClient, id: string, text: FormDataEntryValue | null): Promise<AppliedCoupon | null> =>
  applyCoupon(text, (coupon_code) => api.call(quoteCoupon, { params: { id }, query: { coupon_code }, skipPageStatus: true }))

/** The same for all orders of a checkout. */
export const loadCheckoutCoupon = (
  api: ApiClient,
  id: string,
  text: FormDataEntryValue | null,
): Promise<AppliedCoupon<CheckoutCoupon> | null> =>
  applyCoupon(text, (coupon_code) => api.call(quoteCheckoutCoupon, { params: { id }, query: { coupon_code }, skipPageStatus: true }))

async function applyCoupon<Quote>(
  text: FormDataEntryValue | null,
  quoteOf: (code: string) => Promise<Quote>,
): Promise<AppliedCoupon<Quote> | null> {
  const code = String(text ?? '')
    .trim()
    .slice(0, 40)
  if (!code) return null
  try {
    return { code, quote: await quoteOf(code), errors: [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
    return { code, quote: null, errors: error.errors.coupon_code ?? [error.message] }
  }
}
