import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** Invoices and payments agree with each other and with the ledger: M3 and M4 of the invariants. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'M3 invoice sums',
    says: 'service − discount + tax is the final amount, and its lines make the service amount',
    broken: sql`select i.id, i.number, i.service_amount, i.discount, i.tax, i.final_amount from invoices i
      where i.service_amount - i.discount + i.tax <> i.final_amount
        or i.service_amount <> (select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(i.lines) line)`,
  },
  {
    name: 'M3 paid amounts',
    says: 'an invoice counts as paid exactly what was captured for it, and never more than its final amount',
    broken: sql`select i.id, i.number, i.paid_amount, i.final_amount, coalesce(sum(p.amount), 0) as captured
      from invoices i left join payments p on p.invoice_id = i.id and p.status in ('captured', 'refunded')
      group by i.id having i.paid_amount <> coalesce(sum(p.amount), 0) or i.paid_amount > i.final_amount`,
  },
  {
    name: 'M3 frozen order amount',
    says: 'an order carries the final amount of its issued invoice',
    broken: sql`select o.number, o.final_amount, i.final_amount as invoiced from orders o
      join invoices i on i.order_id = o.id and i.status in ('issued', 'accepted', 'partially_paid', 'paid')
      where o.final_amount is distinct from i.final_amount`,
  },
  {
    name: 'M3 paid orders',
    says: 'an order counts as paid and as refunded exactly what its payments say',
    broken: sql`select o.number, o.paid_amount, coalesce(sum(p.amount), 0) as captured, o.refunded_amount, coalesce(sum(p.refunded_amount), 0) as given_back
      from orders o left join payments p on p.order_id = o.id and p.status in ('captured', 'refunded')
      group by o.id having (o.paid_amount, o.refunded_amount) <> (coalesce(sum(p.amount), 0), coalesce(sum(p.refunded_amount), 0))`,
  },
  {
    name: 'M3 refunds',
    says: 'no more is refunded than was captured',
    broken: sql`select id, amount, refunded_amount from payments
      where refunded_amount > case when status in ('captured', 'refunded') then amount else 0 end`,
  },
  {
    name: 'M3 transfers',
    says: 'a bank transfer and its payment stand at the same place, with the same amount',
    broken: sql`select b.id, b.status, p.status as payment, b.amount, p.amount as paid from bank_transfers b
      join payments p on p.id = b.payment_id
      where b.amount <> p.amount or p.status not in ('submitted', 'captured', 'refunded', 'refused')
        or b.status <> case p.status when 'submitted' then 'pending' when 'refused' then 'refused' else 'confirmed' end`,
  },
  {
    name: 'M3 settlements',
    says: 'a settlement that ended was booked once with its amount, an open one was not',
    broken: sql`select s.number, s.status, s.amount, count(t.id) as bookings from settlements s
      left join ledger_transactions t on t.kind = 'payout' and t.reference_number = s.transaction_number
      left join (select transaction_id, sum(amount) as amount from ledger_entries where amount > 0 group by transaction_id) e
        on e.transaction_id = t.id
      group by s.id having count(t.id) <> case s.status when 'ended' then 1 else 0 end or max(e.amount) <> s.amount`,
  },
  {
    name: 'M4 one capture an instalment',
    says: 'an instalment of an invoice is captured once',
    broken: sql`select invoice_id, instalment, count(*) as captures from payments where status in ('captured', 'refunded')
      group by invoice_id, instalment having count(*) > 1`,
  },
  {
    name: 'M4 one effect a key',
    says: 'a key of a money request stands with the answer of its effect, and no payment answers two keys',
    broken: sql`select k.principal_id, k.key, k.answer from idempotency_keys k
      where k.answer = '{}'
        or (k.answer ? 'payment_id' and not exists (select 1 from payments p where p.id::text = k.answer ->> 'payment_id'))
        or exists (select 1 from idempotency_keys other where other.answer ->> 'payment_id' = k.answer ->> 'payment_id'
          and (other.principal_id, other.key) <> (k.principal_id, k.key))`,
  },
  {
    name: 'M4 one booking a payment',
    says: 'a captured payment stands in the ledger once, with its amount; no other payment does',
    broken: sql`select p.id, p.status, p.amount, count(t.id) as bookings, coalesce(sum(e.amount), 0) as booked
      from payments p
      left join ledger_transactions t on t.payment_id = p.id and t.kind = 'payment'
      left join (select transaction_id, sum(amount) as amount from ledger_entries where amount > 0 group by transaction_id) e
        on e.transaction_id = t.id
      group by p.id
      having (count(t.id), coalesce(sum(e.amount), 0)) <>
        case when p.status in ('captured', 'refunded') then (1::bigint, p.amount::numeric) else (0::bigint, 0::numeric) end`,
  },
]
