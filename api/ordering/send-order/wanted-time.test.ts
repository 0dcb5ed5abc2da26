import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, getOrder } = await orderFixture()
const { call, db, clock } = app

const dayFrom = (days: number) => new Date(Date.parse(clock.now()) + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)
const send = (change: object) => call('POST', '/api/orders', { token: client, body: { ...sample.order, ...change } })

test('an order has one wanted time, which both sides and the back office see', async () => {
  const wanted = { wanted_on: dayFrom(2), wanted_part: 'after_asr', wanted_time: null }
  const sent = await send(wanted)
  expect(sent.status).toBe(201)
  const order = { id: String(sent.body.data?.id) }
  for (const token of [client, provider]) expect((await getOrder(token, order)).body.data).toMatchObject(wanted)
  const list = await call('GET', '/api/orders?side=open', { token: provider })
  expect(Object(list.body.data).data.find(({ id }: { id: string }) => id === order.id)).toMatchObject(wanted)
})

test('without a day it is wanted as soon as possible', async () => {
  const sent = await send({})
  const none = { wanted_on: null, wanted_part: null, wanted_time: null }
  expect((await getOrder(client, { id: String(sent.body.data?.id) })).body.data).toMatchObject(none)
})

test('a time that has passed in Riyadh is refused on its field, together with the other errors', async () => {
  expect((await send({ wanted_on: dayFrom(-1) })).body).toMatchObject({ key: 'invalid', errors: { wanted_on: [expect.any(String)] } })
  const all = await send({ wanted_on: dayFrom(0), wanted_time: '00:30', note: 'ا'.repeat(3000) })
  expect(all.status).toBe(422)
  expect(Object.keys(Object(all.body).errors).sort()).toEqual(['note', 'wanted_time'])
  expect(Object.keys(Object((await send({ wanted_time: '09:00' })).body).errors)).toEqual(['wanted_on'])
})

test('an edit changes it, and an order that is sent again after its day has none', async () => {
  const sent = await send({ wanted_on: dayFrom(1), wanted_time: '16:30' })
  const id = String(sent.body.data?.id)
  const edited = await call('PATCH', `/api/orders/${id}`, { token: client, body: { ...sample.order, wanted_on: dayFrom(1) } })
  expect(edited.status).toBe(200)
  expect((await getOrder(client, { id })).body.data).toMatchObject({ wanted_on: dayFrom(1), wanted_time: null })
  await db
    .update(orders)
    .set({ status: 'expired', wanted_on: dayFrom(-1) })
    .where(eq(orders.id, id))
  const resent = await call('POST', `/api/orders/${id}/resend`, { token: client })
  expect(resent.status).toBe(201)
  expect((await getOrder(client, { id: String(resent.body.data?.id) })).body.data).toMatchObject({ wanted_on: null })
})
