import type { LedgerAccountKind } from '@wasl/shared/rules/ledger-accounts.ts'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { ledgerChecks } from '../../invariants/ledger-checks.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ledgerAccounts } from '../tables/ledger.ts'
import { releaseEscrow } from './escrow.ts'
import { fundWallet } from './fund-wallet.ts'
import { loadBalance } from './ledger-account.ts'
import { type LedgerLeg, postTransaction } from './post-transaction.ts'

let app: TestApp
let people: readonly string[]
let held: readonly { order_id: string; provider_id: string }[]

beforeAll(async () => {
  app = await testApp({}, { demo: true })
  people = (await app.db.select({ id: users.id }).from(users).where(eq(users.role, 'client')).limit(3)).map(({ id }) => id)
  const rows = await app.db.select({ order_id: orders.id, provider_id: orders.provider_id }).from(orders)
  held = rows.flatMap(({ order_id, provider_id }) => (provider_id ? [{ order_id, provider_id }] : [])).slice(0, 2)
})

const wallet = (at: number) => ({ kind: 'client_wallet' as const, user_id: people[at] ?? '' })
const escrow = (at: number) => ({ kind: 'escrow' as const, order_id: held[at]?.order_id ?? '' })
const hold = (person: number, order: number, amount: number) =>
  inTransaction(app.createContext(), (ctx) =>
    postTransaction(ctx, {
      kind: 'payment',
      legs: [
        { account: wallet(person), amount: -amount },
        { account: escrow(order), amount },
      ],
    }),
  )
const release = (order: number, net: number) =>
  inTransaction(app.createContext(), (ctx) =>
    releaseEscrow(ctx, {
      order_id: '',
      provider_id: '',
      ...held[order],
      net,
      coupon_vat: 0,
      commission_percent: 12,
      vat_percent: 15,
      sold_by: 'provider',
    }),
  )
const isRejected = async (posting: Promise<unknown>): Promise<boolean> => {
  try {
    await posting
    return false
  } catch (error) {
    if (error instanceof RequestError) return true
    throw error
  }
}
const sumChecks = ledgerChecks.filter(({ name }) => name !== 'M2 escrow')
const brokenSums = async () => {
  const names: string[] = []
  for (const { name, violations } of sumChecks) if ((await app.db.execute(violations)).rows.length > 0) names.push(name)
  return names
}

const person = fc.integer({ min: 0, max: 2 })
const order = fc.integer({ min: 0, max: 1 })
const amount = fc.integer({ min: 1, max: 5_000_000 })
const posting = fc.oneof(
  fc.record({ kind: fc.constant('fund' as const), person, amount }),
  fc.record({ kind: fc.constant('hold' as const), person, order, amount }),
  fc.record({ kind: fc.constant('release' as const), order, amount }),
)

