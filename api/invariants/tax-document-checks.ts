import { sql } from 'drizzle-orm'
import { platformSellerId } from '../money/documents/document-number.ts'
import type { Invariant } from './invariant.ts'
import { couponLeft, vatWithinInvoice } from './vat-within-sql.ts'

/** What tax documents say, and that captured payments have them: M3 of the invariants. */
export const taxDocumentChecks: readonly Invariant[] = [
  {
    name: 'M3 tax documents',
    description:
      'a tax document has the parties of its price statement and amounts that add up, with a code if its seller has a VAT number; one for the whole has the lines and the discount of the statement, and the VAT in its total; each later line of the statement has a supplementary document',
    violations: sql`select t.id, t.number, t.kind, t.total, i.final_amount from tax_documents t join invoices i on i.id = t.invoice_id
      where (t.order_id, t.provider_id, t.vat_percent, t.seller, t.buyer) is distinct from (i.order_id, i.provider_id, i.vat_percent, i.seller, i.buyer)
        or t.service_amount <> (select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(t.lines) line)
        or (t.qr is not null) <> (t.seller_vat_number is not null)
        or t.kind in ('invoice', 'final') and (t.discount <> i.discount or t.tax <> ${vatWithinInvoice(sql`t.total`)}
          or t.lines is distinct from (select coalesce(jsonb_agg(line order by at), '[]') from jsonb_array_elements(i.lines) with ordinality listed(line, at)
            where at <= jsonb_array_length(i.lines) - (select count(*) from tax_documents s where s.invoice_id = i.id and s.kind = 'supplement')))
        or t.kind in ('prepayment', 'claim', 'supplement') and t.discount <> 0
        or t.kind = 'claim' and t.tax <> (t.total * t.vat_percent * 2 + 100 + t.vat_percent) / (2 * (100 + t.vat_percent))
        or t.kind <> 'final' and t.reduction <> 0`,
  },
  {
    name: 'M3 coupons on documents',
    description:
      'only a sale by the platform has a coupon on its document for the whole: what refunds left of it, without VAT, unless a refund was of the coupon alone',
    violations: sql`select i.number, i.sold_by, documented.coupon, due.amount as due from invoices i
      cross join lateral (select coalesce(sum(t.coupon_discount + noted.coupon), 0) as coupon, coalesce(bool_or(t.kind in ('invoice', 'final')), false) as is_whole from tax_documents t
        cross join lateral (select coalesce(sum(case n.cause when 'coupon' then n.net else 0 end - n.coupon_discount), 0) as coupon from credit_notes n
          where n.tax_document_id = t.id) noted
        where t.invoice_id = i.id) documented
      cross join lateral (select ${couponLeft} as coupon, i.final_amount - i.credited_amount as total) rest
      cross join lateral (select case when documented.is_whole then rest.coupon - (${vatWithinInvoice(sql`rest.total`)} - ${vatWithinInvoice(sql`rest.total - rest.coupon`)})
        else 0 end as amount) due
      where abs(documented.coupon - due.amount) > (select count(*) from tax_documents s where s.invoice_id = i.id and s.kind = 'supplement') and not exists (select 1 from refunds f where f.order_id = i.order_id and f.amount = 0)`,
  },
  {
    name: 'M3 sellers of documents',
    description:
      'the VAT of a document is owed by who sold: it is in the series of numbers of the seller that its price statement names, and the platform sells with VAT only',
    violations: sql`select i.number, i.sold_by, i.provider_id, t.number as document, t.seller_id from invoices i left join tax_documents t on t.invoice_id = i.id
      where t.seller_id <> case i.sold_by when 'platform' then ${platformSellerId}::uuid else i.provider_id end
        or (i.sold_by = 'platform' and (i.vat_percent = 0 or i.seller_vat_number is null))`,
  },
  {
    name: 'M3 deducted prepayments',
    description:
      'a document for the whole deducts exactly what its prepayment invoices document after their credit notes, with the VAT in it',
    violations: sql`select t.id, t.number, t.prepaid_amount, t.prepaid_tax, due.amount, due.tax from tax_documents t
      cross join lateral (select coalesce(sum(p.total - noted.total), 0) as amount, coalesce(sum(p.tax - noted.tax), 0) as tax from tax_documents p
        cross join lateral (select coalesce(sum(n.total), 0) as total, coalesce(sum(n.tax), 0) as tax from credit_notes n where n.tax_document_id = p.id) noted
        where p.invoice_id = t.invoice_id and p.kind = 'prepayment') due
      where t.kind in ('invoice', 'final') and (t.prepaid_amount, t.prepaid_tax) <> (due.amount, due.tax)`,
  },
  {
    name: 'M3 numbers of statements',
    description:
      'no price statement has the number of a tax document, except one that was issued as that document before the two were separate',
    violations: sql`select i.number, i.id, t.id as document_id from invoices i join tax_documents t on t.number = i.number where t.id <> i.id
      union all select i.number, i.id, t.id from invoices i join tax_documents t on t.id = i.id where (t.number, t.issued_at) is distinct from (i.number, i.issued_at)`,
  },
  {
    name: 'M3 documented payments',
    description:
      'every captured payment of an order has a tax document, and no document was issued without a payment captured with it: of its amount, if it is about a prepayment; only a final invoice without an amount payable may end an order',
    violations: sql`select 'a payment without a document' as problem, p.id, p.invoice_id from payments p
        where p.purpose = 'order' and p.status in ('captured', 'refunded')
          and not exists (select 1 from tax_documents t where t.invoice_id = p.invoice_id and t.issued_at <= p.captured_at)
      union all select 'a document without a payment', t.id, t.invoice_id from tax_documents t join invoices i on i.id = t.invoice_id
        where t.id <> t.invoice_id and t.kind <> 'claim' and not exists (select 1 from payments p where p.invoice_id = t.invoice_id and p.status in ('captured', 'refunded')
          and p.captured_at between t.issued_at and t.issued_at + interval '1 minute' and (t.kind <> 'prepayment' or p.amount + case i.sold_by when 'platform' then 0 else p.discount end = t.total))
          and not (t.kind = 'final' and t.prepaid_amount = t.total and exists (select 1 from orders o where o.id = t.order_id and o.status = 'completed'))`,
  },
]
