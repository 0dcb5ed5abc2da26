import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, type Sent } from '../../testing/orders.ts'
import { machineClock } from '../clock.ts'
import { orders } from '../db/tables/orders.ts'
import { startJobs } from './start-jobs.ts'

const { house, client, provider, world, offered } = await orderHouse()
const { db, shared, engine } = house
const statusIn = async ({ id }: Sent) => (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

/** The same house as another process opens it on the same database, so much later. */
async function reopened(laterMs: number) {
  const clock = machineClock()
  clock.advance(laterMs)
  const app = await buildApp({ env: { ...shared.env }, clock, adapters: shared.adapters, db }, { pages: false })
  await app.ready()
  afterAll(() => app.close())
  return app.shared
}

test('what fell due while the house was closed is done when it opens again', async () => {
  const unpaid = await payableOrder(house, client, provider, world)
  const request = await offered()
  const stop = await startJobs(await reopened(8 * 24 * 3_600_000), engine)
  expect([await statusIn(unpaid), await statusIn(request)]).toEqual(['cancelled', 'expired'])
  await stop()
})

test('two processes that open at once let each clock fire once', async () => {
  const unpaid = await payableOrder(house, client, provider, world)
  const both = await Promise.all([reopened(3 * 3_600_000), reopened(3 * 3_600_000)])
  const stops = await Promise.all(both.map((app) => startJobs(app, engine)))
  expect(await statusIn(unpaid)).toBe('cancelled')
  const { body } = await house.call('GET', `/api/orders/${unpaid.id}`, { token: client })
  expect(JSON.stringify(body).match(/"transition":"cancel_unpaid"/g)).toHaveLength(1)
  for (const stop of stops) await stop()
})

test('an order that cannot be moved does not keep the house closed, nor the others waiting', async () => {
  const broken = await offered()
  await db.update(orders).set({ status: 'delivered', due_at: house.clock.now() }).where(eq(orders.id, broken.id))
  const unpaid = await payableOrder(house, client, provider, world)
  const stop = await startJobs(await reopened(3 * 3_600_000), engine)
  expect([await statusIn(broken), await statusIn(unpaid)]).toEqual(['delivered', 'cancelled'])
  await stop()
})
