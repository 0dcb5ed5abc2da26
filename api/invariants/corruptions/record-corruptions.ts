import { sql } from 'drizzle-orm'
import { type Corruption, newEvent } from './corruption.ts'

/** Changes of the audit log, of idempotency keys, jobs and coupons. */
export const recordCorruptions: readonly Corruption[] = [
  // The audit log.
  ['a deleted audit entry', sql`delete from audit_entries where resource = 'orders' and action = 'accept_offer'`, 'A1 audited transitions'],
  ['a transition without an audit entry', newEvent(sql`'edit', 'submitted', 'submitted', 'client'`), 'A1 audited transitions'],
  [
    'an audit entry of another request',
    sql`update audit_entries set request_id = 'two' where resource = 'orders'`,
    'A1 audited transitions',
  ],
  [
    'a forged actor of an audited transition',
    sql`update audit_entries a set actor_id = other.id, actor_name = other.name from users other
      where a.resource = 'orders' and a.actor_kind = 'user' and other.role = 'client' and other.id <> a.actor_id`,
    'A1 audited transitions',
  ],
  [
    'a ledger transaction without an audit entry',
    sql`delete from audit_entries where resource = 'ledger_transactions'`,
    'A1 audited money',
  ],
  [
    'an audit entry with other amounts',
    sql`update audit_entries set after = jsonb_set(after, '{accounts,0,balance}', '1') where resource = 'ledger_transactions'`,
    'A1 audited money',
  ],
  [
    'a decision without an audit entry',
    sql`delete from audit_entries where action = 'approve' and resource = 'refund-requests'`,
    'A1 audited decisions',
  ],
  [
    'a refund decided by another administrator than its audit entry says',
    sql`update refund_requests r set decided_by = (select id from admins where id not in (r.decided_by, r.requested_by) limit 1) where status = 'approved'`,
    'A1 audited decisions',
  ],
  [
    'an audit entry without an actor',
    sql`insert into audit_entries (actor_kind, actor_name, action, resource, at) values ('admin', 'x', 'edit', 'cities', now())`,
    'A1 named actors',
  ],
  ['an audit entry of nobody', sql`update audit_entries set actor_id = gen_random_uuid() where actor_kind = 'user'`, 'A1 named actors'],
  ['an audit entry under another name', sql`update audit_entries set actor_name = 'x' where actor_kind = 'user'`, 'A1 named actors'],

  [
    'another requester of a refund than its audit entry has',
    sql`update refund_requests set requested_by = (select id from admins where id not in (requested_by, coalesce(decided_by, requested_by)) limit 1)`,
    'A1 two administrators',
  ],
  [
    'a super administrator whom nobody added',
    sql`with gone as (delete from settings where key = 'demo_seeded')
      insert into admins (name, phone, password_hash, is_super) values ('x', '+966500000099', 'x', true)`,
    'A1 created administrators',
  ],

  // Idempotency keys, jobs and coupons.
  [
    'an idempotency key without its effect',
    sql`insert into idempotency_keys (principal_id, key, request_hash, status_code, response, created_at) values (gen_random_uuid(), 'k', 'h', 200, '{}', now())`,
    'M4 one effect per idempotency key',
  ],
  [
    'one payment with two idempotency keys',
    sql`insert into idempotency_keys (principal_id, key, request_hash, status_code, response, created_at)
      select gen_random_uuid(), 'k', 'h', 200, jsonb_build_object('payment_id', payments.id), now() from payments, generate_series(1, 2)`,
    'M4 one effect per idempotency key',
  ],
  ['a dead job without a reason', sql`update jobs set dead_at = now(), last_error = null`, 'J1 jobs'],
  ['a job that is both done and dead', sql`update jobs set done_at = now(), dead_at = now(), last_error = 'x'`, 'J1 jobs'],
  [
    'a recurring job that ended',
    sql`insert into jobs (queue, key, created_at, run_at, done_at) values ('test', 'recurring', now(), now(), now())`,
    'J1 recurring jobs',
  ],
  ['a deadline that wakes nobody', sql`delete from jobs where queue = 'deadlines'`, 'J1 wake-ups'],
  ['a counted use without its row', sql`update coupons set used_count = used_count + 1`, 'O2 counted uses'],
  [
    'a use that is not counted',
    sql`update coupon_uses set coupon_id = (select id from coupons where used_count = 0 limit 1)`,
    'O2 counted uses',
  ],
  ['more uses than allowed', sql`update coupons set max_use = used_count - 1 where used_count > 1`, 'O2 use limit'],
  [
    'more uses by one client than allowed',
    sql`update coupons set per_client_limit = 1 where id in (select coupon_id from coupon_uses group by coupon_id, user_id having count(*) > 1)`,
    'O2 uses per client',
  ],
  [
    'a used coupon with another discount than its payment',
    sql`update coupon_uses set discount = discount - 1 where order_id is not null`,
    'O2 uses and payments',
  ],
  ['a captured payment without the use of its coupon', sql`delete from coupon_uses where order_id is not null`, 'O2 uses and payments'],
  [
    'a reserved coupon of a captured payment',
    sql`update coupon_uses set status = 'reserved' where order_id is not null`,
    'O2 uses and payments',
  ],
  ['a stock without its move', sql`update stock set reserved = 1 where on_hand > 0`, 'O2 stock moves'],
  [
    'a move of a unit that has none left',
    sql`insert into stock_moves (unit_id, reason, on_hand_delta) select unit_id, 'correction', 1 from stock limit 1`,
    'O2 stock moves',
  ],
  [
    'an order marked with a return that it does not have',
    sql`update orders set open_return = 'requested' where kind = 'store'`,
    'O2 open returns',
  ],
  ['an order without its goods', sql`delete from order_lines`, 'O2 goods of orders'],
  [
    'goods of an order that are not reserved',
    sql`update order_lines set quantity = quantity + 1, amount = (quantity + 1) * price`,
    'O2 reserved stock',
  ],
  [
    'goods that were sold without their order',
    sql`insert into stock_moves (unit_id, reason, on_hand_delta, order_id) select unit_id, 'sale', -1, order_id from order_lines`,
    'O2 goods of orders',
  ],
  ['goods shipped without a shipment', sql`update order_lines set shipped = 1 where shipped = 0 and refunded = 0`, 'O2 shipments'],
  [
    'goods returned without a return',
    sql`update order_lines set shipped = 1, returned = 1 where shipped = 0 and refunded = 0`,
    'O2 returns',
  ],
  [
    'goods back in the stock that nobody gave back',
    sql`insert into stock_moves (unit_id, reason, on_hand_delta, order_id) select unit_id, 'return', 1, order_id from order_lines limit 1`,
    'O2 returned stock',
  ],
  ['a reserved stock without an open order', sql`update orders set status = 'cancelled' where kind = 'store'`, 'O2 reserved stock'],
  ['a discount above the amount', sql`update coupon_uses set discount = amount + 1`, 'O2 discounts'],
]

