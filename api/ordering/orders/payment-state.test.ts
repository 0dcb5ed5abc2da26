import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder, sendOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db, createContext } = app
const admin = await adminToken(app, 'all')

const moneyOf = async ({ id }: SentOrder) => {
  const { body } = await call('GET', `/api/admin/orders/${id}`, { token: admin })
  return [body.payment_state, body.paid_amount, body.remaining_amount, body.refunded_amount]
}
const idsByPaymentState = async (state: string) =>
  (await call('GET', `/api/admin/orders?payment_state=${state}`, { token: admin })).rows.map(({ id }) => String(id))

test('the payment state of an order is none, partial or paid', async () => {
  const sent = await sendOrder(app, client, sample)
  expect(await moneyOf(sent)).toEqual(['none', 0, null, 0])
  const order = await payableOrder(app, client, provider, sample, { deposit_percent: 40 })
  expect(await moneyOf(order)).toEqual(['none', 0, 57_500, 0])
  await payOrder(app, client, order, 'the-deposit')
  expect(await moneyOf(order)).toEqual(['partial', 23_000, 34_500, 0])
  expect(await idsByPaymentState('partial')).toContain(order.id)
  await payOrder(app, client, order, 'the-rest')
  expect(await moneyOf(order)).toEqual(['paid', 57_500, 0, 0])
  expect([(await idsByPaymentState('paid')).includes(order.id), (await idsByPaymentState('partial')).includes(order.id)]).toEqual([
    true,
    false,
  ])
})

test('a refund changes the payment state, also for the client', async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, 'to-be-refunded')
  await call('POST', `/api/admin/orders/${order.id}/actions/request_refund`, { token: admin, body: { reason: 'لن يُنفَّذ العمل' } })
  const [request] = (await call('GET', `/api/admin/refund-requests?order_id=${order.id}`, { token: admin })).rows
  const approver = await adminToken(app, 'all')
  expect((await call('POST', `/api/admin/refund-requests/${request?.id}/actions/approve`, { token: approver })).status).toBe(200)
  expect(await moneyOf(order)).toEqual(['refunded', 57_500, 0, 57_500])
  expect((await call('GET', `/api/orders/${order.id}`, { token: client })).body.data?.payment_state).toBe('refunded')
  expect(await findViolations(db, createContext().clock.now())).toEqual([])
})

test('the list totals include the paid and the refunded amounts', async () => {
  const { body } = await call('GET', '/api/admin/orders/totals?payment_state=refunded', { token: admin })
  const refunded = await db.select().from(orders).where(eq(orders.payment_state, 'refunded'))
  const sum = refunded.reduce((all, { refunded_amount }) => all + refunded_amount, 0)
  expect([body.refunded_amount, body.paid_amount]).toEqual([sum, sum])
})
