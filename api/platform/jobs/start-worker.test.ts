import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { testClock } from '../../testing/test-clock.ts'
import { startWorker } from './worker.ts'

const { app, client, provider, sample, offeredOrder } = await orderFixture()
const { db, shared } = app
const statusIn = async ({ id }: SentOrder) => (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

/** The same app as started by another process on the same database, at a later time. */
async function restarted(laterMs: number) {
  const clock = testClock()
  clock.advance(laterMs)
  const server = await buildApp({ env: { ...shared.env }, clock, adapters: shared.adapters, db }, { pages: false })
  await server.ready()
  afterAll(() => server.close())
  return server.shared
}

test('what became due while the app was stopped is done at the next start', async () => {
  const unpaid = await payableOrder(app, client, provider, sample)
  const request = await offeredOrder()
  const stop = await startWorker(await restarted(8 * dayMs))
  expect([await statusIn(unpaid), await statusIn(request)]).toEqual(['cancelled', 'expired'])
  await stop()
})

test('two processes that start at the same time apply each deadline once', async () => {
  const unpaid = await payableOrder(app, client, provider, sample)
  const both = await Promise.all([restarted(3 * hourMs), restarted(3 * hourMs)])
  const stops = await Promise.all(both.map((shared) => startWorker(shared)))
  expect(await statusIn(unpaid)).toBe('cancelled')
  const { body } = await app.call('GET', `/api/orders/${unpaid.id}`, { token: client })
  expect(JSON.stringify(body).match(/"transition":"cancel_unpaid"/g)).toHaveLength(1)
  for (const stop of stops) await stop()
})

test('an order whose transition fails blocks neither the start nor the other orders', async () => {
  const failing = await offeredOrder()
  await db.update(orders).set({ status: 'delivered', due_at: app.clock.now() }).where(eq(orders.id, failing.id))
  const unpaid = await payableOrder(app, client, provider, sample)
  const stop = await startWorker(await restarted(3 * hourMs))
  expect([await statusIn(failing), await statusIn(unpaid)]).toEqual(['delivered', 'cancelled'])
  await stop()
})
