import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Coupons match the rows of their uses, and stock is not negative: O2 of the invariants. */
export const stockChecks: readonly Invariant[] = [
  {
    name: 'O2 counted uses',
    description: 'the use count of a coupon is the number of its uses',
    violations: sql`select c.code, c.used_count, count(u.id) as uses from coupons c left join coupon_uses u on u.coupon_id = c.id
      group by c.id having c.used_count <> count(u.id)`,
  },
  {
    name: 'O2 use limit',
    description: 'no coupon is used more often than its limit allows',
    violations: sql`select code, used_count, max_use from coupons where used_count > max_use`,
  },
  {
    name: 'O2 stock',
    description: 'the stock of products and variants is never negative',
    violations: sql`select id, sku, quantity from products where quantity < 0 union all select id, sku, quantity from product_variants where quantity < 0`,
  },
  {
    name: 'O2 discounts',
    description: 'the discount of a coupon use never exceeds its amount',
    violations: sql`select id, code, amount, discount from coupon_uses where discount > amount`,
  },
]
