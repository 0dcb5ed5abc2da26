import type { Money } from '../units.ts'
import { percentOf } from './order-totals.ts'

type CouponTerms = {
  type: 'fixed' | 'ratio'
  discount_amount: Money | null
  discount_percent: number | null
  max_discount: Money | null
}

/**
 * The discount of a coupon on an amount before VAT, in halalas: its fixed amount, or its ratio rounded half up and at most `max_discount`;
 * never more than the amount. Source: specification, section 3; domain, section 4. Throws RangeError if the amount is negative or not whole.
 */
export function applyCoupon(coupon: CouponTerms, amount: Money): Money {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`applyCoupon: an amount of ${amount}`)
  return Math.min(discountOf(coupon, amount), amount)
}

function discountOf({ type, discount_amount, discount_percent, max_discount }: CouponTerms, amount: Money): Money {
  if (type === 'fixed') return discount_amount ?? 0
  const discount = percentOf(amount, discount_percent ?? 0)
  return Math.min(discount, max_discount ?? discount)
}
