import type { CouponQuote } from '@wasl/shared/contract/coupons.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApiClient } from '../server/api.server.ts'

/** The coupon that the address of a payment page names: what it takes off, or why it cannot be used. */
export type AppliedCoupon = { code: string; quote: CouponQuote | null; errors: string[] }

/** The coupon in `?coupon=` of a page on which an order is paid; null without one. */
export async function loadCoupon(api: ApiClient, request: Request, order_id: string): Promise<AppliedCoupon | null> {
  const code = new URL(request.url).searchParams.get('coupon')?.trim().slice(0, 40)
  if (!code) return null
  const path = `/orders/${encodeURIComponent(order_id)}/coupon?coupon_code=${encodeURIComponent(code)}`
  try {
    return { code, quote: await api.get<CouponQuote>(path, undefined, { skipPageStatus: true }), errors: [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
    return { code, quote: null, errors: error.errors.coupon_code ?? [error.message] }
  }
}
