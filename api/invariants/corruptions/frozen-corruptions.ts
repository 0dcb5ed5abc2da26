import { type SQL, sql } from 'drizzle-orm'
import { newDecision } from './dispute-corruptions.ts'

const issued = sql`where status <> 'draft'`
const booked = sql`where reference_number is not null`
const otherIban = 'SA4420000001234567891235'

/** Changes of what was issued, booked or sent. The database rejects each. `row` is inserted before. */
export const frozenCorruptions: readonly (readonly [title: string, statement: SQL, row?: SQL])[] = [
  ['another commission percent on an issued invoice', sql`update invoices set commission_percent = commission_percent + 1 ${issued}`],
  ['another seller of an issued invoice', sql`update invoices set sold_by = 'platform' ${issued}`],
  ['another buyer on an issued invoice', sql`update invoices set buyer = buyer || '{"name_ar": "x"}' ${issued}`],
  ['another title of a line of an issued invoice', sql`update invoices set lines = jsonb_set(lines, '{0,title}', '{}') ${issued}`],
  ['an issued invoice deleted', sql`delete from invoices ${issued}`],
  ['another code on a tax document', sql`update tax_documents set qr = 'x'`],
  ['a tax document deleted', sql`delete from tax_documents`],
  ['a changed commission invoice', sql`update commission_invoices set buyer_name_ar = 'x'`],

  ['another fee of a card payment', sql`update payments set gateway_fee = 1 ${booked} and method = 'electronic'`],
  ['another time of a payment', sql`update payments set captured_at = captured_at - interval '2 months' ${booked}`],
  ['exchanged payments of the gateway', sql`update payments set gateway_payment_id = 'x' ${booked} and method = 'electronic'`],
  ['another date of a ledger entry', sql`update ledger_entries set created_at = created_at - interval '2 months'`],
  ['a reversed adjustment', sql`update balance_adjustments set direction = case direction when 'add' then 'deduct' else 'add' end`],
  ['another reason in a history', sql`update order_events set reason = 'x'`],
  ['a booked payment deleted', sql`delete from payments ${booked}`],
  ['another amount of an allocation', sql`update payment_allocations set amount = amount - 1`],
  ['an event of the gateway deleted', sql`delete from gateway_events`],
  ['a booking moved to another month', sql`update ledger_transactions set created_at = created_at - interval '2 months'`],
  ['an idempotency key deleted', sql`delete from idempotency_keys`],

  ['a payout to another IBAN', sql`update payouts set iban = ${otherIban}`],
  ['another bank reference of a payout', sql`update payouts set reference = 'x' where status = 'paid'`],
  ['a refund to another IBAN', sql`update refund_requests set destination = 'iban', iban = ${otherIban}`],
  ['a sent refund to another IBAN', sql`update refunds set iban = ${otherIban}`],
  ['a withdrawal to another IBAN', sql`update wallet_withdrawals set iban = ${otherIban}`],
  ['other receipts of a transfer', sql`update bank_transfers set images = '{}'`],

  [
    'another requester of a refund',
    sql`update refund_requests set requested_by = (select id from admins where id <> requested_by limit 1)`,
  ],
  [
    'another approver of a refund',
    sql`update refund_requests set decided_by = (select id from admins where id not in (requested_by, decided_by) limit 1) where decided_by is not null`,
  ],
  [
    'a decision about a dispute that nobody approved',
    sql`update dispute_decisions set approved_by = null where approved_by is not null`,
    newDecision(sql`100, 0, 100`, sql`(select id from admins order by id desc limit 1)`),
  ],
  [
    'another approver of an adjustment',
    sql`update balance_adjustments set decided_by = (select id from admins where id not in (requested_by, decided_by) limit 1) where decided_by is not null`,
  ],
  ['another price of an accepted offer', sql`update offers set price = price + 100 where status = 'accepted'`],
  ['a coupon use of another client', sql`update coupon_uses set user_id = (select id from users where id <> user_id limit 1)`],
  ['a coupon use after its end', sql`update coupon_uses set used_at = used_at + interval '5 years' where status = 'used'`],

  ['another text of a message', sql`update chat_messages set text = 'x'`],
  ['a foreign file in a message', sql`update chat_messages set file_ids = array(select id from files limit 1)`],
  ['a read mark deleted', sql`delete from chat_reads`],
  ['a notification of another person', sql`update notifications set user_id = (select id from users where id <> user_id limit 1)`],
  ['a review with other stars', sql`update reviews set rating = 6 - rating where rating <> 3 and answer is not null`],
  [
    'a file moved to another order',
    sql`update files set order_id = (select id from orders where id <> files.order_id limit 1) where order_id is not null`,
  ],
  ['an order’s link to another file', sql`update order_files set file_id = (select id from files where id <> file_id limit 1)`],
]
