import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { remindOfRepeats } from '../deadlines/repeat-reminders.ts'
import { orderRepeats } from '../tables/order-repeats.ts'
import { orders } from '../tables/orders.ts'

const { app, sample, mustTransition, submittedOrder, getOrder, notificationsTo } = await orderFixture()
const { call, db, clock } = app
const tokens = async () => [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company)] as const

async function completedOrder(): Promise<SentOrder> {
  const [client, provider] = await tokens()
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, `repeat-${order.id}`)
  await mustTransition(provider, order, 'deliver')
  return mustTransition(client, order, 'confirm_receipt')
}
const repeat = async ({ id }: SentOrder, every: string, phone: string = demoPhones.client) =>
  call('PUT', `/api/orders/${id}/repeat`, { token: await logInAs(app, phone), body: { every } })
const send = async ({ id }: SentOrder) => call('POST', `/api/orders/${id}/repeat/send`, { token: await logInAs(app, demoPhones.client) })
const remindersOf = async (order: SentOrder, after = 0): Promise<number> => {
  clock.advance(after)
  await Promise.all([remindOfRepeats(app.createContext()), remindOfRepeats(app.createContext())])
  return (await notificationsTo(demoPhones.client, order)).filter(({ type }) => type === 'order_repeat_due').length
}

test('a completed order is reminded of once, two days before each of its days, and nothing is sent by itself', async () => {
  const order = await completedOrder()
  expect((await repeat(order, 'week')).status).toBe(200)
  const count = await db.$count(orders)
  expect(await remindersOf(order, 4 * dayMs)).toBe(0)
  expect(await remindersOf(order, dayMs)).toBe(1)
  expect(await remindersOf(order, dayMs)).toBe(1)
  expect(await remindersOf(order, 6 * dayMs)).toBe(2)
  expect(await db.$count(orders)).toBe(count)
})

test('one press sends the same order to the same provider for its day, once', async () => {
  const order = await completedOrder()
  const next_on = (await repeat(order, 'two_weeks')).body.data?.next_on
  const [sent, again] = [await send(order), await send(order)]
  expect([sent.status, again.body.data?.id]).toEqual([201, sent.body.data?.id])
  const [first] = await db.select().from(orders).where(eq(orders.id, order.id))
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, String(sent.body.data?.id)))
  expect(row).toMatchObject({ kind: 'private', status: 'awaiting_provider', provider_id: first?.provider_id, wanted_on: next_on })
  const [client] = await tokens()
  expect((await getOrder(client, order)).body.data?.repeat).toEqual({ every: 'two_weeks', next_on, sent_as: row?.id })
  expect(await remindersOf(order, 13 * dayMs)).toBe(0)
  // The next day is sent again.
  await remindersOf(order, 3 * dayMs)
  expect((await send(order)).body.data?.id).not.toBe(row?.id)
})

test('the home page lists repeated orders, until they are stopped', async () => {
  const order = await completedOrder()
  await repeat(order, 'six_months')
  await repeat(order, 'month')
  const token = await logInAs(app, demoPhones.client)
  const listed = async () => {
    const { client } = Object((await call('GET', '/api/user/home', { token })).body.data)
    return client.repeats.filter(({ order_id }: { order_id: string }) => order_id === order.id)
  }
  expect(await listed()).toMatchObject([{ every: 'month', sent_as: null }])
  expect((await call('DELETE', `/api/orders/${order.id}/repeat`, { token })).status).toBe(200)
  expect((await call('DELETE', `/api/orders/${order.id}/repeat`, { token })).status).toBe(404)
  expect(await listed()).toEqual([])
  expect((await send(order)).status).toBe(404)
})

test('only the client of a completed order repeats it', async () => {
  expect((await repeat(await submittedOrder(), 'week')).status).toBe(409)
  const order = await completedOrder()
  expect((await repeat(order, 'year')).body.errors).toHaveProperty(['every'])
  expect((await repeat(order, 'week', demoPhones.secondClient)).status).toBe(404)
  expect([403, 404]).toContain((await repeat(order, 'week', demoPhones.company)).status)
  expect(await db.$count(orderRepeats, eq(orderRepeats.order_id, order.id))).toBe(0)
})

test('a day whose order was cancelled is sent again; another interval does not remind of the same day again', async () => {
  const order = await completedOrder()
  await repeat(order, 'week')
  expect(await remindersOf(order, 5 * dayMs)).toBe(1)
  await repeat(order, 'week')
  expect(await remindersOf(order)).toBe(1)
  const first = String((await send(order)).body.data?.id)
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first))
  const [client] = await tokens()
  expect((await getOrder(client, order)).body.data?.repeat).toMatchObject({ sent_as: null })
  const second = await send(order)
  expect([second.status, String(second.body.data?.id) === first]).toEqual([201, false])
})
