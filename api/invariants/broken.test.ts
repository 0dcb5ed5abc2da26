import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { brokenInvariants } from './broken.ts'

let house: TestApp

beforeAll(async () => {
  house = await testApp()
  await seedDemo(house.shared)
})

const now = () => house.clock.now()
const seen = async (db: Parameters<typeof brokenInvariants>[0]) => (await brokenInvariants(db, now())).map(({ name }) => name)

test('the demo breaks no invariant', async () => {
  expect(await brokenInvariants(house.db, now())).toEqual([])
})

// What somebody could do by hand in the database, and the invariant that says so.
const harms: readonly [harm: string, act: SQL, names: string][] = [
  ['a balance changed by hand', sql`update ledger_accounts set balance = balance + 1 where kind = 'client_wallet'`, 'M2 stored balances'],
  ['a capture without a booking', sql`update payments set amount = amount + 1`, 'M4 one booking a payment'],
  ['a paid amount that was not captured', sql`update invoices set paid_amount = paid_amount - 1 where paid_amount > 0`, 'M3 paid amounts'],
  ['a line changed after issue', sql`update invoices set lines = '[]'`, 'M3 invoice sums'],
  ['another amount on the order', sql`update orders set final_amount = final_amount + 1`, 'M3 frozen order amount'],
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
