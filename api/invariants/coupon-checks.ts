import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** Coupons agree with the rows of their uses: O2 of the invariants. */
export const couponChecks: readonly Check[] = [
  {
    name: 'O2 counted uses',
    says: 'a coupon counts as used exactly as often as its uses say',
    broken: sql`select c.code, c.used_count, count(u.id) as uses from coupons c left join coupon_uses u on u.coupon_id = c.id
      group by c.id having c.used_count <> count(u.id)`,
  },
  {
    name: 'O2 most uses',
    says: 'no coupon was used more often than it may be',
    broken: sql`select code, used_count, max_use from coupons where used_count > max_use`,
  },
  {
    name: 'O2 discounts',
    says: 'no use of a coupon takes off more than the amount',
    broken: sql`select id, code, amount, discount from coupon_uses where discount > amount`,
  },
]
