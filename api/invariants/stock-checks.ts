import { sql } from 'drizzle-orm'
import { demoMarker } from '../demo/seeds/accounts.ts'
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
    name: 'O2 uses per client',
    description: 'no client uses a coupon more often than it has ever allowed',
    violations: sql`select c.code, u.user_id, count(*) as uses, allowed.highest from coupons c join coupon_uses u on u.coupon_id = c.id
      cross join lateral (select case when bool_and(limits.value is not null) then max(limits.value) end as highest from (
        select c.per_client_limit as value
        union all select (state.value ->> 'per_client_limit')::integer from audit_entries a cross join lateral (values (a.before), (a.after)) as state(value)
          where a.resource = 'coupons' and a.row_id = c.id and state.value ? 'per_client_limit') limits) allowed
      group by c.id, u.user_id, allowed.highest having count(*) > allowed.highest`,
  },
  {
    name: 'O2 uses and payments',
    description:
      'a used coupon belongs to a captured payment of its order with the same discount and a reserved one to an open payment, and each such payment to its use',
    violations: sql`select u.id as use, u.code, u.status, u.discount, p.id as payment, p.status as payment_status, p.discount as paid_discount
      from (select * from coupon_uses where order_id is not null or not exists (select 1 from settings where key = ${demoMarker})) u
      full join (select *, case when status in ('captured', 'refunded') then 'used' else 'reserved' end as use_status from payments
        where (coupon_id is not null or discount > 0)
          and status in ('captured', 'refunded', 'initiated', 'requires_action', 'authorized', 'submitted')) p
        on p.order_id = u.order_id and p.coupon_id = u.coupon_id and p.discount = u.discount and p.client_id = u.user_id and p.use_status = u.status
      where u.id is null or p.id is null`,
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
