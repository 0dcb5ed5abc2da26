import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../invariants/broken.ts'
import { refund_requests } from '../../platform/db/resource-tables.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { balanceOf } from '../ledger/ledger-account.ts'

const { house, client, provider, world, sent, toldTo } = await orderHouse()
const { call, db, ctxOf } = house
const [desk, manager] = [await adminToken(house, 'all'), await adminToken(house, 'all')]
const reason = 'لن يُنفَّذ العمل'
const clientPhone = '0500000011'

const ask = (id: string, token = desk) => call('POST', `/api/admin/orders/${id}/actions/ask_refund`, { token, body: { reason } })
const decide = (id: string, name: 'approve' | 'refuse', token: string, body: object = {}) =>
  call('POST', `/api/admin/refund-requests/${id}/actions/${name}`, { token, body })
const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const requestFor = async (order_id: string) => {
  const [request] = await db.select().from(refund_requests).where(eq(refund_requests.order_id, order_id))
  if (!request) throw new Error('nothing was asked for')
  return request
}
let made = 0
async function paidOrder() {
  const order = await payableOrder(house, client, provider, world)
  await payOrder(house, client, order, `pay-to-refund-${++made}`)
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  const wallet = () => balanceOf({ db }, { kind: 'client_wallet', user_id: row?.client_id ?? '' })
  return { id: order.id, order, wallet, after: await wallet() }
}

test('a refund is asked for by one administrator and made once another approves: all of it is back in the wallet, once', async () => {
  const { id, order, wallet, after } = await paidOrder()
  expect((await ask(id)).status).toBe(200)
  const request = await requestFor(id)
  expect(request).toMatchObject({ amount: 57_500, status: 'pending', reason })
  expect([await wallet(), await statusOf(id)]).toEqual([after, 'in_progress'])
  const own = await decide(request.id, 'approve', desk)
  expect([own.status, own.body.msg]).toEqual([409, 'Another administrator decides about a refund that you asked for'])
  expect([await wallet(), await statusOf(id)]).toEqual([after, 'in_progress'])
  const answers = await Promise.all([1, 2].map(() => decide(request.id, 'approve', manager)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await wallet(), await statusOf(id)]).toEqual([after + 57_500, 'cancelled'])
  const decided = await requestFor(id)
  expect([decided.status, decided.decided_by === null, decided.decided_by === decided.asked_by]).toEqual(['approved', false, false])
  expect((await toldTo(clientPhone, order)).map(({ type }) => type)).toContain('refund_issued')
  const steps = await call('GET', `/api/admin/order-events?order_id=${id}&_sort=seq&_order=DESC`, { token: desk })
  expect(steps.rows[0]).toMatchObject({ transition: 'cancel_paid', actor: 'admin', reason })
  expect((await brokenInvariants(db, ctxOf().clock.now())).map(({ name }) => name)).toEqual([])
})

test('a refused refund leaves the order as it is, and may be asked for anew', async () => {
  const { id, wallet, after } = await paidOrder()
  await ask(id)
  const { id: asked } = await requestFor(id)
  expect((await decide(asked, 'refuse', desk, { reason: 'لا أوافق' })).status).toBe(409)
  expect((await decide(asked, 'refuse', manager)).body.errors).toHaveProperty('reason')
  expect((await decide(asked, 'refuse', manager, { reason: 'العمل قارب على الانتهاء' })).body).toMatchObject({ status: 'refused' })
  expect(await requestFor(id)).toMatchObject({ refusal: 'العمل قارب على الانتهاء' })
  expect([await wallet(), await statusOf(id)]).toEqual([after, 'in_progress'])
  expect((await ask(id)).status).toBe(200)
})

test('an order has one refund that waits, is refunded only where it was paid, and only for what was paid then', async () => {
  const unpaid = await sent()
  expect((await ask(unpaid.id)).status).toBe(409)
  const { id } = await paidOrder()
  expect((await ask(id)).status).toBe(200)
  const twice = await ask(id)
  expect([twice.status, twice.body.msg]).toEqual([409, 'A refund of this order waits for approval already'])
  const request = await requestFor(id)
  await db
    .update(refund_requests)
    .set({ amount: request.amount - 1 })
    .where(eq(refund_requests.id, request.id))
  expect((await decide(request.id, 'approve', manager)).status).toBe(409)
  expect([await statusOf(id), (await requestFor(id)).status]).toEqual(['in_progress', 'pending'])
})

test('who may ask for refunds may not decide about them, and the database keeps the two apart', async () => {
  const { id } = await paidOrder()
  const asker = await adminToken(house, ['orders.show', 'orders.ask_refund', 'refund-requests.list', 'refund-requests.show'])
  expect((await ask(id, asker)).status).toBe(200)
  const request = await requestFor(id)
  expect((await decide(request.id, 'approve', asker)).status).toBe(403)
  const itself = db.update(refund_requests).set({ decided_by: request.asked_by }).where(eq(refund_requests.id, request.id))
  await expect(itself).rejects.toThrow()
})
