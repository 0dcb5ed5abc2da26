import { randomUUID } from 'node:crypto'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../platform/db/database.ts'
import { sqlErrorOf } from '../platform/db/sql-errors.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import { audit } from '../resources/write/audit.ts'
import { bookedCars } from '../testing/booked-cars.ts'
import { logInAs, sessionToken } from '../testing/people.ts'
import { checkedOut, newShopper, payCheckoutByCard, putInCart, soldProducts } from '../testing/store.ts'
import { testApp } from '../testing/test-app.ts'
import { sendCheckoutTransfer } from '../testing/transfers.ts'
import { chatCorruptions } from './corruptions/chat-corruptions.ts'
import { disputeCorruptions } from './corruptions/dispute-corruptions.ts'
import { documentCorruptions } from './corruptions/document-corruptions.ts'
import { frozenCorruptions } from './corruptions/frozen-corruptions.ts'
import { invoiceCorruptions } from './corruptions/invoice-corruptions.ts'
import { moneyCorruptions } from './corruptions/money-corruptions.ts'
import { orderCorruptions } from './corruptions/order-corruptions.ts'
import { recordCorruptions, rejectedCorruptions } from './corruptions/record-corruptions.ts'
import { rejectedRentals, rentalCorruptions } from './corruptions/rental-corruptions.ts'
import { reviewedCorruptions } from './corruptions/reviewed-corruptions.ts'
import { settlementCorruptions } from './corruptions/settlement-corruptions.ts'
import { unauditedCorruptions } from './corruptions/unaudited-corruptions.ts'
import { withdrawalCorruptions } from './corruptions/withdrawal-corruptions.ts'
import { findViolations, invariants } from './find-violations.ts'
import { formatReport } from './format-report.ts'

const corruptions = [
  ...moneyCorruptions,
  ...orderCorruptions,
  ...chatCorruptions,
  ...disputeCorruptions,
  ...documentCorruptions,
  ...invoiceCorruptions,
  ...recordCorruptions,
  ...rentalCorruptions,
  ...settlementCorruptions,
  ...withdrawalCorruptions,
]

const app = await testApp({}, { demo: 'past' })
const now = () => app.clock.now()

beforeAll(async () => {
  // The demo has a pending refund; another administrator approves it.
  const approver = await logInAs(app, '0500000004')
  const [request] = (await app.db.execute<{ id: string }>(sql`select id from refund_requests where status = 'pending'`)).rows
  const approved = await app.call('POST', `/api/admin/refund-requests/${request?.id}/actions/approve`, { token: approver })
  expect(approved.status).toBe(200)
  // Goods of which one order is paid, and one is not yet.
  const shopper = await newShopper(app)
  for (const product of (await soldProducts(app, 'platform')).slice(0, 2)) {
    await putInCart(app, shopper, product.id)
    await checkedOut(app, shopper)
  }
  const [sold] = await soldProducts(app, 'provider')
  const body = { client_id: randomUUID(), text: 'هل يناسب الهواتف القديمة؟' }
  const question = await app.call('POST', `/api/store/${sold?.id}/questions`, { token: shopper.token, body })
  const [seller] = (
    await app.db.execute<{ id: string }>(sql`select id from users where role = 'provider' and provider_id = ${sold?.provider_id}`)
  ).rows
  const answer = { client_id: randomUUID(), text: 'نعم' }
  const token = await sessionToken(app, { id: String(seller?.id) })
  expect((await app.call('POST', `/api/chat/rooms/${question.body.data?.id}/messages`, { token, body: answer })).status).toBe(201)
  await putInCart(app, shopper, sold?.id ?? '')
  await payCheckoutByCard(app, shopper, (await checkedOut(app, shopper)).checkout_id)
  await putInCart(app, shopper, (await soldProducts(app, 'platform'))[0]?.id ?? '')
  const { checkout_id: id, payment } = await checkedOut(app, shopper)
  await sendCheckoutTransfer(app, shopper, { id, amount: payment.amount })
  // A car that is booked, one whose booking was cancelled, and one that waits for its provider.
  const parties = await bookedCars(app)
  const { book, step, send, form } = parties
  const sunday = Date.parse('2028-03-05T08:00:00.000Z')
  await claimOnDeposit(parties, sunday)
  await book(sunday, 2)
  const cancelled = await book(sunday + 7 * dayMs, 2)
  await step(cancelled.client.id, cancelled.id, 'cancel_booking')
  await send((await newShopper(app)).id, form(sunday + 14 * dayMs, 2))
})

/** A car that is back, with a claim on its security deposit that was accepted and one that waits for its client. */
async function claimOnDeposit(
  { book, step, handOver, condition, page, owner, tokenOf }: Awaited<ReturnType<typeof bookedCars>>,
  pickup: number,
) {
  const { id, client } = await book(pickup, 2)
  await app.db.execute(sql`update rentals set pickup_at = ${now()}::timestamptz + interval '2 hours' where order_id = ${id}`)
  await handOver(id)
  await step(owner, id, 'take_back', await condition(12_000, 8))
  for (const amount of [1000, 2000]) {
    const { file_ids } = await condition(0, 0)
    await step(owner, id, 'claim_deposit', { kind: 'damage', reason: 'خدش في الباب', amount, file_ids })
  }
  const [claim] = (await page(client.id, id)).rental.claims
  expect((await app.call('POST', `/api/deposit-claims/${claim.id}/accept`, { token: await tokenOf(client.id) })).status).toBe(200)
}

test('an empty database violates no invariant', async () => {
  const empty = await testApp()
  expect(await findViolations(empty.db, now())).toEqual([])
})

