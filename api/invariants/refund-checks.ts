import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { couponLeft, vatWithinInvoice } from './vat-within-sql.ts'

/** Refunds match their requests, payments, credit notes and the ledger: M2 and M3 of the invariants. */
export const refundChecks: readonly Invariant[] = [
  {
    name: 'M3 refund requests',
    description: 'an approved refund request gave back its amount, and cancelled its order if it was for all of it; no other request did',
    violations: sql`select r.number, r.status, r.amount, o.number as order_number, o.status as order_status, given.amount as refunded from refund_requests r
      join orders o on o.id = r.order_id
      cross join lateral (select coalesce(sum(f.amount + f.discount), 0) as amount from refunds f where f.refund_request_id = r.id and f.order_id = r.order_id) given
      where given.amount <> case r.status when 'approved' then r.amount else 0 end
        or (r.status = 'approved' and r.cancels_order and o.status <> 'cancelled')
        or (r.status in ('pending', 'closed')) <> (r.decided_by is null)`,
  },
  {
    name: 'M3 refund accounts',
    description: 'a refund goes to the account that its approved request names, as it was entered',
    violations: sql`select f.number, f.destination, f.iban, r.number as request, r.destination as requested, r.iban as requested_iban from refund_requests r
      left join refunds f on f.refund_request_id = r.id and f.destination = 'iban'
      left join audit_entries a on a.resource = 'refund-requests' and a.row_id = r.id and a.action = 'create'
      where (f.id is not null and (r.destination, r.iban, r.account_name) is distinct from ('iban', f.iban, f.account_name))
        or (a.after ? 'iban' and (a.after ->> 'iban', a.after ->> 'account_name', a.after ->> 'destination') is distinct from (r.iban, r.account_name, r.destination))`,
  },
  {
    name: 'M3 pending refunds',
    description: 'an order shows the amount of its pending refund request; a cancelled one has none',
    violations: sql`select o.number, o.status, o.pending_refund_amount, r.number as request, r.amount from orders o
      left join refund_requests r on r.order_id = o.id and r.status = 'pending'
      where o.pending_refund_amount is distinct from r.amount or (r.id is not null and o.status in ('cancelled', 'rejected', 'expired'))`,
  },
  {
    name: 'M3 refunds with a request',
    description:
      'what was refunded of an order is what its approved requests, the decision of its dispute and its refunded and returned goods are for, unless all of it was: not paid in time, withdrawn, or without goods; bookings of cars that end before they begin have their own',
    violations: sql`select o.number, o.refunded_amount, coalesce(sum(r.amount), 0) as approved, g.amount as goods from orders o
      left join (select order_id, amount from refund_requests where status = 'approved'
        union all select order_id, client_amount from dispute_decisions where status = 'executed') r on r.order_id = o.id
      left join (select l.order_id, sum(l.price * l.refunded) + coalesce((select sum(refund_amount) from returns r where r.order_id = l.order_id), 0) as amount
        from order_lines l group by l.order_id) g on g.order_id = o.id
      where not exists (select 1 from order_events e where e.order_id = o.id
        and e.transition in ('cancel_unpaid', 'cancel_refunded', 'accept_withdrawal', 'cancel_booking', 'cancel_at_risk', 'no_show'))
      group by o.id, g.amount having o.refunded_amount <> case
        when g.amount > 0 then least(coalesce(sum(r.amount), 0) + g.amount, o.paid_amount) else coalesce(sum(r.amount), 0) end`,
  },
  {
    name: 'M3 refunds to their source',
    description:
      'a refund through a gateway goes back to the payment that it is of, or to the one of the checkout with whose money that was paid',
    violations: sql`select f.number, f.payment_id, f.source_payment_id from refunds f join payments source on source.id = f.source_payment_id
      where f.gateway_payment_id is distinct from source.gateway_payment_id or (f.source_payment_id <> f.payment_id
        and not exists (select 1 from payment_allocations a where a.order_payment_id = f.payment_id and a.payment_id = f.source_payment_id))`,
  },
  {
    name: 'M3 refunded payments',
    description: 'what a payment gave back is the sum of its refunds',
    violations: sql`select p.id, p.refunded_amount, p.refunded_discount, sum(f.amount) as refunds from payments p left join refunds f on f.payment_id = p.id
      group by p.id having (p.refunded_amount, p.refunded_discount) <> (coalesce(sum(f.amount), 0), coalesce(sum(f.discount), 0))`,
  },
  {
    name: 'M3 refunds with a credit note',
    description:
      'every approved refund request has its credit note: of its amount, or of the whole rest of the invoice of a cancelled order; of a sale by the platform, of what the client gets',
    violations: sql`select r.number, due.amount, noted.amount as noted from refund_requests r
      cross join lateral (select coalesce(sum(f.amount + case i.sold_by when 'platform' then 0 else f.discount end), 0) as amount
        from refunds f join payments p on p.id = f.payment_id join invoices i on i.id = p.invoice_id
        where f.order_id = r.order_id and f.refund_request_id = r.id) due
      cross join lateral (select coalesce(sum(n.total), 0) as amount from credit_notes n where n.order_id = r.order_id and n.cause = 'refund'
        and case when r.cancels_order then n.refund_request_id is null else n.refund_request_id = r.id end) noted
      where r.status = 'approved' and (case when r.cancels_order then noted.amount < due.amount else noted.amount <> due.amount end)`,
  },
  {
    name: 'M2 refund clearing',
    description: 'the refund clearing account holds what the queue has still to send',
    violations: sql`select coalesce(sum(a.balance), 0) as balance, open.amount as queued from
        (select coalesce(sum(amount), 0) as amount from refunds where destination <> 'wallet' and status in ('queued', 'sent')) open
      left join ledger_accounts a on a.kind = 'refund_clearing' group by open.amount having coalesce(sum(a.balance), 0) <> open.amount`,
  },
  {
    name: 'M3 reversed commission',
    description:
      'refunds after the release reverse the commission on what was credited, and never more than was taken; of a sale by the platform also its VAT, less what a coupon took off it',
    violations: sql`select o.number, taken.fee, late.commission from orders o join invoices i on i.order_id = o.id and i.status <> 'rejected'
      cross join lateral (select coalesce(sum(f.commission), 0) as commission, coalesce(sum(f.commission_vat), 0) as vat, coalesce(sum(f.coupon_vat), 0) as coupon_vat, count(*) as refunds
        from refunds f where f.order_id = o.id and f.funded_by <> 'escrow') late
      cross join lateral (select coalesce(sum(e.amount), 0) as fee, coalesce(sum(e.amount) filter (where a.kind = 'vat_payable'), 0) as vat,
          coalesce(sum(e.amount) filter (where a.kind = 'coupon_cost'), 0) as coupon_vat
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.order_id = o.id and t.kind = 'release' and a.kind in ('commission', 'vat_payable', 'coupon_cost')) taken
      cross join lateral (select case i.sold_by when 'platform' then i.tax - i.credited_tax else 0 end as tax, case i.sold_by when 'platform'
        then ${vatWithinInvoice(sql`i.final_amount - i.credited_amount - ${couponLeft}`)} else 0 end as owed) rest
      where late.refunds > 0 and (late.vat > taken.vat or (i.sold_by = 'platform' and (late.vat, late.coupon_vat) <> (taken.vat - rest.owed, taken.coupon_vat - (rest.tax - rest.owed)))
        or late.commission <> taken.fee
        - least(taken.fee, (i.service_amount - i.discount - (i.credited_amount - i.credited_tax)) * i.commission_percent / 100 + rest.tax))`,
  },
]
