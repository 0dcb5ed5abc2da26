import * as z from 'zod'
import { localized, money, requestText } from './common.ts'

/** A code as a client types it: any case, Arabic or Latin digits. */
export const couponCode = requestText({ min: 1, max: 40 })

/** GET orders/:id/coupon. */
export const couponQuery = z.object({ coupon_code: couponCode })
/** What a coupon takes off the next payment of an order. Amounts in halalas. */
export const couponQuote = z.object({
  code: z.string(),
  title: localized,
  service_amount: money, // of the invoice, before VAT
  tax: money,
  discount: money,
  final_amount: money, // of the invoice, minus the discount
  included_tax: money.nullable(), // the VAT in that, where the platform sells: its coupon lowers it
  due_amount: money, // without the coupon
  payable_amount: money, // with the coupon
  is_limited: z.boolean(), // the discount is smaller than the coupon allows, because the payment is
})
export type CouponQuote = z.output<typeof couponQuote>
