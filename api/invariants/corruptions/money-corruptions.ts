import { type SQL, sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

// The legs of a kind of account in transactions of one kind.
const legs = (kind: string, account: string) => sql`select e.id from ledger_entries e join ledger_accounts a on a.id = e.account_id
  join ledger_transactions t on t.id = e.transaction_id where t.kind = ${kind} and a.kind = ${account}`
const otherAccount = (account: string) =>
  sql`(select other.id from ledger_accounts other where other.kind = ${account} and other.id <> ledger_entries.account_id limit 1)`
// A transaction between two accounts with a complete audit entry.
const forgedPosting = (kind: string, from: SQL, to: SQL, amount: number) => sql`with forged as (
    insert into ledger_transactions (kind, reference_number, created_at) values (${kind}, 'T0', now()) returning id, created_at),
  moved as (insert into ledger_entries (transaction_id, account_id, amount, created_at)
    select forged.id, side.account, side.amount, forged.created_at
    from forged, (values ((${from}), ${-amount}::bigint), ((${to}), ${amount}::bigint)) as side(account, amount) returning *)
  insert into audit_entries (actor_kind, actor_name, action, resource, row_id, before, after, at)
  select 'system', 'system', ${kind}, 'ledger_transactions', forged.id,
    (select jsonb_build_object('accounts', jsonb_agg(jsonb_build_object('account', a.kind, 'balance', a.balance) order by a.kind))
      from moved join ledger_accounts a on a.id = moved.account_id),
    (select jsonb_build_object('accounts', jsonb_agg(jsonb_build_object('account', a.kind, 'balance', a.balance + moved.amount) order by a.kind))
      from moved join ledger_accounts a on a.id = moved.account_id), now() from forged`
const account = (kind: string) => sql`select id from ledger_accounts where kind = ${kind} limit 1`

/** Changes of the ledger and of payments. */
export const moneyCorruptions: readonly Corruption[] = [
  // Whose money it is.
  [
    'a refund with the VAT of a coupon that it has not booked',
    sql`update refunds set coupon_vat = 100, commission = commission + 100`,
    'M1 refund legs',
  ],
  [
    'a release moved to another provider',
    sql`update ledger_entries set account_id = ${otherAccount('provider_payable')} where id in (${legs('release', 'provider_payable')})`,
    'M1 release legs',
  ],
  [
    'a payment taken from the wallet of another client',
    sql`update ledger_entries set account_id = ${otherAccount('client_wallet')} where id in (${legs('payment', 'client_wallet')})`,
    'M1 payment legs',
  ],
  [
    'a payment held for another order',
    sql`update ledger_entries set account_id = ${otherAccount('escrow')} where id in (${legs('payment', 'escrow')})`,
    'M1 payment legs',
  ],
  [
    'a payment booked for another order',
    sql`update ledger_transactions t set order_id = (select id from orders where id <> t.order_id limit 1) where kind = 'payment'`,
    'M1 payment legs',
  ],
  [
    'the commission moved to the provider',
    sql`update ledger_entries set amount = amount + case when id in (${legs('release', 'commission')}) then -500 else 500 end
      where id in (${legs('release', 'commission')}) or id in (${legs('release', 'provider_payable')})`,
    'M1 release legs',
  ],
  [
    'the VAT of the commission moved to the commission',
    sql`update ledger_entries set amount = amount + case when id in (${legs('release', 'commission')}) then 7 else -7 end
      where id in (${legs('release', 'commission')}) or id in (${legs('release', 'vat_payable')})`,
    'M1 release legs',
  ],
  [
    'a refund to another client',
    sql`update ledger_entries set account_id = ${otherAccount('client_wallet')} where id in (${legs('refund', 'client_wallet')})`,
    'M1 refund legs',
  ],
  [
    'a refund that gives back less than its payment says',
    sql`update ledger_entries set amount = amount - sign(amount) * 100
      where transaction_id in (select id from ledger_transactions where kind = 'refund')`,
    'M1 refund legs',
  ],
  [
    'a payout from the balance of another provider',
    sql`update ledger_entries set account_id = ${otherAccount('provider_payable')} where id in (${legs('payout', 'provider_payable')})`,
    'M1 payout legs',
  ],
  [
    'a settlement of another provider',
    sql`update settlements set provider_id = (select id from providers where id not in (select provider_id from settlements) limit 1)
      where status = 'ended' and number = (select number from settlements where status = 'ended' limit 1)`,
    'M3 payouts',
  ],
  [
    'a balanced top-up of a million riyals with its audit entry',
    forgedPosting('top_up', account('demo_funding'), account('client_wallet'), 100_000_000),
    'M1 top_up legs',
  ],
  ['a top-up from the commission', forgedPosting('top_up', account('commission'), account('client_wallet'), 100), 'M1 top_up legs'],
  ['demo money outside a demo', sql`delete from settings where key = 'demo_seeded'`, 'M1 top_up legs'],
  [
    'an adjustment between two wallets with its audit entry',
    forgedPosting('adjustment', account('commission'), account('client_wallet'), 5_000),
    'M1 adjustment legs',
  ],
  ['a posting that nobody knows', forgedPosting('gift', account('commission'), account('client_wallet'), 5_000), 'M1 known postings'],
  [
    'an approved adjustment that was not booked',
    sql`insert into balance_adjustments (number, account, client_id, direction, amount, reason, status, requested_by, decided_by)
      select 'AD-1', 'wallet', (select id from users where role = 'client' limit 1), 'add', 100, 'x', 'approved', min(id::text)::uuid, max(id::text)::uuid
      from admins`,
    'M3 adjustments',
  ],
  [
    'a settlement of the gateway that it did not send',
    forgedPosting('gateway_settlement', account('commission'), account('client_wallet'), 100),
    'M1 gateway_settlement legs',
  ],
  [
    'a settlement of the gateway without its booking',
    sql`insert into gateway_events (gateway, event_id, type, amount, received_at) values ('sandbox', 's1', 'settlement', 100, now())`,
    'M4 gateway settlements',
  ],
  [
    'a settlement that changes what the gateway owes',
    sql`insert into gateway_events (gateway, event_id, type, amount, received_at) values ('sandbox', 's2', 'settlement', 100, now())`,
    'M2 gateway clearing',
  ],
  [
    'a release of an order in progress',
    sql`insert into ledger_transactions (kind, order_id, reference_number, created_at)
      select 'release', id, 'T' || number, now() from orders where status = 'in_progress'`,
    'M1 release legs',
  ],
  [
    'a wallet of a provider',
    sql`update ledger_accounts set provider_id = user_id, user_id = null where kind = 'client_wallet'`,
    'M2 account owners',
  ],
  [
    'a capture without its reference number',
    sql`update payments set reference_number = null where status = 'captured'`,
    'M4 booked payments',
  ],
  [
    'a refund sent that nobody requested',
    forgedPosting('refund_sent', account('client_wallet'), account('bank_clearing'), 100),
    'M1 refund_sent legs',
  ],
  [
    'a refund returned that was never sent',
    forgedPosting('refund_returned', account('commission'), account('client_wallet'), 100),
    'M1 refund_returned legs',
  ],
  [
    'a payment refunded without a booking',
    sql`update payments set status = 'refunded', refunded_amount = amount, refunded_at = now() where status = 'captured'`,
    'M3 refunded payments',
  ],
  [
    'a second capture of the same amount',
    sql`insert into payments (order_id, invoice_id, client_id, method, instalment, amount, status, captured_at)
      select order_id, invoice_id, client_id, method, instalment + 100, amount, 'captured', captured_at from payments
      where status = 'captured' and gateway is null`,
    'M4 no double payment',
  ],
  [
    'a capture credited to a wallet without a booking',
    sql`update payments set status = 'credited', captured_at = null where status = 'captured'`,
    'M4 booked payments',
  ],
  [
    'a credited payment from the commission',
    forgedPosting('wallet_credit', account('commission'), account('client_wallet'), 100),
    'M1 wallet_credit legs',
  ],
  [
    'a captured card payment that the gateway does not have',
    sql`insert into payments (order_id, invoice_id, client_id, method, gateway, instalment, amount, status, captured_at)
      select order_id, invoice_id, client_id, 'electronic', 'sandbox', instalment + 100, amount, 'captured', captured_at from payments
      where status = 'captured' and purpose = 'order'`,
    'M4 gateway records',
  ],
  [
    'a card attempt that nobody resolved',
    sql`insert into payments (client_id, purpose, method, gateway, amount, status, created_at)
      select client_id, 'top_up', 'electronic', 'sandbox', amount, 'requires_action', now() - interval '2 days' from payments limit 1`,
    'M4 resolved attempts',
  ],
  ['a payment of a checkout without what it paid', sql`delete from payment_allocations`, 'M3 allocations'],
  [
    'a payment of a checkout for the order of another client',
    sql`update payment_allocations set order_id = (select o.id from orders o join orders own on own.id = payment_allocations.order_id
      where o.client_id <> own.client_id limit 1)`,
    'M3 allocations',
  ],
  [
    'a transfer of a checkout for less than its orders cost',
    sql`update bank_transfers set expected_amount = expected_amount - 1 where purpose = 'checkout'`,
    'M3 transfers of checkouts',
  ],
  [
    'an order that does not wait for the transfer of its checkout',
    sql`update orders set status = 'pending_payment' where status = 'payment_review' and kind = 'store'`,
    'M3 transfers of checkouts',
  ],
  ['a capture that failed', sql`update payments set status = 'failed' where status = 'captured'`, 'M4 booked payments'],
]
