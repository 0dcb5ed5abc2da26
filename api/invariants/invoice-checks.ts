import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { couponLeft, vatWithinInvoice } from './vat-within-sql.ts'

/** The amounts, numbers and statuses of invoices: M3 of the invariants. */
export const invoiceChecks: readonly Invariant[] = [
  {
    name: 'M3 invoice sums',
    description: 'service − discount + tax is the final amount, and the lines, each quantity × price, sum to the service amount',
    violations: sql`select i.id, i.number, i.service_amount, i.discount, i.tax, i.final_amount from invoices i
      where i.service_amount - i.discount + i.tax <> i.final_amount
        or i.service_amount <> (select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(i.lines) line)
        or exists (select 1 from jsonb_array_elements(i.lines) line
          where (line ->> 'quantity')::numeric * (line ->> 'unit_price')::numeric <> (line ->> 'amount')::numeric)`,
  },
  {
    name: 'M3 invoice VAT',
    description:
      'the tax is the VAT of the net amount, rounded half up, the deposit its share of the total, and only a seller with a VAT number charges VAT',
    violations: sql`select id, number, service_amount, discount, vat_percent, tax, final_amount, deposit_percent, deposit_amount from invoices
      where tax <> ((service_amount - discount)::numeric * vat_percent + 50)::bigint / 100
        or deposit_amount <> (final_amount::numeric * deposit_percent + 50)::bigint / 100
        or (vat_percent > 0 and seller_vat_number is null)`,
  },
  {
    name: 'M3 invoice numbers',
    description: 'only drafts have no number, and every issued invoice is dated',
    violations: sql`select id, number, issued_at, status from invoices
      where (status = 'draft') <> (number is null) or (number is null) <> (issued_at is null)`,
  },
  {
    name: 'M3 invoice status',
    description: 'the status of an invoice follows what was paid, and fits the status of its order',
    violations: sql`select o.number, o.status, i.id, i.status as invoice, i.paid_amount, i.final_amount from orders o
      left join invoices i on i.order_id = o.id and i.status <> 'rejected'
      where i.status is distinct from case when i.id is null or i.paid_amount = 0 or i.status = 'cancelled' then i.status when i.paid_amount < i.final_amount then 'partially_paid' else 'paid' end
        or (i.paid_amount = 0 and i.status in ('partially_paid', 'paid'))
        or not case o.status
          when 'awaiting_invoice' then i.status is not distinct from 'draft'
          when 'invoiced' then i.status is not distinct from 'issued'
          when 'pending_payment' then coalesce(i.status in ('accepted', 'partially_paid') and i.paid_amount < i.deposit_amount, false)
          when 'payment_review' then coalesce(i.status in ('accepted', 'partially_paid') and i.paid_amount < i.deposit_amount, false)
          when 'in_progress' then coalesce(i.status in ('accepted', 'partially_paid', 'paid') and i.paid_amount >= i.deposit_amount, false)
          when 'delivered' then coalesce(i.status in ('accepted', 'partially_paid', 'paid') and i.paid_amount >= i.deposit_amount, false)
          when 'disputed' then coalesce(i.status in ('accepted', 'partially_paid', 'paid'), false)
          when 'completed' then coalesce(i.status in ('accepted', 'partially_paid', 'paid') and i.paid_amount - o.refunded_amount = i.final_amount - i.credited_amount, false)
          when 'cancelled' then coalesce(i.status in ('draft', 'cancelled'), true)
          else i.id is null end`,
  },
  {
    name: 'M3 credited invoices',
    description:
      'a rejected or cancelled invoice is credited with all that is documented, another one with its refunds and, once completed, with the unpaid rest',
    violations: sql`select i.id, i.number, i.status, i.final_amount, i.paid_amount, i.credited_amount, i.credited_tax, o.refunded_amount from invoices i
      join orders o on o.id = i.order_id
      cross join lateral (select case when i.status in ('rejected', 'cancelled')
          then case when exists (select 1 from tax_documents t where t.invoice_id = i.id and t.kind in ('invoice', 'final')) then i.final_amount else i.paid_amount end
        when o.status = 'completed' then i.final_amount - i.paid_amount + o.refunded_amount
        else o.refunded_amount end as amount) due
      where i.status <> 'draft'
        and (i.credited_amount, i.credited_tax) <> (due.amount, i.tax - ${vatWithinInvoice(sql`i.final_amount - due.amount`)})`,
  },
  {
    name: 'M3 documented amounts',
    description:
      'the tax documents of an invoice, less their credit notes and deducted prepayments, document the credited total once one is about the whole, before that what was paid, each without the coupon of a sale by the platform, and the VAT in it',
    violations: sql`select i.id, i.number, i.final_amount, i.paid_amount, i.credited_amount, documented.* from invoices i
      cross join lateral (select coalesce(sum(t.total - t.prepaid_amount - noted.total), 0) as total, coalesce(sum(t.tax - t.prepaid_tax - noted.tax), 0) as tax,
          count(*) as documents, coalesce(bool_or(t.kind in ('invoice', 'final')), false) as is_whole
        from tax_documents t
        cross join lateral (select coalesce(sum(n.total), 0) as total, coalesce(sum(n.tax), 0) as tax from credit_notes n where n.tax_document_id = t.id) noted
        where t.invoice_id = i.id and t.kind <> 'claim') documented
      cross join lateral (select case when documented.is_whole then i.final_amount else i.paid_amount end - i.credited_amount - ${couponLeft} as total) due
      where documented.documents > 0 and (documented.total <> due.total
        or documented.tax <> ${vatWithinInvoice(sql`due.total`)})`,
  },
  {
    name: 'M3 credit notes',
    description:
      'each credit note has the VAT, the code and the parties of its tax document, and all notes of a document sum to at most what it says',
    violations: sql`select t.id, t.number, t.total, sum(n.total) as noted, t.tax, sum(n.tax) as noted_tax from tax_documents t join credit_notes n on n.tax_document_id = t.id
      group by t.id
      having sum(n.total) > t.total or sum(n.tax) > t.tax
        or bool_or(n.net + n.tax <> n.total or n.vat_percent <> t.vat_percent or n.order_id <> t.order_id or n.provider_id <> t.provider_id
          or (n.qr is not null) <> (t.seller_vat_number is not null) or n.issued_at < t.issued_at)`,
  },
  {
    name: 'M3 frozen order amount',
    description: 'the final amount of an order is that of its issued invoice',
    violations: sql`select o.number, o.final_amount, i.final_amount as invoiced from orders o
      join invoices i on i.order_id = o.id and i.status in ('issued', 'accepted', 'partially_paid', 'paid', 'cancelled')
      where o.final_amount is distinct from i.final_amount`,
  },
  {
    name: 'M3 paid amounts',
    description: 'the paid amount of an invoice is what was captured for it, and at most its final amount',
    violations: sql`select i.id, i.number, i.paid_amount, i.final_amount, coalesce(sum(p.amount + p.discount), 0) as captured
      from invoices i left join payments p on p.invoice_id = i.id and p.status in ('captured', 'refunded')
      group by i.id having i.paid_amount <> coalesce(sum(p.amount + p.discount), 0) or i.paid_amount > i.final_amount`,
  },
]
