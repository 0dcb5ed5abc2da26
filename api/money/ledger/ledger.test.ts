import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { ledgerChecks } from '../../invariants/ledger-checks.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { users } from '../../platform/db/tables/people.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { fundWallet } from './fund.ts'
import { balanceOf } from './ledger-account.ts'
import { post } from './post.ts'
import { releaseHold } from './release-hold.ts'

let house: TestApp
let people: readonly string[]
let held: readonly { order_id: string; provider_id: string }[]

beforeAll(async () => {
  house = await testApp()
  await seedDemo(house.shared)
  people = (await house.db.select({ id: users.id }).from(users).limit(3)).map(({ id }) => id)
  const taken = await house.db.select({ order_id: orders.id, provider_id: orders.provider_id }).from(orders)
  held = taken.flatMap(({ order_id, provider_id }) => (provider_id ? [{ order_id, provider_id }] : [])).slice(0, 2)
})

const wallet = (at: number) => ({ kind: 'client_wallet' as const, user_id: people[at] ?? '' })
const escrow = (at: number) => ({ kind: 'escrow' as const, order_id: held[at]?.order_id ?? '' })
const hold = (person: number, order: number, amount: number) =>
  inTransaction(house.ctxOf(), (ctx) =>
    post(ctx, {
      kind: 'payment',
      legs: [
        { account: wallet(person), amount: -amount },
        { account: escrow(order), amount },
      ],
    }),
  )
const release = (order: number, net: number) =>
  inTransaction(house.ctxOf(), (ctx) =>
    releaseHold(ctx, { order_id: '', provider_id: '', ...held[order], net, commission_percent: 12, vat_percent: 15 }),
  )
const refused = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}
const sums = ledgerChecks.filter(({ name }) => name !== 'M2 holds')
const brokenSums = async () => {
  const found: string[] = []
  for (const { name, broken } of sums) if ((await house.db.execute(broken)).rows.length > 0) found.push(name)
  return found
}

const person = fc.integer({ min: 0, max: 2 })
const order = fc.integer({ min: 0, max: 1 })
const amount = fc.integer({ min: 1, max: 5_000_000 })
const act = fc.oneof(
  fc.record({ kind: fc.constant('fund' as const), person, amount }),
  fc.record({ kind: fc.constant('hold' as const), person, order, amount }),
  fc.record({ kind: fc.constant('release' as const), order, amount }),
)

test('whatever is funded, held and released, the ledger adds up, nobody falls below zero and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      for (const one of acts) {
        if (one.kind === 'fund') await fundWallet(house.ctxOf(), { user_id: wallet(one.person).user_id, amount: one.amount, note: 'test' })
        if (one.kind === 'hold') {
          const before = await balanceOf(house.ctxOf(), wallet(one.person))
          expect(await refused(hold(one.person, one.order, one.amount))).toBe(before < one.amount)
        }
        if (one.kind === 'release') {
          await release(one.order, one.amount)
          expect(await balanceOf(house.ctxOf(), escrow(one.order))).toBe(0)
        }
      }
      expect(await brokenSums()).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('of payments that come at once only those that the wallet covers go through', async () => {
  const left = await balanceOf(house.ctxOf(), wallet(2))
  await fundWallet(house.ctxOf(), { user_id: wallet(2).user_id, amount: 100, note: 'test' })
  const each = Math.floor((left + 100) / 3)
  const answers = await Promise.all([0, 1, 0, 1, 0].map((at) => refused(hold(2, at, each))))
  expect(answers.filter((isRefused) => !isRefused)).toHaveLength(3)
  expect(await balanceOf(house.ctxOf(), wallet(2))).toBe(left + 100 - 3 * each)
})

test('the database itself refuses entries that do not balance, and a ledger that is rewritten', async () => {
  const one = sql`insert into ledger_transactions (kind, reference_number, created_at) values ('adjustment', 'T-odd', now()) returning id`
  const odd = house.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(one)
    await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, amount, created_at)
      select ${rows[0]?.id}::uuid, id, 5, now() from ledger_accounts limit 1`)
  })
  await expect(odd).rejects.toThrow()
  await expect(house.db.execute(sql`update ledger_entries set amount = 1`)).rejects.toThrow()
  await expect(house.db.execute(sql`delete from ledger_entries`)).rejects.toThrow()
  expect(await brokenSums()).toEqual([])
})

test('a posting that does not balance is a defect', async () => {
  const odd = inTransaction(house.ctxOf(), (ctx) => post(ctx, { kind: 'adjustment', legs: [{ account: wallet(0), amount: 5 }] }))
  await expect(odd).rejects.toThrow('post: the legs of adjustment sum to 5')
})