test('the demo with the orders of past weeks violates no invariant', async () => {
  expect(await findViolations(app.db, now())).toEqual([])
})

class Rollback extends Error {}

test.each(corruptions)('%s is detected', async (_, statement, name) => {
  let changed = 0
  let names: string[] = []
  const transaction = app.db.transaction(async (tx) => {
    // Triggers and foreign keys are off: an operator with a console could do the same.
    await tx.execute(sql`set local session_replication_role = replica`)
    changed = (await tx.execute(sql`${statement} returning 1 as changed`)).rows.length
    names = (await findViolations(tx, now(), name)).map(({ name }) => name)
    throw new Rollback()
  })
  await expect(transaction).rejects.toThrow(Rollback)
  expect(changed).toBeGreaterThan(0)
  expect(names).toContain(name)
})

test.each([...rejectedCorruptions, ...rejectedRentals])('the database rejects %s', async (_, statement) => {
  await expect(app.db.execute(statement)).rejects.toThrow()
})

const frozen = frozenCorruptions.map(([title, statement, row]) => ({ title, statement, row }))

test.each(frozen)('the database refuses $title', async ({ statement, row }) => {
  const transaction = app.db.transaction(async (tx) => {
    if (row) await tx.execute(row)
    await tx.execute(statement)
  })
  // The code of the triggers of what is final, not of another rule that the statement happens to break.
  expect(await transaction.catch(sqlErrorOf)).toMatchObject({ code: '23001' })
})

const unaudited = unauditedCorruptions.map(([title, statement]) => ({ title, statement }))

test.each(unaudited)('the database rejects at the commit, without an audit entry: $title', async ({ statement }) => {
  expect(await app.db.execute(statement).catch(sqlErrorOf)).toMatchObject({ code: '23001' })
})

test('an audit entry allows its own change only: of its row, with its value, in its transaction', async () => {
  const [role, other] = (await app.db.execute<{ id: string }>(sql`select id from roles limit 2`)).rows
  const entry = { action: 'edit', resource: 'roles', row_id: role?.id ?? '', after: { permissions: ['cities.list'] } }
  const change = sql`update roles set permissions = array['cities.list'] where id = ${role?.id}`
  const changeWith = (entry: Parameters<typeof audit>[1]) =>
    inTransaction(systemCtx(app.shared), async (ctx) => {
      await audit(ctx, entry)
      await ctx.db.execute(change)
    })
  expect(await changeWith({ ...entry, row_id: other?.id ?? '' }).catch(sqlErrorOf)).toMatchObject({ code: '23001' })
  expect(await changeWith({ ...entry, after: { permissions: [] } }).catch(sqlErrorOf)).toMatchObject({ code: '23001' })
  await audit(systemCtx(app.shared), entry)
  expect(await app.db.execute(change).catch(sqlErrorOf)).toMatchObject({ code: '23001' })
  await changeWith(entry)
})

test('the database refuses what a security review changed, or an invariant reports it', async () => {
  const known = new Map<string, readonly [statement: SQL, name?: string, row?: SQL]>([
    ...[...corruptions, ...rejectedCorruptions].map(([title, statement, name]) => [title, [statement, name]] as const),
    ...frozenCorruptions.map(([title, statement, row]) => [title, [statement, undefined, row]] as const),
    ...unauditedCorruptions.map(([title, statement]) => [title, [statement]] as const),
  ])
  const outcomeOf = async (title: string) => {
    const [statement, name, row] = known.get(title) ?? []
    if (!statement) return 'unknown'
    let outcome = 'unnoticed'
    const transaction = app.db.transaction(async (tx) => {
      if (row) await tx.execute(row)
      await tx.execute(statement)
      await tx.execute(sql`set constraints all immediate`)
      if (name && (await findViolations(tx, now(), name)).length > 0) outcome = 'reported'
      throw new Rollback()
    })
    const code = await transaction.catch((error) => (error instanceof Rollback ? null : sqlErrorOf(error)?.code))
    return code?.startsWith('23') ? 'rejected' : outcome
  }
  const outcomes = new Map<string, string>()
  for (const title of reviewedCorruptions) outcomes.set(title, await outcomeOf(title))
  const missed = [...outcomes].filter(([, outcome]) => outcome !== 'rejected' && outcome !== 'reported')
  expect([outcomes.size, missed]).toEqual([67, []])
})

test('every invariant has a corruption that it detects, or is enforced by the database', () => {
  const covered = new Set([...corruptions, ...rejectedCorruptions].map(([, , name]) => name))
  const names = invariants(now()).map(({ name }) => name)
  expect([...covered].sort()).toEqual(names.sort())
})

test('the report has a line for each invariant, with the violating rows below it', () => {
  const all = [
    { name: 'M1 sums', description: 'sums are zero' },
    { name: 'O1 steps', description: 'steps are known' },
  ]
  expect(formatReport(all, [])).toBe('M1 sums   ok      sums are zero\nO1 steps  ok      steps are known\nAll 2 invariants hold.\n')
  const output = formatReport(all, [{ name: 'O1 steps', rows: [{ number: 'WSL-1' }] }])
  expect(output).toContain('O1 steps  BROKEN  steps are known\n    {"number":"WSL-1"}\n1 of 2 invariants do not hold.')
  expect(output).not.toContain('system time')
  const demo = formatReport(all, [{ name: 'O1 steps', rows: [] }], '2026-11-24T10:00:00.000Z')
  expect(demo).toContain('Compared with the system time 2026-11-24T10:00:00.000Z.')
})