/** What the database itself rejects, so that the invariant can never be violated. */
export const rejectedCorruptions: readonly Corruption[] = [
  [
    'goods shipped and refunded beyond their quantity',
    sql`update order_lines set shipped = quantity, refunded = 1`,
    'O2 quantities of goods',
  ],
  [
    'a payout of a settlement and a withdrawal',
    sql`update payouts set withdrawal_id = (select id from wallet_withdrawals where status = 'pending' limit 1)
      where id = (select id from payouts where settlement_id is not null limit 1)`,
    'M3 payouts',
  ],
  ['a negative wallet', sql`update ledger_accounts set balance = -1 where kind = 'client_wallet'`, 'M2 no negative balance'],
  [
    'a second open attempt of an order',
    sql`insert into payments (order_id, invoice_id, client_id, method, instalment, amount, status)
      select order_id, invoice_id, client_id, method, instalment + n, amount, 'submitted' from payments, generate_series(100, 101) n`,
    'M4 one open attempt',
  ],
  [
    'a discount of a payment without a coupon',
    sql`update payments set discount = 100 where coupon_id is null and discount = 0`,
    'O2 uses and payments',
  ],
  ['a negative stock of a product', sql`update products set quantity = -1 where quantity is not null`, 'O2 stock'],
  ['a negative stock of a variant', sql`update product_variants set quantity = -1`, 'O2 stock'],
  ['more reserved than there is', sql`update stock set reserved = on_hand + 1`, 'O2 stock'],
]
