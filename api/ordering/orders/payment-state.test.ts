import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { principalOf } from '../../identity/auth/load-principal.ts'
import { brokenInvariants } from '../../invariants/broken.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder, type Sent, sendOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { transition } from './transition.ts'

const { house, client, provider, world } = await orderHouse()
const { call, db, ctxOf, shared } = house
const admin = await adminToken(house, 'all')

const moneyOf = async ({ id }: Sent) => {
  const { body } = await call('GET', `/api/admin/orders/${id}`, { token: admin })
  return [body.payment_state, body.paid_amount, body.remaining_amount, body.refunded_amount]
}
const listed = async (state: string) =>
  (await call('GET', `/api/admin/orders?payment_state=${state}`, { token: admin })).rows.map(({ id }) => String(id))

test('the payment of an order is its own column: nothing, a part, all of it', async () => {
  const sent = await sendOrder(house, client, world)
  expect(await moneyOf(sent)).toEqual(['none', 0, null, 0])
  const order = await payableOrder(house, client, provider, world, { deposit_percent: 40 })
  expect(await moneyOf(order)).toEqual(['none', 0, 57_500, 0])
  await payOrder(house, client, order, 'the-deposit')
  expect(await moneyOf(order)).toEqual(['partial', 23_000, 34_500, 0])
  expect(await listed('partial')).toContain(order.id)
  await payOrder(house, client, order, 'the-rest')
  expect(await moneyOf(order)).toEqual(['paid', 57_500, 0, 0])
  expect([(await listed('paid')).includes(order.id), (await listed('partial')).includes(order.id)]).toEqual([true, false])
})

test('a refund shows on the order, for the client too', async () => {
  const order = await payableOrder(house, client, provider, world)
  await payOrder(house, client, order, 'to-be-refunded')
  const who = await principalOf(shared, admin)
  await inTransaction({ ...ctxOf(), who }, (ctx) => transition(ctx, { order_id: order.id, name: 'cancel_paid', reason: 'لن يُنفَّذ العمل' }))
  expect(await moneyOf(order)).toEqual(['refunded', 57_500, 0, 57_500])
  expect((await call('GET', `/api/orders/${order.id}`, { token: client })).body.data?.payment_state).toBe('refunded')
  expect(await brokenInvariants(db, ctxOf().clock.now())).toEqual([])
})

test('the sums below the list tell what was paid and what went back', async () => {
  const { body } = await call('GET', '/api/admin/orders/totals?payment_state=refunded', { token: admin })
  const refunded = await db.select().from(orders).where(eq(orders.payment_state, 'refunded'))
  const sum = refunded.reduce((all, { refunded_amount }) => all + refunded_amount, 0)
  expect([body.refunded_amount, body.paid_amount]).toEqual([sum, sum])
})
