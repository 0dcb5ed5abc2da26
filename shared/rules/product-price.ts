import type { Money } from '../units.ts'
import { percentOf } from './order-totals.ts'

/** The discount of a product; it ends with the day `discount_expires_on` in Riyadh. */
export type ProductDiscount = {
  discount_type: 'none' | 'ratio' | 'number'
  discount_percent: number | null
  discount_amount: Money | null
  discount_expires_on: string | null
}

export const isDiscounted = ({ discount_type, discount_expires_on }: ProductDiscount, today: string): boolean =>
  discount_type !== 'none' && (discount_expires_on === null || discount_expires_on >= today)

/** The price of a product or variant after the discount of its product, in halalas, at least 0. `today`: the date in Riyadh. */
export function discountedPrice(price: Money, discount: ProductDiscount, today: string): Money {
  if (!isDiscounted(discount, today)) return price
  const off = discount.discount_type === 'ratio' ? percentOf(price, discount.discount_percent ?? 0) : (discount.discount_amount ?? 0)
  return Math.max(0, price - off)
}
