import type { Money } from '../units.ts'
import { percentOf } from './order-totals.ts'

type Discount = {
  type: 'fixed' | 'ratio'
  discount_amount: Money | null
  discount_percent: number | null
  max_discount: Money | null
}

/**
 * What a coupon takes off an amount before VAT: its fixed number, or its ratio rounded half up and held to `max_discount`.
 * Whole halalas in and out; never more than the amount itself.
 * Source: specification, section 3; domain.md 4. Throws RangeError on an amount that is negative or not whole.
 */
export function applyCoupon(coupon: Discount, amount: Money): Money {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`applyCoupon: an amount of ${amount}`)
  return Math.min(offOf(coupon, amount), amount)
}

function offOf({ type, discount_amount, discount_percent, max_discount }: Discount, amount: Money): Money {
  if (type === 'fixed') return discount_amount ?? 0
  const off = percentOf(amount, discount_percent ?? 0)
  return Math.min(off, max_discount ?? off)
}
