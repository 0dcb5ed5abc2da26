import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Orders, payments, transfers, refunds and settlements match each other and the ledger: M3 and M4 of the invariants. */
export const paymentChecks: readonly Invariant[] = [
  {
    name: 'M3 paid orders',
    description: 'the paid and refunded amounts of an order are the sums of its payments',
    violations: sql`select o.number, o.paid_amount, coalesce(sum(p.amount + p.discount), 0) as captured, o.refunded_amount, coalesce(sum(p.refunded_amount + p.refunded_discount), 0) as given_back
      from orders o left join payments p on p.order_id = o.id and p.status in ('captured', 'refunded')
      group by o.id having (o.paid_amount, o.refunded_amount) <> (coalesce(sum(p.amount + p.discount), 0), coalesce(sum(p.refunded_amount + p.refunded_discount), 0))`,
  },
  {
    name: 'M3 refunds',
    description: 'no more is refunded than was captured',
    violations: sql`select id, amount, refunded_amount from payments
      where refunded_amount > case when status in ('captured', 'refunded') then amount else 0 end`,
  },
  {
    name: 'M3 transfers',
    description:
      'a bank transfer and its payment have matching statuses, and no more is paid than arrived; a surplus of an order is a top-up',
    violations: sql`select b.id, b.status, p.status as payment, b.amount, b.received_amount, p.amount as paid from bank_transfers b
      join payments p on p.id = b.payment_id
      where p.amount > coalesce(b.received_amount, b.amount) or (p.purpose = 'top_up' and p.amount <> coalesce(b.received_amount, b.amount))
        or b.purpose <> case when p.checkout_id is null then p.purpose else 'checkout' end or b.client_id <> p.client_id or b.checkout_id is distinct from p.checkout_id
        or p.status not in ('submitted', 'captured', 'refunded', 'rejected', 'credited')
        or b.status <> case p.status when 'submitted' then 'pending' when 'rejected' then 'rejected' else 'confirmed' end
        or (b.status = 'confirmed') <> (b.received_amount is not null)`,
  },
  {
    name: 'M3 transfers of checkouts',
    description:
      'a transfer of a checkout is for orders of it, whose amounts are what was due and its coupon; while it is checked they wait for it, and afterwards it paid all of them or none',
    violations: sql`select b.id, b.status, b.expected_amount, p.discount, p.allocated_amount, sent.amount from bank_transfers b
      join payments p on p.id = b.payment_id
      cross join lateral (select sum((e->>'amount')::bigint) as amount, bool_or(o.id is null) as is_foreign,
          bool_or(o.status <> 'payment_review') as went_on, bool_or(a.order_id is null) as is_unpaid
        from jsonb_array_elements(b.checkout_orders) e
        left join orders o on o.id::text = e->>'order_id' and o.checkout_id = b.checkout_id
        left join payment_allocations a on a.payment_id = p.id and a.order_id = o.id) sent
      where b.purpose = 'checkout' and (sent.is_foreign or sent.amount <> b.expected_amount + p.discount
        or (b.status = 'pending' and sent.went_on) or (p.allocated_amount > 0 and sent.is_unpaid))`,
  },
  {
    name: 'M4 no double payment',
    description: 'no more is captured for an invoice, with the discounts of its payments, than its final amount',
    violations: sql`select i.id, i.number, i.final_amount, sum(p.amount + p.discount) as captured from invoices i
      join payments p on p.invoice_id = i.id and p.status in ('captured', 'refunded')
      group by i.id having sum(p.amount + p.discount) > i.final_amount`,
  },
  {
    name: 'M3 allocations',
    description:
      'what a payment of a checkout paid for its orders is the sum of its allocations, each a payment from the wallet of its client for one of them',
    violations: sql`select p.id, p.allocated_amount, coalesce(sum(a.amount), 0) as allocated from payments p
      left join payment_allocations a on a.payment_id = p.id
      left join payments paid on paid.id = a.order_payment_id
      left join orders o on o.id = a.order_id
      group by p.id having p.allocated_amount <> coalesce(sum(a.amount), 0)
        or (p.allocated_amount > 0 and p.status <> 'captured')
        or bool_or(a.payment_id is not null and (paid.amount, paid.method, paid.order_id, paid.client_id, case when exists (select 1 from rental_extensions x where x.order_id = a.order_id and x.checkout_id = p.checkout_id) then p.checkout_id else o.checkout_id end)
            is distinct from (a.amount, 'wallet', a.order_id, p.client_id, p.checkout_id))`,
  },
  {
    name: 'M4 one open attempt',
    description: 'an order has at most one open attempt to pay',
    violations: sql`select order_id, count(*) as attempts from payments
      where status in ('initiated', 'requires_action', 'authorized', 'submitted') and order_id is not null
      group by order_id having count(*) > 1`,
  },
  {
    name: 'M4 one effect per idempotency key',
    description:
      'an idempotency key has the response of its effect, and no payment belongs to two keys but an attempt by card, which two tabs share',
    violations: sql`select k.principal_id, k.key, k.response from idempotency_keys k
      where k.response = '{}'
        or (k.response ->> 'payment_id' is not null and not exists (select 1 from payments p where p.id::text = k.response ->> 'payment_id'))
        or exists (select 1 from idempotency_keys other join payments p on p.id::text = other.response ->> 'payment_id' and p.gateway is null
          where other.response ->> 'payment_id' = k.response ->> 'payment_id'
          and (other.principal_id, other.key) <> (k.principal_id, k.key))`,
  },
]
