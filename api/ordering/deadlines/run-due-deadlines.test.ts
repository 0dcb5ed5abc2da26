import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { scheduleWake } from '../../platform/jobs/enqueue.ts'
import { runDueJobs, runQueues } from '../../platform/jobs/run-jobs.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import { countQueries } from '../../testing/count-queries.ts'
import {
  demoOffer,
  loadOrderSample,
  makeTransition,
  type OrderSample,
  offersOf,
  payableOrder,
  payOrder,
  type SentOrder,
  sendOrder,
  statusOf,
} from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { raceRounds } from '../../testing/races.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { complaints } from '../tables/from-registry.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'

let app: TestApp
let client: string
let provider: string
let sample: OrderSample

beforeAll(async () => {
  app = await testApp({}, { demo: true })
  sample = await loadOrderSample(app)
})
// The clock has advanced, so sessions may have expired.
beforeEach(async () => {
  client = await logInAs(app, demoPhones.client)
  provider = await logInAs(app, demoPhones.company)
})

const minute = 60_000
const day = 24 * 60 * minute
const advance = async (ms: number) => {
  app.clock.advance(ms)
  await runDueJobs(app.shared)
}
const payable = () => payableOrder(app, client, provider, sample)
const notificationCount = async (order: SentOrder, type: NotificationType) =>
  (
    await app.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.order_id, order.id), eq(notifications.type, type)))
  ).length

describe('an unpaid order', () => {
  test('is reminded of once, half an hour before its two hours end, even if the notification is deleted', async () => {
    const order = await payable()
    await advance(89 * minute)
    expect(await notificationCount(order, 'payment_reminder')).toBe(0)
    await advance(2 * minute)
    await Promise.all([runDueJobs(app.shared), runDueJobs(app.shared)])
    expect(await notificationCount(order, 'payment_reminder')).toBe(1)
    await app.db.delete(notifications).where(eq(notifications.order_id, order.id))
    await runDueJobs(app.shared)
    expect(await notificationCount(order, 'payment_reminder')).toBe(0)
  })

  test('is either paid or cancelled when both happen at the same time', async () => {
    for (let round = 0; round < raceRounds; round++) {
      const order = await payable()
      app.clock.advance(121 * minute)
      const [paid] = await Promise.all([payOrder(app, client, order, `race-${round}`), runDueJobs(app.shared)])
      expect([paid.status, await statusOf(app, client, order)]).toEqual(paid.status === 200 ? [200, 'in_progress'] : [409, 'cancelled'])
    }
  })

  test('is cancelled at the next start if its deadline passed while the app was stopped', async () => {
    const order = await payable()
    app.clock.advance(3 * 60 * minute)
    const stop = await startWorker(app.shared)
    expect(await statusOf(app, client, order)).toBe('cancelled')
    await stop()
  })

  test('schedules durable jobs for its reminder and its deadline, and is cancelled by one of them', async () => {
    const stop = await startWorker(app.shared)
    const order = await payable()
    const { rows } = await app.db.execute<{ key: string }>(
      sql`select key from jobs where queue = 'deadlines' and key like ${`${order.id}:%`}`,
    )
    expect(rows.map(({ key }) => key.split(':')[1])).toEqual(expect.arrayContaining(['pending_payment', 'reminder']))
    app.clock.advance(121 * minute)
    await scheduleWake(app.createContext(), 'now', app.clock.now())
    await expect.poll(() => statusOf(app, client, order), { timeout: 15_000, interval: 300 }).toBe('cancelled')
    await stop()
  })
})

test('an offer expires after its 72 hours, and the order waits for offers again', async () => {
  const order = await sendOrder(app, client, sample)
  await makeTransition(app, provider, order, 'make_offer', demoOffer)
  await advance(73 * 60 * minute)
  expect(await statusOf(app, client, order)).toBe('submitted')
  const [offer] = await offersOf(app, client, order)
  expect(offer?.status).toBe('expired')
  expect((await makeTransition(app, client, order, 'accept_offer', { offer_id: offer?.id })).status).toBe(409)
})

test('a request that nobody accepted expires seven days after it was submitted', async () => {
  const order = await sendOrder(app, client, sample)
  await advance(5 * day)
  await makeTransition(app, provider, order, 'make_offer', demoOffer)
  await advance(2 * day + minute)
  expect(await statusOf(app, client, order)).toBe('expired')
  expect((await offersOf(app, client, order)).map(({ status }) => status)).toEqual(['expired'])
})

test('delivered work is reminded of after five days and confirmed after fourteen', async () => {
  const order = await payable()
  await payOrder(app, client, order, `receipt-${order.id}`)
  await makeTransition(app, provider, order, 'deliver')
  await advance(5 * day + minute)
  expect(await notificationCount(order, 'confirm_reminder')).toBe(1)
  await advance(9 * day)
  expect(await statusOf(app, client, order)).toBe('completed')
})

