import { sql } from 'drizzle-orm'
import { platformSellerId } from '../../money/documents/document-number.ts'
import type { Corruption } from './corruption.ts'

/** Changes of tax documents, credit notes and their numbers. */
export const documentCorruptions: readonly Corruption[] = [
  // VAT owed by the wrong party.
  [
    'a document of a provider in the series of the platform',
    sql`update tax_documents set seller_id = ${platformSellerId} where seller_id <> ${platformSellerId}`,
    'M3 sellers of documents',
  ],
  [
    'the sale of a provider as one of the platform',
    sql`update invoices set sold_by = 'platform' where status = 'paid'`,
    'M3 sellers of documents',
  ],
  ['a released sale of a provider as one of the platform', sql`update invoices set sold_by = 'platform' where tax > 0`, 'M1 release legs'],
  // Coupons.
  [
    'a coupon on the document of a provider',
    sql`update tax_documents set coupon_discount = 100, reduction = reduction - 100 where seller_id <> ${platformSellerId}`,
    'M3 coupons on documents',
  ],
  [
    'a sale by the platform whose document has no coupon',
    sql`update tax_documents set coupon_discount = 0, reduction = reduction + coupon_discount where coupon_discount > 0`,
    'M3 coupons on documents',
  ],
  ['a coupon that a refund of a provider took back', sql`update credit_notes set coupon_discount = 100`, 'M3 coupons on documents'],
  [
    'a reduction before a document that is the first',
    sql`update tax_documents set reduction = 100, discount = discount - 100`,
    'M3 tax documents',
  ],
  // Numbers.
  [
    'a gap in the numbers of tax documents',
    sql`update tax_documents set number = left(number, 16) || lpad((right(number, 6)::int + 1000)::text, 6, '0') where number = (select max(number) from tax_documents)`,
    'M3 document numbers',
  ],
  [
    'a gap in the numbers of price statements',
    sql`update invoices set number = left(number, 15) || lpad((right(number, 6)::int + 1000)::text, 6, '0') where number = (select max(number) from invoices)`,
    'M3 document numbers',
  ],
  ['a tax document of another year', sql`update tax_documents set issued_at = issued_at - interval '1 year'`, 'M3 document numbers'],
  ['a number of another seller', sql`update tax_documents set number = overlay(number placing 'FFFFFF' from 10)`, 'M3 document numbers'],
  ['a number that was skipped', sql`update document_counters set last = last + 1 where series = 'CN'`, 'M3 document numbers'],
  [
    'a number of a commission invoice that was skipped',
    sql`update document_counters set last = last + 1 where series = 'COM'`,
    'M3 document numbers',
  ],
  ['a counter that is gone', sql`delete from document_counters where series = 'INV'`, 'M3 document numbers'],
  [
    'a price statement with the number of a tax document',
    sql`update invoices i set number = t.number from tax_documents t where t.invoice_id = i.id`,
    'M3 numbers of statements',
  ],

  // Codes.
  ['another code of a tax document', sql`update tax_documents set qr = encode('x', 'base64') where qr is not null`, 'M3 document codes'],
  [
    'another seller name than in the code',
    sql`update tax_documents set seller = seller || '{"name_ar": "x"}' where qr is not null`,
    'M3 document codes',
  ],
  [
    'another time of a credit note than in its code',
    sql`update credit_notes set issued_at = issued_at + interval '1 second' where qr is not null`,
    'M3 document codes',
  ],
  [
    'another VAT number than in the code of a commission invoice',
    sql`update commission_invoices set seller_vat_number = '310000000000003'`,
    'M3 document codes',
  ],

  // What tax documents and credit notes say.
  ['a tax document without its code', sql`update tax_documents set qr = null where qr is not null`, 'M3 tax documents'],
  ['another buyer of a tax document', sql`update tax_documents set buyer = buyer || '{"name_ar": "x"}'`, 'M3 tax documents'],
  [
    'a tax document about half the amount',
    sql`update tax_documents set total = total - 100, service_amount = service_amount - 100`,
    'M3 tax documents',
  ],
  ['a line of a tax document that is gone', sql`update tax_documents set lines = '[]'`, 'M3 tax documents'],
  ['a captured payment without a tax document', sql`delete from tax_documents`, 'M3 documented payments'],
  [
    'a tax document of before its payment',
    sql`update tax_documents set issued_at = issued_at - interval '5 minutes'`,
    'M3 documented payments',
  ],
  [
    'a tax document of after its payment',
    sql`update tax_documents set issued_at = issued_at + interval '5 minutes'`,
    'M3 documented payments',
  ],
  [
    'a tax document of an order that nobody paid',
    sql`insert into tax_documents (kind, number, seller_id, order_id, invoice_id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, total, qr, issued_at)
      select 'invoice', 'x', provider_id, order_id, id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, final_amount, 'x', issued_at
      from invoices where status = 'issued'`,
    'M3 documented payments',
  ],
  [
    'a prepayment invoice of an amount that nobody paid',
    sql`insert into tax_documents (kind, number, seller_id, order_id, invoice_id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, total, qr, issued_at)
      select 'prepayment', p.id::text, i.provider_id, i.order_id, i.id, i.provider_id, i.seller, i.buyer, '[]', 1, 0, i.vat_percent, 0, 1, 'x', p.captured_at
      from invoices i join payments p on p.invoice_id = i.id and p.status = 'captured' where i.provider_id is not null and i.seller is not null`,
    'M3 documented payments',
  ],
  [
    'a final invoice that deducts a prepayment that is not documented',
    sql`update tax_documents set kind = 'final', prepaid_amount = 100 where kind <> 'claim'`,
    'M3 deducted prepayments',
  ],
  ['a credit note deleted by hand', sql`delete from credit_notes`, 'M3 documented amounts'],
  [
    'a credit note of more than its tax document',
    sql`update credit_notes set total = total + 100000000, net = net + 100000000`,
    'M3 credit notes',
  ],
  ['a credit note with another VAT', sql`update credit_notes set tax = tax + 1, net = net - 1 where tax > 0`, 'M3 credit notes'],
  ['a tax credit note without its code', sql`update credit_notes set qr = null where qr is not null`, 'M3 credit notes'],
]