test('after random postings the ledger balances and no account is negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { minLength: 1, maxLength: 12 }), async (postings) => {
      for (const posting of postings) {
        if (posting.kind === 'fund')
          await fundWallet(app.createContext(), { user_id: wallet(posting.person).user_id, amount: posting.amount, note: 'test' })
        if (posting.kind === 'hold') {
          const before = await loadBalance(app.createContext(), wallet(posting.person))
          expect(await isRejected(hold(posting.person, posting.order, posting.amount))).toBe(before < posting.amount)
        }
        if (posting.kind === 'release') {
          await release(posting.order, posting.amount)
          expect(await loadBalance(app.createContext(), escrow(posting.order))).toBe(0)
        }
      }
      expect(await brokenSums()).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('of concurrent payments only those that the wallet covers succeed', async () => {
  const left = await loadBalance(app.createContext(), wallet(2))
  await fundWallet(app.createContext(), { user_id: wallet(2).user_id, amount: 100, note: 'test' })
  const each = Math.floor((left + 100) / 3)
  const responses = await Promise.all([0, 1, 0, 1, 0].map((at) => isRejected(hold(2, at, each))))
  expect(responses.filter((rejected) => !rejected)).toHaveLength(3)
  expect(await loadBalance(app.createContext(), wallet(2))).toBe(left + 100 - 3 * each)
})

test('the database rejects unbalanced entries and changes of the ledger', async () => {
  const one = sql`insert into ledger_transactions (kind, reference_number, created_at) values ('payout', 'T-odd', now()) returning id`
  const unbalanced = app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(one)
    await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, amount, created_at)
      select ${rows[0]?.id}::uuid, id, 5, now() from ledger_accounts limit 1`)
  })
  await expect(unbalanced).rejects.toThrow()
  await expect(app.db.execute(sql`update ledger_entries set amount = 1`)).rejects.toThrow()
  await expect(app.db.execute(sql`delete from ledger_entries`)).rejects.toThrow()
  expect(await brokenSums()).toEqual([])
})

test('a posting takes five statements, however many accounts it has', async () => {
  for (const at of [0, 1, 2]) await fundWallet(app.createContext(), { user_id: wallet(at).user_id, amount: 1_000, note: 'test' })
  const post = (legs: LedgerLeg[]) => inTransaction(app.createContext(), (ctx) => postTransaction(ctx, { kind: 'payment', legs }))
  const fromWallets = (...owners: number[]): LedgerLeg[] => [
    ...owners.map((at) => ({ account: wallet(at), amount: -100 })),
    { account: escrow(0), amount: 100 * owners.length },
  ]
  const statements = async (legs: LedgerLeg[]) =>
    (await countQueries(app, () => post(legs))).filter((query) => query !== 'begin' && query !== 'commit')
  await post(fromWallets(0, 1, 2))
  expect(await statements(fromWallets(0))).toHaveLength(5)
  expect(await statements(fromWallets(0, 1, 2))).toHaveLength(5)
})

test('an unbalanced posting throws', async () => {
  const unbalanced = inTransaction(app.createContext(), (ctx) =>
    postTransaction(ctx, { kind: 'payout', legs: [{ account: wallet(0), amount: 5 }] }),
  )
  await expect(unbalanced).rejects.toThrow('postTransaction: the legs of payout sum to 5')
})

test('two legs of one account are checked together', async () => {
  const left = await loadBalance(app.createContext(), wallet(0))
  const inTwoLegs = (amount: number) =>
    inTransaction(app.createContext(), (ctx) =>
      postTransaction(ctx, {
        kind: 'payment',
        legs: [
          { account: wallet(0), amount: -amount },
          { account: wallet(0), amount: -amount },
          { account: escrow(0), amount: 2 * amount },
        ],
      }),
    )
  expect(await isRejected(inTwoLegs(left))).toBe(left > 0)
  await fundWallet(app.createContext(), { user_id: wallet(0).user_id, amount: 200, note: 'test' })
  await inTwoLegs(100)
  expect(await loadBalance(app.createContext(), wallet(0))).toBe(left)
})

test('a platform account that every order posts to has several rows, and its balance is their sum', async () => {
  const before = await loadBalance(app, { kind: 'commission' })
  const post = (amount: number) =>
    inTransaction(app.createContext(), (ctx) =>
      postTransaction(ctx, {
        kind: 'adjustment',
        legs: [
          { account: { kind: 'commission' }, amount },
          { account: { kind: 'commission' }, amount: 1 },
          { account: { kind: 'adjustments' }, amount: -amount - 1 },
        ],
      }),
    )
  for (let amount = 1; amount <= 40; amount += 1) await post(amount)
  const rowsOf = (kind: LedgerAccountKind) => app.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, kind))
  expect((await rowsOf('commission')).length).toBeGreaterThan(3)
  expect(await rowsOf('adjustments')).toHaveLength(1)
  expect((await loadBalance(app, { kind: 'commission' })) - before).toBe(820 + 40)
  expect(await brokenSums()).toEqual([])
})
