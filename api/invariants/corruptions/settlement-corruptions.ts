import { sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

/** Changes of settlements and their lines. */
export const settlementCorruptions: readonly Corruption[] = [
  [
    'a commission with VAT shown as the margin of a sale by the platform',
    sql`update settlement_lines set margin = commission, commission = 0 where commission > 0`,
    'M3 settlement lines',
  ],
  [
    'a settlement line without a release',
    sql`update settlement_lines set transaction_number = 'T0' where id = (select id from settlement_lines limit 1)`,
    'M3 settlement lines',
  ],
  [
    'a settlement line of another provider',
    sql`update settlement_lines l set settlement_id = other.id from settlements s, settlements other
      where s.id = l.settlement_id and other.provider_id <> s.provider_id`,
    'M3 settlement lines',
  ],
  ['a settlement line with less commission', sql`update settlement_lines set commission = commission - 1`, 'M3 settlement lines'],
  [
    'a settlement without a line',
    sql`delete from settlement_lines where id = (select id from settlement_lines limit 1)`,
    'M3 settlement amounts',
  ],
  [
    'a settlement of another amount',
    sql`update settlements set amount = amount + 100, service_amount = service_amount + 100`,
    'M3 settlement amounts',
  ],
  [
    'a settlement that disappeared with its payout',
    sql`with gone as (delete from settlement_lines where settlement_id in (select id from settlements where status = 'ended') returning settlement_id)
      delete from settlements where id in (select settlement_id from gone)`,
    'M2 payable balances',
  ],

  ['a commission invoice with less VAT', sql`update commission_invoices set tax = tax - 1, total = total - 1`, 'M3 commission invoices'],
  [
    'a commission invoice with VAT that is not the rate of its net amount',
    sql`update commission_invoices set net = net - 1, tax = tax + 1`,
    'M3 commission invoices',
  ],
  [
    'a rounding of VAT that was not booked',
    sql`update ledger_transactions set kind = 'adjustment' where kind = 'vat_rounding'`,
    'M4 VAT of commission documents',
  ],
  [
    'a rounding of VAT that is no document’s',
    sql`update ledger_transactions set note = 'COM-0' where kind = 'vat_rounding'`,
    'M1 vat_rounding legs',
  ],
  [
    'a commission invoice that disappeared',
    sql`delete from commission_invoices where number = (select min(number) from commission_invoices)`,
    'M3 commission invoices',
  ],
  [
    'a negative commission without its credit note',
    sql`update settlements s set commission = -100, commission_vat = -15
      where exists (select 1 from commission_invoices i where i.settlement_id = s.id)`,
    'M3 commission credit notes',
  ],

  // Payouts and their runs.
  ['a payout of another amount', sql`update payouts set amount = amount + 1`, 'M3 payouts'],
  [
    'a payout to another IBAN than its settlement has',
    sql`update payouts set iban = 'SA4420000001234567891235' where settlement_id is not null`,
    'M3 payout accounts',
  ],
  [
    'a settlement with another account holder than its payout',
    sql`update settlements set account_name = 'x' where status = 'ended'`,
    'M3 payout accounts',
  ],
  ['a payout without its booking', sql`update payouts set transaction_number = null where status = 'paid'`, 'M3 payouts'],
  ['a paid payout that the ledger gave back', sql`update payouts set status = 'returned' where status = 'paid'`, 'M1 payout_sent legs'],
  ['a returned payout that the ledger paid', sql`update payouts set status = 'paid' where status = 'returned'`, 'M1 payout_returned legs'],
  ['a later return that was not booked', sql`update payouts set return_number = result_number where status = 'paid'`, 'M3 payouts'],
  ['a settlement paid by two payouts', sql`update settlements set payout_run_id = null where status = 'ended'`, 'M3 settlements'],
  [
    'a payout run approved by its creator',
    sql`update payout_runs set decided_by = created_by where status = 'completed'`,
    'M3 payout runs',
  ],
  ['a payout run of another amount', sql`update payout_runs set amount = amount - 1`, 'M3 payout runs'],
  [
    'money on its way without a payout',
    sql`update ledger_accounts set balance = 100 where kind = 'payout_clearing'`,
    'M2 payouts on their way',
  ],
]
