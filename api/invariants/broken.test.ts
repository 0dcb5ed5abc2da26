import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { brokenInvariants, invariants } from './broken.ts'
import { report } from './report.ts'

let house: TestApp

beforeAll(async () => {
  house = await testApp()
})

const now = () => house.clock.now()
const seen = async (db: Parameters<typeof brokenInvariants>[0]) => (await brokenInvariants(db, now())).map(({ name }) => name)

test('a house without a row breaks no invariant', async () => {
  expect(await brokenInvariants(house.db, now())).toEqual([])
})

test('the demo breaks no invariant', async () => {
  await seedDemo(house.shared)
  expect(await brokenInvariants(house.db, now())).toEqual([])
})

// What somebody could do by hand in the database, and the invariant that says so.
const harms: readonly [harm: string, act: SQL, name: string][] = [
  ['a balance changed by hand', sql`update ledger_accounts set balance = balance + 1 where kind = 'client_wallet'`, 'M2 stored balances'],
  ['a capture without a booking', sql`update payments set amount = amount + 1`, 'M4 one booking a payment'],
  ['a paid amount that was not captured', sql`update invoices set paid_amount = paid_amount - 1 where paid_amount > 0`, 'M3 paid amounts'],
  ['a line changed after issue', sql`update invoices set lines = '[]'`, 'M3 invoice sums'],
  ['another amount on the order', sql`update orders set final_amount = final_amount + 1`, 'M3 frozen order amount'],
  ['an order that counts as refunded', sql`update orders set refunded_amount = paid_amount`, 'M3 paid orders'],
  ['a status without its step', sql`update orders set status = 'disputed'`, 'O1 present status'],
  ['a paid order thrown away', sql`update orders set status = 'cancelled' where status = 'in_progress'`, 'O1 cancelled after payment'],
  ['an accepted offer that its order forgot', sql`update orders set accepted_offer_id = null`, 'O1 one accepted offer'],
  ['an unpaid order without a clock', sql`update orders set status = 'pending_payment', due_at = null`, 'O1 unpaid in time'],
  [
    'a step that no lifecycle knows',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'deliver', 'completed', 'delivered', 'system', now() from orders`,
    'O1 known steps',
  ],
  [
    'a step by somebody who may not make it',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'deliver', 'in_progress', 'delivered', 'client', now() from orders`,
    'O1 known steps',
  ],
  [
    'a step of another kind of order',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'take_order', 'awaiting_provider', 'awaiting_invoice', 'provider', now() from orders where kind = 'service'`,
    'O1 known steps',
  ],
  [
    'a gap in a history, without a word in the audit log',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'edit', 'submitted', 'submitted', 'client', now() from orders`,
    'O1 whole history',
  ],
  [
    'a step that nobody audited',
    sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at)
      select id, 99, 'edit', 'submitted', 'submitted', 'client', now() from orders`,
    'A1 audited steps',
  ],
  [
    'an audit row of another request',
    sql`with step as (
        insert into order_events (order_id, seq, transition, from_status, to_status, actor, request_id, at)
        select id, 99, 'edit', 'submitted', 'submitted', 'client', 'one', now() from orders returning order_id, at)
      insert into audit_entries (actor_kind, actor_name, action, resource, row_id, request_id, at)
      select 'system', 'x', 'edit', 'orders', order_id, 'two', at from step`,
    'A1 audited steps',
  ],
  [
    'an open offer beside an accepted one',
    sql`insert into offers (order_id, provider_id, created_by, price, duration_days, status, expires_at)
      select f.order_id, p.id, f.created_by, 100, 1, 'pending', now() from offers f, providers p
      where f.status = 'accepted' and p.id <> f.provider_id`,
    'O1 one accepted offer',
  ],
  ['an open offer on an order that ended', sql`update orders set status = 'expired'`, 'O1 no open offer on what ended'],
  [
    'a transaction without a leg',
    sql`insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T0', now())`,
    'M1 balanced transactions',
  ],
  [
    'money from nowhere',
    sql`with moved as (
        insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T0', now()) returning id)
      insert into ledger_entries (transaction_id, account_id, amount, created_at)
      select moved.id, ledger_accounts.id, 100, now() from moved, ledger_accounts`,
    'M1 balanced transactions',
  ],
  [
    'a transaction that nobody audited',
    sql`insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T0', now())`,
    'A1 audited money',
  ],
  ['money still held for an order that ended', sql`update orders set status = 'completed' where status = 'in_progress'`, 'M2 holds'],
  ['a refund of what was never captured', sql`update payments set status = 'failed', refunded_amount = amount`, 'M3 refunds'],
  [
    'a key without its effect',
    sql`insert into idempotency_keys (principal_id, key, request_hash, status_code, answer, created_at)
      values (gen_random_uuid(), 'k', 'h', 200, '{}', now())`,
    'M4 one effect a key',
  ],
  [
    'one payment that answers two keys',
    sql`insert into idempotency_keys (principal_id, key, request_hash, status_code, answer, created_at)
      select gen_random_uuid(), 'k', 'h', 200, jsonb_build_object('payment_id', payments.id), now() from payments, generate_series(1, 2)`,
    'M4 one effect a key',
  ],
  [
    'an audit row of nobody',
    sql`insert into audit_entries (actor_kind, actor_name, action, resource, at) values ('admin', 'x', 'edit', 'cities', now())`,
    'A1 named actors',
  ],
  ['a transfer that counts as confirmed without its money', sql`update bank_transfers set status = 'confirmed'`, 'M3 transfers'],
  ['a use that was only counted', sql`update coupons set used_count = used_count + 1`, 'O2 counted uses'],
  [
    'a use that nobody counted',
    sql`update coupon_uses set coupon_id = (select id from coupons where used_count = 0 limit 1)`,
    'O2 counted uses',
  ],
  ['a use too many', sql`update coupons set max_use = used_count - 1 where used_count > 1`, 'O2 most uses'],
  ['a discount above the amount', sql`update coupon_uses set discount = amount + 1`, 'O2 discounts'],
  ['a settlement that ended without a payout', sql`update settlements set status = 'ended'`, 'M3 settlements'],
]

