import { sql } from 'drizzle-orm'
import { demoMarker } from '../demo/seeds/accounts.ts'
import type { Invariant } from './invariant.ts'

/** Coupons match the rows of their uses, and stocks match their moves: O2 of the invariants. */
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
      'a used coupon belongs to the captured payments of its order or checkout with the same discount and a reserved one to an open payment, and each such payment to its use',
    violations: sql`select u.paid, u.status, u.discount, p.paid as with_payment, p.use_status, p.discount as paid_discount
      from (select coalesce(o.checkout_id, u.order_id) as paid, u.coupon_id, u.user_id, u.status, sum(u.discount) as discount
        from coupon_uses u left join orders o on o.id = u.order_id
        where u.order_id is not null or not exists (select 1 from settings where key = ${demoMarker}) group by 1, 2, 3, 4) u
      full join (select coalesce(p.checkout_id, o.checkout_id, p.order_id) as paid, p.coupon_id, p.client_id, uses.use_status, sum(p.discount) as discount
        from payments p left join orders o on o.id = p.order_id
        cross join lateral (select case when p.status in ('captured', 'refunded') then 'used' else 'reserved' end as use_status) uses
        where (p.coupon_id is not null or p.discount > 0)
          and p.status in ('captured', 'refunded', 'initiated', 'requires_action', 'authorized', 'submitted')
          and (uses.use_status = 'reserved' or p.purpose = 'order') group by 1, 2, 3, 4) p
        on p.paid = u.paid and p.coupon_id = u.coupon_id and p.discount = u.discount and p.client_id = u.user_id and p.use_status = u.status
      where u.status is null or p.use_status is null`,
  },
  {
    name: 'O2 stock',
    description: 'no stock is negative or promised beyond what there is, and it is the quantity of its product or variant',
    violations: sql`select coalesce(s.unit_id, u.id) as unit, s.on_hand, s.reserved, u.quantity from stock s
      full join (select id, quantity from products where type = 'simple' and quantity is not null
        union all select id, quantity from product_variants) u on u.id = s.unit_id
      where u.id is null or s.unit_id is null or s.on_hand <> u.quantity or s.reserved < 0 or s.reserved > s.on_hand`,
  },
  {
    name: 'O2 stock moves',
    description: 'the stock of a unit and what is reserved of it are the sums of its moves',
    violations: sql`select s.unit_id, s.on_hand, s.reserved, m.on_hand as moved, m.reserved as moved_reserved from stock s
      left join (select unit_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved from stock_moves group by unit_id) m using (unit_id)
      where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  },
  {
    name: 'O2 reserved stock',
    description: 'what is reserved of a unit is what the orders of it want that are not paid yet',
    violations: sql`select s.unit_id, s.reserved, coalesce(open.wanted, 0) as wanted from stock s
      full join (select l.unit_id, sum(l.quantity) as wanted from order_lines l join orders o on o.id = l.order_id
        where o.status in ('pending_payment', 'payment_review') group by l.unit_id) open using (unit_id)
      where s.reserved is distinct from coalesce(open.wanted, 0)`,
  },
  {
    name: 'O2 goods of orders',
    description:
      'an order of the store, and no other, has goods and a shipping; they were reserved, and sold once it was paid, exactly once',
    violations: sql`select o.number, o.kind, o.status, l.unit_id, l.quantity, m.on_hand, m.reserved from orders o
      left join (select order_id, unit_id, sum(quantity) as quantity from order_lines group by order_id, unit_id) l on l.order_id = o.id
      left join (select order_id, unit_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved from stock_moves
        where reason in ('reserve', 'release', 'sale') group by order_id, unit_id) m on m.order_id = o.id and m.unit_id = l.unit_id
      where (o.kind = 'store') <> (l.order_id is not null) or (o.kind = 'store') <> exists (select 1 from order_shipping s where s.order_id = o.id)
        or (l.order_id is not null and (m.reserved, m.on_hand) is distinct from case
          when o.status in ('pending_payment', 'payment_review') then (l.quantity, 0::bigint)
          when o.status = 'cancelled' and o.paid_amount = 0 then (0::bigint, 0::bigint)
          else (0::bigint, -l.quantity) end)`,
  },
  {
    name: 'O2 quantities of goods',
    description: 'no goods are shipped or refunded beyond their quantity, or returned beyond what was shipped',
    violations: sql`select id, order_id, quantity, shipped, refunded, returned from order_lines
      where shipped < 0 or refunded < 0 or shipped + refunded > quantity or returned < 0 or returned > shipped`,
  },
  {
    name: 'O2 shipments',
    description: 'what was shipped of the goods of an order is the sum of its shipments, which are delivered once the order is',
    violations: sql`select l.id, l.shipped, s.quantity from order_lines l join orders o on o.id = l.order_id
      left join (select e->>'line_id' as line_id, sum((e->>'quantity')::integer) as quantity, bool_and(status = 'delivered') as all_delivered
        from shipments, jsonb_array_elements(lines) e group by 1) s on s.line_id = l.id::text
      where (l.shipped <> coalesce(s.quantity, 0) or (o.status in ('delivered', 'completed') and not s.all_delivered))`,
  },
  {
    name: 'O2 returns',
    description: 'what was returned of goods is in refunded returns, of which an order has at most one that is open',
    violations: sql`select l.id::text as id, l.returned, r.quantity from order_lines l
      left join (select e->>'line_id' as line_id, sum((e->>'quantity')::integer) as quantity
        from returns, jsonb_array_elements(lines) e where status = 'refunded' group by 1) r on r.line_id = l.id::text
      where l.returned <> coalesce(r.quantity, 0)
      union all select order_id::text, count(*), null from returns where status in ('requested', 'accepted', 'sent_back')
        group by order_id having count(*) > 1`,
  },
  {
    name: 'O2 open returns',
    description: 'an order has the status of its open return, and none without one',
    violations: sql`select o.number, o.open_return, r.status from orders o
      left join returns r on r.order_id = o.id and r.status in ('requested', 'accepted', 'sent_back')
      where o.open_return is distinct from r.status`,
  },
  {
    name: 'O2 returned stock',
    description: 'no more goods of an order went back into the stock than were refunded or returned',
    violations: sql`select m.order_id, m.unit_id, m.quantity, l.given_back from (select order_id, unit_id, sum(on_hand_delta) as quantity
        from stock_moves where reason = 'return' group by order_id, unit_id) m
      left join (select order_id, unit_id, sum(refunded + returned) as given_back from order_lines group by order_id, unit_id) l using (order_id, unit_id)
      where m.quantity > coalesce(l.given_back, 0)`,
  },
  {
    name: 'O2 discounts',
    description: 'the discount of a coupon use never exceeds its amount',
    violations: sql`select id, code, amount, discount from coupon_uses where discount > amount`,
  },
]
