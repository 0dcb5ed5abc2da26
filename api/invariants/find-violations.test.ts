import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { findViolations, invariants } from './find-violations.ts'
import { formatReport } from './format-report.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})

const now = () => app.clock.now()
const violatedNames = async (db: Parameters<typeof findViolations>[0]) => (await findViolations(db, now())).map(({ name }) => name)

test('an empty database violates no invariant', async () => {
  expect(await findViolations(app.db, now())).toEqual([])
})

test('the demo data violates no invariant', async () => {
  await seedDemo(app.shared)
  expect(await findViolations(app.db, now())).toEqual([])
})

// Manual changes to the database, each with the invariant that it violates.
const violations: readonly [title: string, statement: SQL, name: string][] = [
  ['a balance changed by hand', sql`update ledger_accounts set balance = balance + 1 where kind = 'client_wallet'`, 'M2 stored balances'],
  ['a capture without a booking', sql`update payments set amount = amount + 1`, 'M4 one booking per payment'],
  ['a paid amount that was not captured', sql`update invoices set paid_amount = paid_amount - 1 where paid_amount > 0`, 'M3 paid amounts'],
  ['a line changed after issue', sql`update invoices set lines = '[]'`, 'M3 invoice sums'],
  ['another amount on the order', sql`update orders set final_amount = final_amount + 1`, 'M3 frozen order amount'],
  ['an order that counts as refunded', sql`update orders set refunded_amount = paid_amount`, 'M3 paid orders'],
  ['a dead job without a reason', sql`update jobs set dead_at = now(), last_error = null`, 'J1 jobs'],
  ['a job that is both done and dead', sql`update jobs set done_at = now(), dead_at = now(), last_error = 'x'`, 'J1 jobs'],
  ['a status without its transition', sql`update orders set status = 'disputed'`, 'O1 current status'],
  [
    'a paid order cancelled without a refund',
    sql`update orders set status = 'cancelled' where status = 'in_progress'`,
    'O1 cancelled after payment',
  ],
  ['an accepted offer that its order does not refer to', sql`update orders set accepted_offer_id = null`, 'O1 one accepted offer'],
  ['an unpaid order without a deadline', sql`update orders set status = 'pending_payment', due_at = null`, 'O1 unpaid in time'],
  [
    'a transition that is not in the lifecycle',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'deliver', 'completed', 'delivered', 'system', now() from orders`,
    'O1 known transitions',
  ],
  [
    'a transition by the wrong actor',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'deliver', 'in_progress', 'delivered', 'client', now() from orders`,
    'O1 known transitions',
  ],
  [
    'a transition of another kind of order',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'accept_order', 'awaiting_provider', 'awaiting_invoice', 'provider', now() from orders where kind = 'service'`,
    'O1 known transitions',
  ],
  [
    'a gap in a history',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'edit', 'submitted', 'submitted', 'client', now() from orders`,
    'O1 whole history',
  ],
  [
    'a transition without an audit entry',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'edit', 'submitted', 'submitted', 'client', now() from orders`,
    'A1 audited transitions',
  ],
  [
    'an audit entry of another request',
    sql`with step as (
        insert into order_events (order_id, seq, transition, from_status, to_status, actor, request_id, at)
        select id, 99, 'edit', 'submitted', 'submitted', 'client', 'one', now() from orders returning order_id, at)
      insert into audit_entries (actor_kind, actor_name, action, resource, row_id, request_id, at)
      select 'system', 'x', 'edit', 'orders', order_id, 'two', at from step`,
    'A1 audited transitions',
  ],
  [
    'a pending offer beside an accepted one',
    sql`insert into offers (order_id, provider_id, created_by, price, duration_days, status, expires_at)
      select f.order_id, p.id, f.created_by, 100, 1, 'pending', now() from offers f, providers p
      where f.status = 'accepted' and p.id <> f.provider_id`,
    'O1 one accepted offer',
  ],
  ['a pending offer on an ended order', sql`update orders set status = 'expired'`, 'O1 no pending offer on ended orders'],
  [
    'a transaction without a leg',
    sql`insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T0', now())`,
    'M1 balanced transactions',
  ],
  [
    'a one-sided ledger entry',
    sql`with moved as (
        insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T0', now()) returning id)
      insert into ledger_entries (transaction_id, account_id, amount, created_at)
      select moved.id, ledger_accounts.id, 100, now() from moved, ledger_accounts`,
    'M1 balanced transactions',
  ],
  [
    'a ledger transaction without an audit entry',
    sql`insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T0', now())`,
    'A1 audited money',
  ],
  ['escrow of an order that has ended', sql`update orders set status = 'completed' where status = 'in_progress'`, 'M2 escrow'],
  ['a refund of what was never captured', sql`update payments set status = 'failed', refunded_amount = amount`, 'M3 refunds'],
  [
    'an idempotency key without its effect',
    sql`insert into idempotency_keys (principal_id, key, request_hash, status_code, response, created_at)
      values (gen_random_uuid(), 'k', 'h', 200, '{}', now())`,
    'M4 one effect per idempotency key',
  ],
  [
    'one payment with two idempotency keys',
    sql`insert into idempotency_keys (principal_id, key, request_hash, status_code, response, created_at)
      select gen_random_uuid(), 'k', 'h', 200, jsonb_build_object('payment_id', payments.id), now() from payments, generate_series(1, 2)`,
    'M4 one effect per idempotency key',
  ],
  [
    'an audit entry without an actor',
    sql`insert into audit_entries (actor_kind, actor_name, action, resource, at) values ('admin', 'x', 'edit', 'cities', now())`,
    'A1 named actors',
  ],
  ['a confirmed transfer without its payment', sql`update bank_transfers set status = 'confirmed'`, 'M3 transfers'],
  ['a counted use without its row', sql`update coupons set used_count = used_count + 1`, 'O2 counted uses'],
  [
    'a use that is not counted',
    sql`update coupon_uses set coupon_id = (select id from coupons where used_count = 0 limit 1)`,
    'O2 counted uses',
  ],
  ['more uses than allowed', sql`update coupons set max_use = used_count - 1 where used_count > 1`, 'O2 use limit'],
  ['a discount above the amount', sql`update coupon_uses set discount = amount + 1`, 'O2 discounts'],
  ['a settlement that ended without a payout', sql`update settlements set status = 'ended'`, 'M3 settlements'],
]

