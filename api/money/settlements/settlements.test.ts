import { pages } from '@wasl/shared/pages/pages.ts'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { providers, users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { complaints } from '../../ordering/tables/from-registry.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueueJobs, recurringKey } from '../../platform/jobs/enqueue.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { earn } from '../../testing/earnings.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { fundWallet } from '../ledger/fund-wallet.ts'
import { settlement_lines, settlements } from '../tables/from-registry.ts'
import { runSettlements } from './run-settlements.ts'
import { renderSettlementStatement } from './settlement-statement.ts'

const { app, sample, mustTransition } = await orderFixture()
const { call, db, clock, shared } = app
const [owner] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.company.slice(1)}`))
const provider_id = owner?.provider_id ?? ''
const net = 57_500 - 5_000 // 575 riyals with VAT, minus 10 % of 500

let client: string
let provider: string
// The clock has advanced, so sessions may have expired.
beforeEach(async () => {
  client = await logInAs(app, demoPhones.client)
  provider = await logInAs(app, demoPhones.company)
})

async function completedOrder(): Promise<SentOrder> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, `+966${demoPhones.client.slice(1)}`))
  await inTransaction(systemCtx(shared), (ctx) => fundWallet(ctx, { user_id: user?.id ?? '', amount: 57_500, note: 'test' }))
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, crypto.randomUUID())
  await mustTransition(provider, order, 'deliver')
  return mustTransition(client, order, 'confirm_receipt')
}
async function nextWeek(): Promise<void> {
  clock.advance(7 * dayMs)
  client = await logInAs(app, demoPhones.client)
  provider = await logInAs(app, demoPhones.company)
}
const run = () => runSettlements(systemCtx(shared))
const settlementOf = async ({ id }: SentOrder) => {
  const found = await db
    .select({ settlement: settlements, line: settlement_lines })
    .from(settlement_lines)
    .innerJoin(settlements, eq(settlements.id, settlement_lines.settlement_id))
    .where(eq(settlement_lines.order_id, id))
  expect(found.length).toBeLessThan(2)
  return found[0]
}
const settlementWith = async (transaction_number: string) => {
  const found = await db
    .select({ settlement: settlements })
    .from(settlement_lines)
    .innerJoin(settlements, eq(settlements.id, settlement_lines.settlement_id))
    .where(eq(settlement_lines.transaction_number, transaction_number))
  expect(found.length).toBeLessThan(2)
  return found[0]?.settlement
}

test('a refund after the release is a line of the settlement, and nobody is notified of a negative amount', async () => {
  const [order, other] = [await completedOrder(), await completedOrder()]
  const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  const body = { order_id: order.id, amount: 11_500, reason: 'قطعة ناقصة', destination: 'wallet' }
  const request = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  expect((await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })).status).toBe(200)
  await nextWeek()
  await run()
  const lines = await db.select().from(settlement_lines).where(eq(settlement_lines.order_id, order.id))
  expect(lines.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-10_500, net])
  const id = lines[0]?.settlement_id ?? ''
  const shown = await call('GET', `/api/settlements/${id}`, { token: provider })
  expect(shown.body.data).toMatchObject({ amount: 2 * net - 10_500, commission: 2 * 4_348 - 870, commission_vat: 2 * 652 - 130 })
  const statement = await call('GET', `/api/settlements/${id}/statement`, { token: provider })
  expect([statement.status, statement.headers['content-type']]).toEqual([200, 'application/pdf'])
  const added = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.type, 'settlement_line_added'),
        eq(notifications.user_id, owner?.id ?? ''),
        inArray(notifications.order_id, [order.id, other.id]),
      ),
    )
  expect(added.map(({ order_id }) => order_id).sort()).toEqual([order.id, other.id].sort())
  expect(added.every(({ body_en }) => body_en.includes('525'))).toBe(true)
})

test('what a week earned becomes one settlement after the settlement day, with one line for each order', async () => {
  const orders = [await completedOrder(), await completedOrder()]
  await enqueueJobs(systemCtx(shared), [{ queue: 'settlements', key: recurringKey }])
  await runQueues(shared, ['settlements'])
  expect(await settlementOf(orders[0] ?? { id: '' })).toBeUndefined()
  await nextWeek()
  await runQueues(shared, ['settlements'])
  const found = await Promise.all(orders.map(settlementOf))
  expect(new Set(found.map((one) => one?.settlement.id)).size).toBe(1)
  expect(found.map((one) => one?.line)).toEqual(
    orders.map(() => expect.objectContaining({ service_amount: 57_500, commission: 4_348, commission_vat: 652, amount: net })),
  )
  const { settlement } = found[0] ?? {}
  expect(settlement).toMatchObject({ provider_id, status: 'new', amount: 2 * net, commission: 2 * 4_348, commission_vat: 2 * 652 })
  expect(settlement?.iban).toMatch(/^SA/)
  const sent = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 'settlement_line_added'), eq(notifications.order_id, orders[0]?.id ?? '')))
  expect(sent[0]).toMatchObject({ link: pages.settlement({ id: settlement?.id ?? '' }) })
  await run()
  expect((await settlementOf(orders[0] ?? { id: '' }))?.settlement.id).toBe(settlement?.id)
})

test('two jobs at once settle every order once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { reference_number } = await earn(app, provider_id, 10_000 + round)
    clock.advance(7 * dayMs)
    await Promise.all([run(), run()])
    expect((await settlementWith(reference_number))?.amount).toBe(10_000 + round)
  }
})

test('a job that fails before its end leaves no half settlement, and the next one makes it', async () => {
  const { reference_number } = await earn(app, provider_id, 20_000)
  clock.advance(7 * dayMs)
  await expect(
    inTransaction(systemCtx(shared), async (ctx) => {
      await runSettlements(ctx)
      throw new Error('the process stops')
    }),
  ).rejects.toThrow('the process stops')
  expect(await settlementWith(reference_number)).toBeUndefined()
  await run()
  expect((await settlementWith(reference_number))?.amount).toBe(20_000)
})

test('less than the minimum waits for the week in which there is enough', async () => {
  const admin = await adminToken(app, 'all')
  expect((await call('PATCH', '/api/admin/settings', { token: admin, body: { min_payout: 100_000 } })).status).toBe(200)
  const first = await earn(app, provider_id, 30_000)
  await nextWeek()
  await run()
  expect(await settlementWith(first.reference_number)).toBeUndefined()
  const page = await call('GET', '/api/settlements', { token: provider })
  expect(page.body.data?.next).toMatchObject({ amount: 30_000, min_amount: 100_000 })
  await earn(app, provider_id, -10_000)
  const second = await earn(app, provider_id, 90_000)
  await nextWeek()
  await run()
  expect(await settlementWith(first.reference_number)).toMatchObject({ amount: 110_000 })
  expect((await settlementWith(second.reference_number))?.id).toBe((await settlementWith(first.reference_number))?.id)
  expect((await call('PATCH', '/api/admin/settings', { token: await adminToken(app, 'all'), body: { min_payout: 5_000 } })).status).toBe(
    200,
  )
})

test('settlements are held while a complaint about their orders is open, the IBAN is new or the documents are not approved', async () => {
  const order = await completedOrder()
  await nextWeek()
  await run()
  const id = (await settlementOf(order))?.settlement.id ?? ''
  const hold = async () => {
    await run()
    return (await settlementOf(order))?.settlement.hold_reason
  }
  const set = (change: Partial<typeof providers.$inferInsert>) =>
    changeAudited(app, providers, { set: change, where: eq(providers.id, provider_id) })
  expect(await hold()).toBeNull()
  const at = clock.now()
  const texts = { subject: 'جودة العمل', message: 'العمل غير مكتمل' }
  const [complaint] = await db
    .insert(complaints)
    .values({
      number: 'C-HOLD',
      user_id: owner?.id ?? '',
      order_id: order.id,
      reason: 'quality',
      ...texts,
      status: 'new',
      created_at: at,
      updated_at: at,
    })
    .returning()
  expect(await hold()).toBe('dispute')
  const page = await call('GET', `/api/settlements/${id}`, { token: provider })
  expect(page.body.data).toMatchObject({ hold_reason: 'dispute' })
  await db
    .update(complaints)
    .set({ status: 'responded' })
    .where(eq(complaints.id, complaint?.id ?? ''))
  expect(await hold()).toBeNull()
  await set({ payouts_held_until: addSeconds(clock.now(), hourMs / 1000) })
  expect(await hold()).toBe('new_iban')
  clock.advance(2 * hourMs)
  expect(await hold()).toBeNull()
  await set({ status: 'rejected' })
  expect(await hold()).toBe('unverified')
  await set({ status: 'approved', payouts_held_until: null })
  expect(await hold()).toBeNull()
  const history = await call('GET', `/api/admin/settlements/${id}/history`, { token: await adminToken(app, 'all') })
  expect(JSON.stringify(history.rows ?? history.body)).toContain('resume')
})

// The next test ends settlements without paying them.
testInvariants(app, /settlement|payable|stored balances/)

test('a provider lists and asks for its own settlements only, one at a time', async () => {
  const { reference_number } = await earn(app, provider_id, 40_000)
  const { body: before } = await call('GET', '/api/settlements?tab=new', { token: provider })
  expect(before.data).toMatchObject({ next: { amount: 40_000, hold_reason: null }, counts: { new: expect.any(Number) } })
  const request = () => call('POST', '/api/settlements', { token: provider, lang: 'en', body: {} })
  const denied = await request()
  expect([denied.status, denied.body.msg]).toEqual([409, 'You have a settlement that is not paid yet'])
  await db.update(settlements).set({ status: 'ended' }).where(eq(settlements.provider_id, provider_id))
  const responses = await Promise.all([request(), request()])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  const settlement = await settlementWith(reference_number)
  expect(settlement).toMatchObject({ amount: 40_000, period_end: null })
  const own = await call('GET', `/api/settlements/${settlement?.id}`, { token: provider })
  expect(own.body.data).toMatchObject({ number: settlement?.number, lines: [{ order: null, amount: 40_000 }] })
  const other = await call('GET', `/api/settlements/${settlement?.id}`, { token: await logInAs(app, demoPhones.freelancer) })
  expect(other.status).toBe(404)
  const statement = (token: string) => call('GET', `/api/settlements/${settlement?.id}/statement`, { token })
  expect((await statement(await logInAs(app, demoPhones.freelancer))).status).toBe(404)
  expect((await statement(provider)).headers['content-type']).toBe('application/pdf')
  const { text } = await readPdfText((await renderSettlementStatement(app.createContext(), settlement?.id ?? '')).bytes)
  for (const part of [settlement?.number ?? '', 'Settlement statement', 'Adjustment', '400.00', settlement?.iban ?? ''])
    expect(text).toContain(part)
  expect(text).not.toContain('-0.00')
})