test('a delivered order with an open complaint is not tried at every wake-up, and is confirmed once the complaint is answered', async () => {
  const order = await payable()
  await payOrder(app, client, order, `complaint-${order.id}`)
  await makeTransition(app, provider, order, 'deliver')
  const [row] = await app.db.select().from(orders).where(eq(orders.id, order.id))
  const complaint = {
    number: 'C-deadline',
    user_id: row?.client_id ?? '',
    order_id: order.id,
    reason: 'quality' as const,
    subject: 'العمل ناقص',
  }
  const at = { created_at: app.clock.now(), updated_at: app.clock.now() }
  const [open] = await app.db
    .insert(complaints)
    .values({ ...complaint, ...at, message: 'بقي جزء من العمل', images: [] })
    .returning()
  const shown = await app.call('GET', `/api/orders/${order.id}`, { token: client })
  expect(shown.body.data).toMatchObject({ is_deadline_stopped: true, stopping_complaint: { id: open?.id, number: 'C-deadline' } })
  const accused = await app.call('GET', `/api/orders/${order.id}`, { token: provider })
  expect(accused.body.data).toMatchObject({ is_deadline_stopped: true, stopping_complaint: null })
  const member = await app.call('GET', `/api/orders/${order.id}`, { token: await logInAs(app, demoPhones.userShow) })
  expect(member.body.data).toMatchObject({ is_deadline_stopped: true, stopping_complaint: null })
  await advance(14 * day + 2 * minute)
  app.clock.advance(14 * minute)
  await scheduleWake(app.createContext(), 'a-wake-up', app.clock.now())
  const queries = await countQueries(app, () => runQueues(app.shared, ['deadlines']))
  expect(queries.some((query) => query.includes('update "jobs"'))).toBe(true)
  expect(queries.filter((query) => /from "orders".* for update/.test(query))).toEqual([])
  const token = await logInAs(app, demoPhones.superAdmin)
  const reply = { token, body: { reply: 'عاد المزوّد وأكمل العمل' } }
  expect((await app.call('POST', `/api/admin/complaints/${open?.id}/actions/reply`, reply)).status).toBe(200)
  await runDueJobs(app.shared)
  expect(await statusOf(app, await logInAs(app, demoPhones.client), order)).toBe('completed')
})

describe('delivered work with an unpaid rest', () => {
  const deliveredWithRest = async (key: string) => {
    const order = await payableOrder(app, client, provider, sample, { deposit_percent: 10 })
    await payOrder(app, client, order, key)
    await makeTransition(app, provider, order, 'deliver')
    return order
  }
  const dueAt = async ({ id }: SentOrder) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]?.due_at

  test('reminds the client of the rest, then goes to the administration, which closes it with what was paid', async () => {
    const order = await deliveredWithRest('rest-closed')
    await advance(5 * day + minute)
    expect([await notificationCount(order, 'remaining_due'), await notificationCount(order, 'confirm_reminder')]).toEqual([1, 0])
    await advance(9 * day)
    expect([await statusOf(app, client, order), await dueAt(order)]).toEqual(['disputed', null])
    expect(await notificationCount(order, 'order_referred')).toBeGreaterThan(1)
    const stored = await app.db.select().from(adminNotifications).where(eq(adminNotifications.row_id, order.id))
    expect(stored.map(({ type }) => type)).toEqual(['remainder_unpaid'])
    const admin = await logInAs(app, demoPhones.superAdmin)
    const close = { token: admin, body: { reason: 'العمل منجز ولم يدفع العميل الباقي' } }
    expect((await app.call('POST', `/api/admin/orders/${order.id}/actions/close_with_paid`, close)).status).toBe(200)
    const [invoice] = await app.db.select().from(invoices).where(eq(invoices.order_id, order.id))
    expect(invoice).toMatchObject({ final_amount: 57_500, paid_amount: 5_750, credited_amount: 51_750, credited_tax: 6_750 })
    const [row] = await app.db.select().from(orders).where(eq(orders.id, order.id))
    expect(row).toMatchObject({ status: 'completed', remaining_amount: 0 })
    // 57.50 paid, of which 50 before VAT: a commission of 10 %.
    const { rows } = await app.db.execute<{ amount: string }>(sql`select e.amount from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
      where t.order_id = ${order.id} and t.kind = 'release' and a.kind = 'provider_payable'`)
    expect(rows.map(({ amount }) => Number(amount))).toEqual([5_250])
  })

  test('can still be paid by the client, or refunded by the administration', async () => {
    const [late, refunded] = [await deliveredWithRest('rest-late'), await deliveredWithRest('rest-refunded')]
    await advance(14 * day + minute)
    const token = await logInAs(app, demoPhones.client)
    expect((await payOrder(app, token, late, 'rest-late-rest')).status).toBe(200)
    const [admin, finance] = [await logInAs(app, demoPhones.superAdmin), await logInAs(app, '0500000004')]
    expect((await app.call('POST', `/api/orders/${late.id}/transitions/confirm_receipt`, { token, body: {} })).status).toBe(200)
    await app.call('POST', `/api/admin/orders/${refunded.id}/actions/request_refund`, { token: admin, body: { reason: 'العمل ناقص' } })
    const [request] = (await app.call('GET', `/api/admin/refund-requests?order_id=${refunded.id}`, { token: finance })).rows
    expect((await app.call('POST', `/api/admin/refund-requests/${request?.id}/actions/approve`, { token: finance })).status).toBe(200)
    expect([await statusOf(app, token, late), await statusOf(app, token, refunded)]).toEqual(['completed', 'cancelled'])
  })
})

test('every invariant holds after all of this', async () => {
  expect(await findViolations(app.db, app.clock.now())).toEqual([])
})