// What the database itself rejects, so that the invariant can never be violated.
const rejected: readonly [title: string, statement: SQL, name: string][] = [
  ['a negative wallet', sql`update ledger_accounts set balance = -1 where kind = 'client_wallet'`, 'M2 no negative balance'],
  [
    'a second capture of an instalment',
    sql`insert into payments (order_id, invoice_id, client_id, method, instalment, amount, status)
      select order_id, invoice_id, client_id, method, instalment, amount, 'captured' from payments where status = 'captured'`,
    'M4 one capture per instalment',
  ],
]

class Rollback extends Error {}

test.each(violations)('%s is detected', async (_, statement, name) => {
  let names: string[] = []
  const transaction = app.db.transaction(async (tx) => {
    await tx.execute(statement)
    names = await violatedNames(tx)
    throw new Rollback()
  })
  await expect(transaction).rejects.toThrow(Rollback)
  expect(names).toContain(name)
})

test.each(rejected)('the database rejects %s', async (_, statement) => {
  await expect(app.db.execute(statement)).rejects.toThrow()
})

test('every invariant is violated by a case above, or enforced by the database', () => {
  const covered = new Set([...violations, ...rejected].map(([, , name]) => name))
  expect([...covered].sort()).toEqual(
    invariants(now())
      .map(({ name }) => name)
      .sort(),
  )
})

test('the report has a line for each invariant, with the violating rows below it', () => {
  const all = [
    { name: 'M1 sums', description: 'sums are zero' },
    { name: 'O1 steps', description: 'steps are known' },
  ]
  expect(formatReport(all, [])).toBe('M1 sums   ok      sums are zero\nO1 steps  ok      steps are known\nAll 2 invariants hold.\n')
  const output = formatReport(all, [{ name: 'O1 steps', rows: [{ number: 'WSL-1' }] }])
  expect(output).toContain('O1 steps  BROKEN  steps are known\n    {"number":"WSL-1"}\n1 of 2 invariants do not hold.')
})
