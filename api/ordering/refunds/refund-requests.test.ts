import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken, logInAs } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, submittedOrder, notificationsTo } = await orderFixture()
const { call, db } = app
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const reason = 'لن يُنفَّذ العمل'
const clientPhone = '0500000011'

const requestRefund = (id: string, token = requester) =>
  call('POST', `/api/admin/orders/${id}/actions/request_refund`, { token, body: { reason } })
const decide = (id: string, name: 'approve' | 'reject', token: string, body: object = {}) =>
  call('POST', `/api/admin/refund-requests/${id}/actions/${name}`, { token, body })
const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status
const requestFor = async (order_id: string) => {
  const [request] = await db.select().from(refund_requests).where(eq(refund_requests.order_id, order_id))
  if (!request) throw new Error('no refund request')
  return request
}
let payments = 0
async function paidOrder() {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, `pay-to-refund-${++payments}`)
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  const wallet = () => loadBalance({ db }, { kind: 'client_wallet', user_id: row?.client_id ?? '' })
  return { id: order.id, order, wallet, after: await wallet() }
}

test('a refund requested by one admin is paid to the wallet once after another approves it', async () => {
  const { id, order, wallet, after } = await paidOrder()
  expect((await requestRefund(id)).status).toBe(200)
  const request = await requestFor(id)
  expect(request).toMatchObject({ amount: 57_500, status: 'pending', reason })
  expect([await wallet(), await statusOf(id)]).toEqual([after, 'in_progress'])
  const own = await decide(request.id, 'approve', requester)
  expect([own.status, own.body.msg]).toEqual([409, 'Another administrator must approve or reject a refund that you requested'])
  expect([await wallet(), await statusOf(id)]).toEqual([after, 'in_progress'])
  const responses = await Promise.all([1, 2].map(() => decide(request.id, 'approve', approver)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await wallet(), await statusOf(id)]).toEqual([after + 57_500, 'cancelled'])
  const decided = await requestFor(id)
  expect([decided.status, decided.decided_by === null, decided.decided_by === decided.requested_by]).toEqual(['approved', false, false])
  expect((await notificationsTo(clientPhone, order)).map(({ type }) => type)).toContain('refund_issued')
  const steps = await call('GET', `/api/admin/order-events?order_id=${id}&_sort=seq&_order=DESC`, { token: requester })
  expect(steps.rows[0]).toMatchObject({ transition: 'cancel_paid', actor: 'admin', reason })
})

test('a rejected refund does not change the order and can be requested again', async () => {
  const { id, wallet, after } = await paidOrder()
  await requestRefund(id)
  const { id: request_id } = await requestFor(id)
  expect((await decide(request_id, 'reject', requester, { reason: 'لا أوافق' })).status).toBe(409)
  expect((await decide(request_id, 'reject', approver)).body.errors).toHaveProperty('reason')
  expect((await decide(request_id, 'reject', approver, { reason: 'العمل قارب على الانتهاء' })).body).toMatchObject({ status: 'rejected' })
  expect(await requestFor(id)).toMatchObject({ reject_reason: 'العمل قارب على الانتهاء' })
  expect([await wallet(), await statusOf(id)]).toEqual([after, 'in_progress'])
  expect((await requestRefund(id)).status).toBe(200)
})

test('an order has one pending refund, only if it was paid, and only for the amount paid at the time', async () => {
  const unpaid = await submittedOrder()
  expect((await requestRefund(unpaid.id)).status).toBe(409)
  const { id } = await paidOrder()
  expect((await requestRefund(id)).status).toBe(200)
  const second = await requestRefund(id)
  expect([second.status, second.body.msg]).toEqual([409, 'A refund of this order is already awaiting approval'])
  const request = await requestFor(id)
  const setAmount = (amount: number) => changeFinalRows(db, sql`update refund_requests set amount = ${amount} where id = ${request.id}`)
  await setAmount(request.amount - 1)
  expect((await decide(request.id, 'approve', approver)).status).toBe(409)
  expect([await statusOf(id), (await requestFor(id)).status]).toEqual(['in_progress', 'pending'])
  await setAmount(request.amount)
})

test('the order shows its pending refund and denies another one until it is decided', async () => {
  const { id } = await paidOrder()
  await requestRefund(id)
  const pendingAmount = async () => (await call('GET', `/api/admin/orders/${id}`, { token: requester })).body.pending_refund_amount
  expect(await pendingAmount()).toBe(57_500)
  const second = await requestRefund(id)
  expect([second.status, second.body.msg]).toEqual([409, 'A refund of this order is already awaiting approval'])
  await decide((await requestFor(id)).id, 'reject', approver, { reason: 'العمل قارب على الانتهاء' })
  expect(await pendingAmount()).toBeNull()
})

test('requesting refunds does not permit approving them, and the database enforces two different admins', async () => {
  const { id } = await paidOrder()
  const unprivileged = await adminToken(app, ['orders.show', 'orders.request_refund', 'refund-requests.list', 'refund-requests.show'])
  expect((await requestRefund(id, unprivileged)).status).toBe(200)
  const request = await requestFor(id)
  expect((await decide(request.id, 'approve', unprivileged)).status).toBe(403)
  const selfApproval = db.update(refund_requests).set({ decided_by: request.requested_by }).where(eq(refund_requests.id, request.id))
  await expect(selfApproval).rejects.toThrow()
})

test('a pending refund stops the automatic receipt, and the client’s own confirmation closes it', async () => {
  const { id } = await paidOrder()
  await requestRefund(id)
  await call('POST', `/api/orders/${id}/transitions/deliver`, { token: provider, body: {} })
  app.clock.advance(15 * 24 * 60 * 60 * 1000)
  await runDueDeadlines(app.shared)
  const [laterApprover, laterClient] = [await adminToken(app, 'all'), await logInAs(app, clientPhone)]
  expect(await statusOf(id)).toBe('delivered')
  const confirmed = await call('POST', `/api/orders/${id}/transitions/confirm_receipt`, { token: laterClient, body: {} })
  expect([confirmed.status, await statusOf(id)]).toEqual([200, 'completed'])
  const request = await requestFor(id)
  expect([request.status, request.decided_by]).toEqual(['closed', null])
  const history = await call('GET', `/api/admin/refund-requests/${request.id}/history`, { token: laterApprover })
  expect(history.text).toContain('"close"')
  const notifications = await call('GET', '/api/admin/own/notifications', { token: laterApprover })
  expect(notifications.text).toContain('refund_closed')
  expect((await decide(request.id, 'approve', laterApprover)).status).toBe(409)
})

testInvariants(app)
