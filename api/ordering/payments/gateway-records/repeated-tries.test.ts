import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../../demo/gateway/sandbox.ts'
import type { noFaults } from '../../../demo/gateway/sandbox-events.ts'
import { enterCode, payWithCard } from '../../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../../demo/gateway/test-cards.ts'
import { findViolations } from '../../../invariants/find-violations.ts'
import { createCoupon } from '../../../testing/coupons.ts'
import { orderFixture } from '../../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../../testing/people.ts'
import { orders } from '../../tables/orders.ts'
import { payments } from '../../tables/payments.ts'
import { checkPayments } from './check-payments.ts'

const { app, client, provider, sample, mustTransition } = await orderFixture()
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway

const payable = () => payableOrder(app, client, provider, sample)
let keys = 0
const start = (order: SentOrder, body: object = {}, token = client) =>
  call('POST', `/api/orders/${order.id}/pay`, {
    token,
    body: { method: 'electronic', ...body },
    headers: { 'idempotency-key': `try-${++keys}` },
  })
const started = async (order: SentOrder, body: object) => String((await start(order, body)).body.data?.payment_id)
const payAtGateway = async (page_id: string, number = '4111111111111111') => {
  const result = await payWithCard(sandbox, page_id, number)
  if (result.next === 'code') await enterCode(sandbox, page_id, result.payment.id, testCode)
}
const withFaults = async <T>(faults: Partial<typeof noFaults>, work: () => Promise<T>): Promise<T> => {
  sandbox.events.setFaults(faults)
  try {
    return await work()
  } finally {
    sandbox.events.setFaults({})
  }
}
const orderStatus = async (order: SentOrder) => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
const job = (payment_id: string) =>
  ({ id: '', queue: 'payments', key: 'test', payload: { payment_id } }) as unknown as Parameters<typeof checkPayments>[1]

test('rule 8: a page that the gateway made after the request was given up is found again, and no second one is made', async () => {
  const order = await payable()
  const busy = await withFaults({ slow: 1, late_ms: 200 }, async () => {
    const first = await start(order)
    // While it may still appear, nothing else is asked for.
    expect(await sandbox.store.list().then((all) => all.filter(({ metadata }) => metadata.order_id === order.id))).toEqual([])
    return first
  })
  expect([busy.status, busy.headers['retry-after'] !== undefined]).toEqual([503, true])
  const again = await start(order)
  expect(again.status).toBe(200)
  const pages = (await sandbox.store.list()).filter(({ metadata }) => metadata.order_id === order.id)
  expect(pages.map(({ status }) => status)).toEqual(['initiated'])
  expect(again.body.data).toMatchObject({ status: 'requires_action', pay_url: pages[0]?.url })
  await payAtGateway(pages[0]?.id ?? '')
  await sandbox.events.idle()
  expect(await orderStatus(order)).toBe('in_progress')
})

test('a page whose answer was an error is found by the next try, and without a next try it is closed with its attempt', async () => {
  const order = await payable()
  expect((await withFaults({ unanswered: 1 }, () => start(order))).status).toBe(503)
  const found = await start(order)
  expect(found.status).toBe(200)
  const left = await payable()
  expect((await withFaults({ unanswered: 1 }, () => start(left))).status).toBe(503)
  const [attempt] = await db.select().from(payments).where(eq(payments.order_id, left.id))
  await mustTransition(client, left, 'cancel', { reason: 'لم أعد أحتاجها' })
  await checkPayments(shared, job(attempt?.id ?? ''))
  const pages = (await sandbox.store.list()).filter(({ metadata }) => [order.id, left.id].includes(metadata.order_id ?? ''))
  expect(pages.map(({ status, metadata }) => [metadata.order_id, status]).sort()).toEqual(
    [
      [order.id, 'initiated'],
      [left.id, 'canceled'],
    ].sort(),
  )
})

test('a coupon survives a declined card and a closed page, and its last use goes to one client', async () => {
  const admin = await adminToken(app, 'all')
  const code = await createCoupon(app, admin, { max_use: 1 })
  const other = await logInAs(app, demoPhones.secondClient)
  const [order, rival] = [await payable(), await payableOrder(app, other, provider, sample)]
  const triedCoupon = async () => (await call('GET', `/api/orders/${order.id}/payment`, { token: client })).body.data?.coupon_code
  const quote = (one: SentOrder, token: string) => call('GET', `/api/orders/${one.id}/coupon?coupon_code=${code}`, { token })
  expect(await triedCoupon()).toBeNull()
  const id = await started(order, { coupon_code: code })
  await payAtGateway(id, '4201320000311101')
  await sandbox.events.idle()
  expect(await triedCoupon()).toBe(code)
  expect([(await quote(order, client)).status, (await quote(rival, other)).status]).toEqual([200, 422])
  expect(await started(order, { coupon_code: code })).toBe(id)
  // Its page expires: the use is free again, and the client's next try takes it if nobody was faster.
  await gateway.cancel(id)
  await checkPayments(shared, job(id))
  expect([await triedCoupon(), (await quote(rival, other)).status]).toEqual([code, 200])
  const again = await Promise.all([start(order, { coupon_code: code }), start(rival, { coupon_code: code }, other)])
  expect(again.map(({ status }) => status).sort()).toEqual([200, 422])
  const [winner, token] = again[0]?.status === 200 ? [order, client] : [rival, other]
  await payAtGateway(String(again.find(({ status }) => status === 200)?.body.data?.payment_id))
  await sandbox.events.idle()
  expect(await orderStatus(winner)).toBe('in_progress')
  expect((await call('GET', `/api/orders/${winner.id}/payment`, { token })).body.data?.coupon_code ?? null).toBeNull()
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(db, clock.now())).toEqual([])
})
