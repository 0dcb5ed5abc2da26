import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
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
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { notifications } from '../db/tables/notifications.ts'
import { runDueJobs } from './run-jobs.ts'
import { scheduleWake } from './schedule-wake.ts'
import { startWorker } from './worker.ts'

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
    for (let round = 0; round < 5; round++) {
      const order = await payable()
      app.clock.advance(121 * minute)
      const [paid] = await Promise.all([payOrder(app, client, order, `race-${round}`), runDueJobs(app.shared)])
      expect([paid.status, await statusOf(app, client, order)]).toEqual(paid.status === 200 ? [200, 'in_progress'] : [409, 'cancelled'])
    }
    expect(await findViolations(app.db, app.clock.now())).toEqual([])
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

test('every invariant holds after all of this', async () => {
  expect(await findViolations(app.db, app.clock.now())).toEqual([])
})
