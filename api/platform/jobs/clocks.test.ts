import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { brokenInvariants } from '../../invariants/broken.ts'
import {
  demoOffer,
  moveOrder,
  offersOf,
  payableOrder,
  payOrder,
  type Sent,
  sendOrder,
  statusOf,
  type World,
  worldOf,
} from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { notifications } from '../db/tables/notices.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { startJobs } from './start-jobs.ts'
import { wakeAt } from './wake-at.ts'

let house: TestApp
let client: string
let provider: string
let world: World

beforeAll(async () => {
  house = await testApp()
  await seedDemo(house.shared)
  world = await worldOf(house)
})
// The clock has moved: sessions may have ended.
beforeEach(async () => {
  client = await signIn(house, demoPeople.client)
  provider = await signIn(house, demoPeople.company)
})

const minute = 60_000
const day = 24 * 60 * minute
const pass = async (ms: number) => {
  house.clock.advance(ms)
  await runDueJobs(house.shared)
}
const payable = () => payableOrder(house, client, provider, world)
const told = async (order: Sent, type: string) =>
  (
    await house.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.order_id, order.id), eq(notifications.type, type)))
  ).length

describe('an unpaid order', () => {
  test('is reminded of once, half an hour before its two hours end, even when the notice is deleted', async () => {
    const order = await payable()
    await pass(89 * minute)
    expect(await told(order, 'payment_reminder')).toBe(0)
    await pass(2 * minute)
    await Promise.all([runDueJobs(house.shared), runDueJobs(house.shared)])
    expect(await told(order, 'payment_reminder')).toBe(1)
    await house.db.delete(notifications).where(eq(notifications.order_id, order.id))
    await runDueJobs(house.shared)
    expect(await told(order, 'payment_reminder')).toBe(0)
  })

  test('is paid or cancelled, never both, when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await payable()
      house.clock.advance(121 * minute)
      const [paid] = await Promise.all([payOrder(house, client, order, `race-${round}`), runDueJobs(house.shared)])
      expect([paid.status, await statusOf(house, client, order)]).toEqual(paid.status === 200 ? [200, 'in_progress'] : [409, 'cancelled'])
    }
    expect(await brokenInvariants(house.db, house.clock.now())).toEqual([])
  })

  test('is cancelled at the next start when its time came while the house was closed', async () => {
    const order = await payable()
    house.clock.advance(3 * 60 * minute)
    const stop = await startJobs(house.shared, house.engine)
    expect(await statusOf(house, client, order)).toBe('cancelled')
    await stop()
  })

  test('leaves durable jobs for its reminder and its end, and is cancelled when one wakes the clock', async () => {
    const stop = await startJobs(house.shared, house.engine)
    const order = await payable()
    const { rows } = await house.db.execute<{ key: string }>(
      sql`select data ->> 'key' as key from jobs.job where data ->> 'key' like ${`${order.id}:%`}`,
    )
    expect(rows.map(({ key }) => key.split(':')[1])).toEqual(expect.arrayContaining(['pending_payment', 'reminder']))
    house.clock.advance(121 * minute)
    await wakeAt(house.ctxOf(), 'now', house.clock.now())
    await expect.poll(() => statusOf(house, client, order), { timeout: 15_000, interval: 300 }).toBe('cancelled')
    await stop()
  })
})

test('an offer expires after its 72 hours, and the order waits for offers again', async () => {
  const order = await sendOrder(house, client, world)
  await moveOrder(house, provider, order, 'make_offer', demoOffer)
  await pass(73 * 60 * minute)
  expect(await statusOf(house, client, order)).toBe('submitted')
  const [offer] = await offersOf(house, client, order)
  expect(offer?.status).toBe('expired')
  expect((await moveOrder(house, client, order, 'accept_offer', { offer_id: offer?.id })).status).toBe(409)
})

test('a request that nobody took expires after seven days, counted from its sending', async () => {
  const order = await sendOrder(house, client, world)
  await pass(5 * day)
  await moveOrder(house, provider, order, 'make_offer', demoOffer)
  await pass(2 * day + minute)
  expect(await statusOf(house, client, order)).toBe('expired')
  expect((await offersOf(house, client, order)).map(({ status }) => status)).toEqual(['expired'])
})

test('delivered work is reminded of after five days and counts as received after fourteen', async () => {
  const order = await payable()
  await payOrder(house, client, order, `receipt-${order.id}`)
  await moveOrder(house, provider, order, 'deliver')
  await pass(5 * day + minute)
  expect(await told(order, 'confirm_reminder')).toBe(1)
  await pass(9 * day)
  expect(await statusOf(house, client, order)).toBe('completed')
})

test('every invariant holds after all of this', async () => {
  expect(await brokenInvariants(house.db, house.clock.now())).toEqual([])
})
