import { sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

/** Changes of invoices, refund requests, transfers and settlements, and of balances. */
export const invoiceCorruptions: readonly Corruption[] = [
  // Amounts, numbers and statuses of invoices.
  ['a paid invoice set back to accepted', sql`update invoices set status = 'accepted' where status = 'paid'`, 'M3 invoice status'],
  ['an accepted invoice set to paid', sql`update invoices set status = 'paid' where status = 'accepted'`, 'M3 invoice status'],
  [
    'an issued invoice of an order that waits for one',
    sql`update orders set status = 'awaiting_invoice' where status = 'invoiced'`,
    'M3 invoice status',
  ],
  [
    'the VAT moved into the service amount',
    sql`update invoices set service_amount = service_amount + tax, tax = 0,
      lines = jsonb_build_array(jsonb_build_object('title', '{}'::jsonb, 'quantity', 1, 'unit_price', service_amount + tax, 'amount', service_amount + tax))
      where tax > 0 and credited_amount = 0`,
    'M3 invoice VAT',
  ],
  ['another deposit than its percentage', sql`update invoices set deposit_amount = deposit_amount - 100`, 'M3 invoice VAT'],
  [
    'an invoice with VAT from a seller without a VAT number',
    sql`update invoices set seller = seller || '{"vat_number": null}' where vat_percent > 0`,
    'M3 invoice VAT',
  ],
  ['a line changed after issue', sql`update invoices set lines = '[]'`, 'M3 invoice sums'],
  [
    'a line whose amount is not quantity × price',
    sql`update invoices set lines = jsonb_set(lines, '{0,quantity}', '7')`,
    'M3 invoice sums',
  ],
  ['a cheaper accepted offer than the invoice', sql`update offers set price = price - 100 where status = 'accepted'`, 'M3 accepted prices'],
  [
    'a reason for a price that was agreed',
    sql`update invoices set price_reason = 'x' where status = 'paid' and price_reason is null and offer_id is not null`,
    'M3 accepted prices',
  ],
  ['a numbered draft', sql`update invoices set status = 'draft' where status = 'issued'`, 'M3 invoice numbers'],
  [
    'a cancelled invoice that is still counted',
    sql`update invoices set credited_amount = 0, credited_tax = 0 where status = 'cancelled' and credited_amount > 0`,
    'M3 credited invoices',
  ],
  [
    'an invoice reduced while its order runs',
    sql`update invoices set credited_amount = 1 where status = 'accepted'`,
    'M3 credited invoices',
  ],
  [
    'an accepted invoice of a cancelled order',
    sql`update invoices set status = 'accepted' where status = 'cancelled'`,
    'M3 invoice status',
  ],
  ['a paid amount that was not captured', sql`update invoices set paid_amount = paid_amount - 1 where paid_amount > 0`, 'M3 paid amounts'],
  ['another amount on the order', sql`update orders set final_amount = final_amount + 1`, 'M3 frozen order amount'],
  ['an order that counts as refunded', sql`update orders set refunded_amount = paid_amount where paid_amount > 0`, 'M3 paid orders'],
  [
    'a refund of what was never captured',
    sql`update payments set status = 'failed', refunded_amount = amount, refunded_at = now()`,
    'M3 refunds',
  ],
  [
    'an approved request without a refund',
    sql`update refund_requests set status = 'approved' where status = 'rejected'`,
    'M3 refund requests',
  ],
  [
    'an order with a pending refund that nobody requested',
    sql`update orders set pending_refund_amount = paid_amount where paid_amount > 0`,
    'M3 pending refunds',
  ],
  [
    'a pending refund of an order that has ended',
    sql`update refund_requests set status = 'pending', decided_by = null where status = 'approved'`,
    'M3 pending refunds',
  ],
  [
    'a refund without an approved request',
    sql`update refund_requests set status = 'rejected' where status = 'approved'`,
    'M3 refunds with a request',
  ],
  [
    'a refund without its credit note',
    sql`update credit_notes set cause = 'order_cancelled' where cause = 'refund'`,
    'M3 refunds with a credit note',
  ],
  [
    'a refund to the card of another payment',
    sql`update refunds set source_payment_id = (select id from payments where gateway is not null and id <> source_payment_id limit 1)
      where destination = 'source'`,
    'M3 refunds to their source',
  ],
  ['a refund that is gone', sql`delete from refunds`, 'M3 refunded payments'],
  [
    'a refund that was never sent',
    sql`update refunds set destination = 'iban', iban = 'SA0380000000608010167519', account_name = 'x', status = 'queued', settled_at = null,
      gateway_payment_id = null, source_payment_id = null`,
    'M2 refund clearing',
  ],
  [
    'a refund to another IBAN than its request has',
    sql`with changed as (update refund_requests set destination = 'iban', iban = 'SA0380000000608010167519', account_name = 'x' where status = 'approved' returning 1)
      update refunds set destination = 'iban', iban = 'SA4420000001234567891235', account_name = 'x', gateway_payment_id = null, source_payment_id = null
      where refund_request_id is not null and exists (select 1 from changed)`,
    'M3 refund accounts',
  ],
  [
    'a commission reversed without a reason',
    sql`update refunds set funded_by = 'provider', commission = commission + 100, order_id = (select id from orders where status = 'completed' limit 1)`,
    'M3 reversed commission',
  ],
  ['a confirmed transfer without its payment', sql`update bank_transfers set status = 'confirmed'`, 'M3 transfers'],
  ['a settlement that ended without a payout', sql`update settlements set status = 'ended'`, 'M3 settlements'],

  // Balances.
  [
    'a transaction in another month than its entries',
    sql`update ledger_transactions set created_at = created_at - interval '2 months'`,
    'M1 dates of entries',
  ],
  ['a balance changed by hand', sql`update ledger_accounts set balance = balance + 1 where kind = 'client_wallet'`, 'M2 stored balances'],
  ['escrow of an order that has ended', sql`update orders set status = 'completed' where status = 'in_progress'`, 'M2 escrow'],
  [
    'a transaction without a leg',
    sql`insert into ledger_transactions (kind, reference_number, created_at) values ('top_up', 'T0', now())`,
    'M1 balanced transactions',
  ],
  [
    'a one-sided ledger entry',
    sql`insert into ledger_entries (transaction_id, account_id, amount, created_at)
      select t.id, a.id, 100, now() from ledger_transactions t, ledger_accounts a where t.kind = 'top_up' limit 1`,
    'M1 balanced transactions',
  ],
]
