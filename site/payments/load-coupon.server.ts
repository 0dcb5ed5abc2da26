import type { CouponQuote } from '@wasl/shared/contract/coupons.ts'
import { quoteCoupon } from '@wasl/shared/contract/endpoints/payments.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApiClient } from '../server/api.server.ts'

/** A coupon on a payment page: what it takes off, or why it cannot be used. */
export type AppliedCoupon = { code: string; quote: CouponQuote | null; errors: string[] }

/** The coupon with this code for an order; null without a code. */
export async function loadCoupon(api: ApiClient, order_id: string, text: FormDataEntryValue | null): Promise<AppliedCoupon | null> {
  const code = String(text ?? '')
    .trim()
    .slice(0, 40)
  if (!code) return null
  try {
    return {
      code,
      quote: await api.call(quoteCoupon, {
        params: { id: order_id },
        query: { coupon_code: code },
        skipPageStatus: true,
      }),
      errors: [],
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
    return { code, quote: null, errors: error.errors.coupon_code ?? [error.message] }
  }
}
