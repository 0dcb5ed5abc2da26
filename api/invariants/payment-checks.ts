import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Orders, payments, transfers, refunds and settlements match each other and the ledger: M3 and M4 of the invariants. */
export const paymentChecks: readonly Invariant[] = [
  {
    name: 'M3 paid orders',
    description: 'the paid and refunded amounts of an order are the sums of its payments',
    violations: sql`select o.number, o.paid_amount, coalesce(sum(p.amount + p.discount), 0) as captured, o.refunded_amount, coalesce(sum(p.refunded_amount), 0) as given_back
      from orders o left join payments p on p.order_id = o.id and p.status in ('captured', 'refunded')
      group by o.id having (o.paid_amount, o.refunded_amount) <> (coalesce(sum(p.amount + p.discount), 0), coalesce(sum(p.refunded_amount), 0))`,
  },
  {
    name: 'M3 refunds',
    description: 'no more is refunded than was captured',
    violations: sql`select id, amount, refunded_amount from payments
      where refunded_amount > case when status in ('captured', 'refunded') then amount else 0 end`,
  },
  {
    name: 'M3 refund requests',
    description: 'an approved refund request cancelled its order and gave back its amount; no other request did',
    violations: sql`select r.number, r.status, r.amount, o.number as order_number, o.status as order_status, o.refunded_amount from refund_requests r
      join orders o on o.id = r.order_id
      where (r.status = 'approved' and (o.status <> 'cancelled' or o.refunded_amount <> r.amount))
        or (r.status in ('pending', 'closed')) <> (r.decided_by is null)`,
  },
  {
    name: 'M3 pending refunds',
    description: 'an order that has not ended shows the amount of its pending refund request; no other order has one',
    violations: sql`select o.number, o.status, o.pending_refund_amount, r.number as request, r.amount from orders o
      left join refund_requests r on r.order_id = o.id and r.status = 'pending'
      where o.pending_refund_amount is distinct from r.amount or (r.id is not null and o.finished_at is not null)`,
  },
  {
    name: 'M3 refunds with a request',
    description: 'a cancelled order with a refund has one approved refund request, unless its deposit was not completed in time',
    violations: sql`select o.number, o.refunded_amount, count(r.id) as approved from orders o
      left join refund_requests r on r.order_id = o.id and r.status = 'approved'
      where not exists (select 1 from order_events e where e.order_id = o.id and e.transition = 'cancel_unpaid')
      group by o.id having count(r.id) <> case when o.refunded_amount > 0 then 1 else 0 end`,
  },
  {
    name: 'M3 transfers',
    description:
      'a bank transfer and its payment have matching statuses, and no more is paid than arrived; a surplus of an order is a top-up',
    violations: sql`select b.id, b.status, p.status as payment, b.amount, b.received_amount, p.amount as paid from bank_transfers b
      join payments p on p.id = b.payment_id
      where p.amount > coalesce(b.received_amount, b.amount) or (p.purpose = 'top_up' and p.amount <> coalesce(b.received_amount, b.amount))
        or b.purpose <> p.purpose or b.client_id <> p.client_id
        or p.status not in ('submitted', 'captured', 'refunded', 'rejected', 'credited')
        or b.status <> case p.status when 'submitted' then 'pending' when 'rejected' then 'rejected' else 'confirmed' end
        or (b.status = 'confirmed') <> (b.received_amount is not null)`,
  },
  {
    name: 'M4 no double payment',
    description: 'no more is captured for an invoice, with the discounts of its payments, than its final amount',
    violations: sql`select i.id, i.number, i.final_amount, sum(p.amount + p.discount) as captured from invoices i
      join payments p on p.invoice_id = i.id and p.status in ('captured', 'refunded')
      group by i.id having sum(p.amount + p.discount) > i.final_amount`,
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
        or (k.response ? 'payment_id' and not exists (select 1 from payments p where p.id::text = k.response ->> 'payment_id'))
        or exists (select 1 from idempotency_keys other join payments p on p.id::text = other.response ->> 'payment_id' and p.method <> 'electronic'
          where other.response ->> 'payment_id' = k.response ->> 'payment_id'
          and (other.principal_id, other.key) <> (k.principal_id, k.key))`,
  },
]