// What the database itself refuses, so that its check can only confirm it.
const refused: readonly [harm: string, act: SQL, name: string][] = [
  ['a wallet below zero', sql`update ledger_accounts set balance = -1 where kind = 'client_wallet'`, 'M2 nobody below zero'],
  [
    'a second capture of an instalment',
    sql`insert into payments (order_id, invoice_id, client_id, method, instalment, amount, status)
      select order_id, invoice_id, client_id, method, instalment, amount, 'captured' from payments where status = 'captured'`,
    'M4 one capture an instalment',
  ],
]

class Undo extends Error {}

test.each(harms)('%s is noticed', async (_, act, name) => {
  let names: string[] = []
  const harmed = house.db.transaction(async (tx) => {
    await tx.execute(act)
    names = await seen(tx)
    throw new Undo()
  })
  await expect(harmed).rejects.toThrow(Undo)
  expect(names).toContain(name)
})

test.each(refused)('the database refuses %s', async (_, act) => {
  await expect(house.db.execute(act)).rejects.toThrow()
})

test('every invariant has been broken here, or is kept by the database itself', () => {
  const tried = new Set([...harms, ...refused].map(([, , name]) => name))
  expect([...tried].sort()).toEqual(
    invariants(now())
      .map(({ name }) => name)
      .sort(),
  )
})

test('the command prints a line for each invariant, with the rows of one that does not hold under it', () => {
  const all = [
    { name: 'M1 sums', says: 'sums are zero' },
    { name: 'O1 steps', says: 'steps are known' },
  ]
  expect(report(all, [])).toBe('M1 sums   ok      sums are zero\nO1 steps  ok      steps are known\nAll 2 invariants hold.\n')
  const broken = report(all, [{ name: 'O1 steps', rows: [{ number: 'WSL-1' }] }])
  expect(broken).toContain('O1 steps  BROKEN  steps are known\n    {"number":"WSL-1"}\n1 of 2 invariants do not hold.')
})
