import { riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { recurringKey } from '../../platform/jobs/enqueue.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { gateway_comparisons, gateway_differences } from '../tables/from-registry.ts'
import { gatewayEvents, payments } from '../tables/payments.ts'
import { reconcile, runReconciliation } from './reconcile.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db, clock, shared } = app
let tokens = { client, provider }
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const hour = 3_600_000

const payAtGateway = async (page_id: string) => {
  const result = await payWithCard(sandbox, page_id, '4111111111111111')
  if (result.next === 'code') await enterCode(sandbox, page_id, result.payment.id, testCode)
  await sandbox.events.idle()
}
let keys = 0
const post = (path: string, body: object) =>
  call('POST', path, { token: tokens.client, body, headers: { 'idempotency-key': `reconciled-${++keys}` } })
/** A top-up that is paid by card; its page at the gateway has the id of the payment. */
async function toppedUp(amount: number, pay = payAtGateway): Promise<string> {
  const { body, text } = await post('/api/wallet/top-ups', { amount })
  const id = String(body.data?.payment_id ?? text)
  await pay(id)
  return id
}
/** Changes the gateway's records over its controls. */
const change = async (body: object) => {
  const response = await call('POST', '/api/dev/gateway/records', { body })
  expect(response.status).toBe(200)
  return String(response.body.data?.id)
}
const run = () => reconcile(systemCtx(shared))
const later = async (hours: number) => {
  clock.advance(hours * hour)
  await runDueDeadlines(shared)
}
/** Hours until an hour of the next day in Riyadh. */
const hoursUntil = (hourOfDay: number) => 24 + hourOfDay - new Date(Date.parse(clock.now()) + riyadhOffsetMs).getUTCHours()
const open = async () =>
  (await db.select().from(gateway_differences).where(eq(gateway_differences.status, 'open')))
    .map(({ kind, expected, found, page_id, reference }) => [kind, expected, found, page_id ?? reference])
    .sort()
const balances = async () => ({
  gateway: await loadBalance({ db }, { kind: 'gateway_clearing' }),
  fees: await loadBalance({ db }, { kind: 'gateway_fees' }),
  bank: await loadBalance({ db }, { kind: 'bank_clearing' }),
})

test('settlements of the gateway are booked once, with the fee as an expense, and fit the ledger', async () => {
  // The card payments of the demo.
  await later(48)
  await run()
  await toppedUp(10_000)
  await toppedUp(20_000)
  const settled = await db.$count(gatewayEvents, eq(gatewayEvents.type, 'settlement'))
  const before = await balances()
  await run()
  expect(await balances()).toEqual(before)
  await later(24)
  await Promise.all([run(), run()])
  await run()
  // 1.75 % and one riyal each.
  const after = await balances()
  expect([after.gateway, after.fees - before.fees, after.bank - before.bank]).toEqual([0, -725, -29_275])
  expect((await db.$count(gatewayEvents, eq(gatewayEvents.type, 'settlement'))) - settled).toBe(1)
  expect(await open()).toEqual([])
})

const idOfToday = () => `settlement-${riyadhDate(clock.now())}`

test('a settlement with another sum is reported until the sums fit again', async () => {
  const id = idOfToday()
  await toppedUp(30_000)
  await change({ settlement_id: id, change: -1_000 })
  await later(24)
  await run()
  expect(await open()).toEqual([['other_settlement', 30_000, 29_000, id]])
  await toppedUp(5_000)
  await change({ settlement_id: idOfToday(), change: 1_000 })
  await later(24)
  await run()
  expect(await open()).toEqual([])
  // The gateway changes a settlement that was booked.
  await change({ settlement_id: id, change: 0 })
  await run()
  expect(await open()).toEqual([['other_settlement', 29_000, 30_000, id]])
  await change({ settlement_id: id, change: -1_000 })
  await run()
  expect(await open()).toEqual([])
})

test('a settlement whose difference was resolved does not make later ones differ', async () => {
  const id = idOfToday()
  await toppedUp(20_000)
  await change({ settlement_id: id, change: 300 })
  await later(24)
  await run()
  expect(await open()).toEqual([['other_settlement', 20_000, 20_300, id]])
  const [row] = await db.select().from(gateway_differences).where(eq(gateway_differences.reference, id))
  const body = { note: 'مبلغ دفعة أقدم من المنصة' }
  const token = await adminToken(app, 'all')
  expect((await call('POST', `/api/admin/gateway-differences/${row?.id}/actions/resolve`, { token, body })).status).toBe(200)
  await toppedUp(6_000)
  await later(24)
  await run()
  expect(await open()).toEqual([])
  // Older than what is compared every night, and than a session.
  await later(24 * 40)
  tokens = { client: await logInAs(app, demoPhones.client), provider: await logInAs(app, demoPhones.company) }
  await toppedUp(7_000)
  await later(24)
  await run()
  expect(await open()).toEqual([])
})

test('the run books an attempt of the evening before whose events were lost, and the job schedules one run each night', async () => {
  await later(hoursUntil(22))
  sandbox.events.setFaults({ lost: 1 })
  const id = await toppedUp(40_000)
  sandbox.events.setFaults({})
  clock.advance(3 * hour)
  await run()
  expect((await db.select().from(payments).where(eq(payments.id, id)))[0]?.status).toBe('captured')
  // The gateway settled it on a day before the ledger had it.
  await run()
  expect(await open()).toEqual([])
  const job = { key: recurringKey } as unknown as Parameters<typeof runReconciliation>[1]
  await runReconciliation(shared, job)
  await runReconciliation(shared, job)
  const { rows } = await db.execute<{ key: string }>(`select key from jobs where queue = 'reconciliation' and key like 'night %'`)
  expect(rows).toHaveLength(1)
})

test('each kind of difference is found once, and closed once both sides agree', async () => {
  // The gateway settles at midnight, which must not fall into the hours of this test.
  await later(hoursUntil(9))
  await run()
  const [first, second] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  const order = await payableOrder(app, tokens.client, tokens.provider, sample)
  const refunded = String((await post(`/api/orders/${order.id}/pay`, { method: 'electronic' })).body.data?.payment_id)
  await payAtGateway(refunded)
  const request = { order_id: order.id, amount: 5_000, reason: 'قطعة ناقصة', destination: 'source' }
  const created = await call('POST', '/api/admin/refund-requests', { token: first, body: request })
  await call('POST', `/api/admin/refund-requests/${created.body.id}/actions/approve`, { token: second })
  await runQueues(shared, ['refunds'])
  const [amount, currency, fee, refund, deleted] = [
    await toppedUp(10_100),
    await toppedUp(10_200),
    await toppedUp(10_300),
    await toppedUp(10_400),
    await toppedUp(10_500),
  ]
  const unknown = await change({ unknown_amount: 7_700 })
  await change({ page_id: refunded, refunded: 0 })
  await change({ page_id: amount, amount: 10_000 })
  await change({ page_id: currency, currency: 'USD' })
  await change({ page_id: fee, fee: 999 })
  await change({ page_id: refund, refunded: 400 })
  await change({ page_id: deleted, is_deleted: true })
  // Too young: it may still be on its way.
  await run()
  expect(await open()).toEqual([])
  await later(3)
  await run()
  const expected = [
    ['missing_payment', 10_500, 0, deleted],
    ['missing_refund', 5_000, 0, refunded],
    ['other_amount', 10_100, 10_000, amount],
    ['other_currency', 10_200, 10_200, currency],
    ['other_fee', 280, 999, fee],
    ['unknown_payment', 0, 7_700, unknown],
    ['unknown_refund', 0, 400, refund],
  ]
  expect(await open()).toEqual(expected)
  await run()
  expect(await open()).toEqual(expected)

  // One is resolved with a note, and stays so until its amounts change; the others are gone once the gateway corrects its records.
  const [row] = await db.select().from(gateway_differences).where(eq(gateway_differences.kind, 'unknown_payment'))
  const resolve = (body: object) => call('POST', `/api/admin/gateway-differences/${row?.id}/actions/resolve`, { token: first, body })
  expect((await resolve({})).body.errors).toHaveProperty('note')
  expect((await resolve({ note: 'دفعة من متجر قديم' })).status).toBe(200)
  await change({ page_id: refunded, refunded: 5_000 })
  await change({ page_id: amount, amount: 10_100 })
  await change({ page_id: currency, currency: 'SAR' })
  await change({ page_id: fee, fee: 280 })
  await change({ page_id: refund, refunded: 0 })
  await run()
  expect(await open()).toEqual([['missing_payment', 10_500, 0, deleted]])
  await change({ page_id: unknown, amount: 8_800 })
  // Older than what is compared every night.
  await later(24 * 40)
  await run()
  expect(await open()).toEqual(expect.arrayContaining([['missing_payment', 10_500, 0, deleted]]))
})

test('an administrator compares at any time, and every comparison has a row with what it found', async () => {
  const [admin, reader] = [await adminToken(app, 'all'), await adminToken(app, ['gateway-comparisons.list', 'gateway-comparisons.show'])]
  const nights = await db.select().from(gateway_comparisons)
  expect(nights.length).toBeGreaterThan(0)
  expect(nights.every(({ status, started_by, finished_at }) => status === 'done' && started_by === null && finished_at !== null)).toBe(true)
  const start = (token: string) => call('POST', '/api/admin/gateway-comparisons', { token, body: { note: 'بعد بلاغ من عميل' } })
  expect((await start(reader)).status).toBe(403)
  const started = await start(admin)
  expect([started.status, started.body.status, started.body.differences]).toEqual([201, 'waiting', null])
  await runQueues(shared, ['reconciliation'])
  const found = await call('GET', `/api/admin/gateway-comparisons/${started.body.id}`, { token: reader })
  expect(found.body).toMatchObject({ status: 'done', differences: (await open()).length, note: 'بعد بلاغ من عميل' })
  expect((await call('PATCH', `/api/admin/gateway-comparisons/${started.body.id}`, { token: admin, body: { note: 'x' } })).status).not.toBe(
    200,
  )
})

testInvariants(app)
