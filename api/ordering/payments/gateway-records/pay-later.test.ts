import { type PayLaterMethod, payLaterMethods } from '@wasl/shared/contract/choices.ts'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { isPayLaterSandbox } from '../../../demo/pay-later/sandbox.ts'
import { users } from '../../../identity/tables/people.ts'
import { GatewayError } from '../../../money/gateway/gateway.ts'
import { loadBalance } from '../../../money/ledger/ledger-account.ts'
import { runQueues } from '../../../platform/jobs/run-jobs.ts'
import { orderFixture } from '../../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../../testing/orders.ts'
import { adminToken, demoPhones } from '../../../testing/people.ts'
import { testInvariants } from '../../../testing/test-invariants.ts'
import { runDueDeadlines } from '../../deadlines/run-due-deadlines.ts'
import { reconcile } from '../../reconciliation/reconcile.ts'
import { orders } from '../../tables/orders.ts'
import { gatewayEvents, payments } from '../../tables/payments.ts'
import { refunds } from '../../tables/refunds.ts'
import { checkPayments } from './check-payments.ts'

const { app, client, provider, sample, mustTransition, notificationsTo } = await orderFixture()
const { call, db, clock, shared } = app
const minute = 60_000
const total = 57_500

const sandboxOf = (method: PayLaterMethod) => {
  const gateway = shared.adapters.gateways[method]
  if (!isPayLaterSandbox(gateway)) throw new Error('a test runs with the stand-ins')
  return gateway.sandbox
}
const payable = (terms: object = {}) => payableOrder(app, client, provider, sample, terms)
let keys = 0
const start = (order: SentOrder, method: string, body: object = {}) =>
  call('POST', `/api/orders/${order.id}/pay`, {
    token: client,
    body: { method, ...body },
    headers: { 'idempotency-key': `later-${++keys}` },
  })
/** An attempt at a provider, with the id of its plan there. */
async function started(order: SentOrder, method: PayLaterMethod, body: object = {}) {
  const answer = await start(order, method, body)
  if (answer.status !== 200) throw new Error(`pay: ${answer.status} ${answer.text}`)
  const payment_id = String(answer.body.data?.payment_id)
  return { payment_id, plan: (await paymentOf(payment_id)).gateway_id ?? '' }
}
async function paymentOf(id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new Error('no payment')
  return payment
}
const orderStatus = async (order: SentOrder) => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
const errorsOf = (body: { errors?: Record<string, unknown> }) => body.errors?.method
const job = (payment_id: string) =>
  ({ id: '', queue: 'payments', key: 'test', payload: { payment_id } }) as unknown as Parameters<typeof checkPayments>[1]
const view = async (id: string) => (await call('GET', `/api/payments/${id}`, { token: client })).body.data
const [clientRow] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.client.slice(1)}`))
const balance = () => loadBalance(app.createContext(), { kind: 'client_wallet', user_id: clientRow?.id ?? '' })
/** Sends the last event of a stand-in once more, and returns the status of the answer. */
async function sendAgain(method: PayLaterMethod) {
  const webhook = await sandboxOf(method).events.list()[0]?.webhook
  if (!webhook) throw new Error('no event')
  const url = `/api/webhooks/${method}${webhook.query}`
  return app.server.inject({ method: 'POST', url, payload: webhook.body, headers: webhook.headers })
}

afterEach(async () => {
  for (const method of payLaterMethods) {
    const { events, reject } = sandboxOf(method)
    await events.idle()
    events.lose(false)
    reject(null)
  }
  await runDueDeadlines(shared)
})

test.each(payLaterMethods)('%s: the client agrees on its page, the amount is captured in full and the order continues', async (method) => {
  const { plans, events } = sandboxOf(method)
  const order = await payable()
  const page = await call('GET', `/api/orders/${order.id}/payment`, { token: client })
  expect(page.body.data?.pay_later).toContainEqual(expect.objectContaining({ method, rejection: null }))
  const { payment_id, plan } = await started(order, method)
  expect(await view(payment_id)).toMatchObject({
    status: 'requires_action',
    method,
    amount: total,
    pay_url: `/dev/pay-later/${method}/${plan}`,
  })
  await plans.approve(plan)
  await events.idle()
  expect(await orderStatus(order)).toBe('in_progress')
  expect(await view(payment_id)).toMatchObject({ status: 'captured', method, is_final: true, pay_url: null })
  expect(await plans.find(plan)).toMatchObject({ status: 'captured', captures: [{ amount: total }] })
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).toContain('payment_paid')
})

test.each(payLaterMethods)('%s: two events at once, the page of the return and a late event book the money once', async (method) => {
  const { plans, events } = sandboxOf(method)
  const order = await payable()
  const { payment_id, plan } = await started(order, method)
  events.lose(true)
  await plans.approve(plan)
  const [first, second] = await Promise.all([
    sendAgain(method),
    sendAgain(method),
    view(payment_id),
    checkPayments(shared, job(payment_id)),
  ])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(await orderStatus(order)).toBe('in_progress')
  expect((await sendAgain(method)).statusCode).toBe(200)
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'captured', gateway: method, gateway_fee: 0 })
  expect((await plans.find(plan))?.captures).toHaveLength(1)
  const stored = await db.select().from(gatewayEvents).where(eq(gatewayEvents.payment_id, payment_id))
  expect(new Set(stored.map(({ event_id }) => event_id)).size).toBe(stored.length)
})

test.each(payLaterMethods)('%s: an event without its proof changes nothing', async (method) => {
  const { plans, events } = sandboxOf(method)
  const { payment_id, plan } = await started(await payable(), method)
  events.lose(true)
  await plans.approve(plan)
  const webhook = await events.list()[0]?.webhook
  const send = async (url: string, headers: Readonly<Record<string, string>>) =>
    (await app.server.inject({ method: 'POST', url, payload: webhook?.body ?? {}, headers: { ...headers } })).statusCode
  expect(await send(`/api/webhooks/${method}`, {})).toBe(401)
  expect(await send(`/api/webhooks/${method}?tamaraToken=a.b.c`, { 'x-webhook-secret': 'guessed', authorization: 'Bearer a.b.c' })).toBe(
    401,
  )
  const other = method === 'tabby' ? 'tamara' : 'tabby'
  expect(await send(`/api/webhooks/${other}${webhook?.query}`, webhook?.headers ?? {})).toBe(401)
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'requires_action' })
})

test('tamara: an old token proves nothing', async () => {
  const { plans, events } = sandboxOf('tamara')
  const { payment_id, plan } = await started(await payable(), 'tamara')
  events.lose(true)
  await plans.approve(plan)
  clock.advance(30 * minute)
  expect((await sendAgain('tamara')).statusCode).toBe(401)
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'requires_action' })
})

test.each(payLaterMethods)('%s: a record with another amount is released, never captured', async (method) => {
  const { plans, events } = sandboxOf(method)
  const order = await payable()
  const { payment_id, plan } = await started(order, method)
  const made = await plans.find(plan)
  if (made) await plans.store.save({ ...made, amount: total - 100 })
  await plans.approve(plan)
  await events.idle()
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'failed', failure_reason: 'mismatch' })
  expect(await plans.find(plan)).toMatchObject({ status: 'canceled', captures: [] })
  expect(await orderStatus(order)).toBe('pending_payment')
})

test.each(payLaterMethods)('%s: a plan of another order does not pay this one', async (method) => {
  const { plans, events } = sandboxOf(method)
  const [order, other] = [await payable(), await payable()]
  const { payment_id, plan } = await started(order, method)
  const made = await plans.find(plan)
  if (made) await plans.store.save({ ...made, item_reference: other.id, metadata: { ...made.metadata, order_id: other.id } })
  await plans.approve(plan)
  await events.idle()
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'failed', failure_reason: 'mismatch' })
  expect(await orderStatus(order)).toBe('pending_payment')
})

test.each(payLaterMethods)(
  '%s: while the provider answers with something unknown nothing is decided, and the event comes again',
  async (method) => {
    const { plans, events } = sandboxOf(method)
    const gateway = shared.adapters.gateways[method]
    if (!gateway) throw new Error('a test runs with the stand-ins')
    const order = await payable()
    const { payment_id, plan } = await started(order, method)
    events.lose(true)
    await plans.approve(plan)
    const unknown = vi.spyOn(gateway, 'fetch').mockRejectedValue(new GatewayError('unavailable', 'unknown status'))
    expect((await sendAgain(method)).statusCode).toBe(503)
    expect(await paymentOf(payment_id)).toMatchObject({ status: 'requires_action' })
    expect(await db.$count(gatewayEvents, eq(gatewayEvents.payment_id, payment_id))).toBe(0)
    unknown.mockRestore()
    expect((await sendAgain(method)).statusCode).toBe(200)
    expect(await orderStatus(order)).toBe('in_progress')
  },
)

test.each(payLaterMethods)('%s: a client whom the provider rejects reads why and pays in another way', async (method) => {
  const { reject, plans, events } = sandboxOf(method)
  const order = await payable()
  reject('not_eligible')
  const answer = await start(order, method)
  expect([answer.status, errorsOf(answer.body)]).toEqual([422, ['The provider does not offer you instalments for this order.']])
  const page = await call('GET', `/api/orders/${order.id}/payment`, { token: client })
  expect(page.body.data?.pay_later).toContainEqual(expect.objectContaining({ method, rejection: 'not_eligible' }))
  expect(page.body.data?.due_amount).toBe(total)
  reject(null)
  const { payment_id, plan } = await started(order, method)
  await plans.decline(plan)
  await events.idle()
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'failed', failure_reason: 'not_eligible' })
  const again = await started(order, method)
  await plans.leave(again.plan)
  await events.idle()
  expect(await view(again.payment_id)).toMatchObject({ status: 'failed', failure_reason: 'not_completed', is_final: true })
  expect((await start(order, 'electronic')).status).toBe(200)
})

test.each(payLaterMethods)('%s takes amounts between its limits only', async (method) => {
  const name = { tabby: 'Tabby', tamara: 'Tamara' }[method]
  const line = { title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 600_000 }
  const small = await start(await payable({ lines: [{ ...line, unit_price: 800 }] }), method)
  expect([small.status, errorsOf(small.body)]).toEqual([422, [expect.stringMatching(`^${name} takes amounts from`)]])
  const large = await start(await payable({ lines: [line], price_reason: 'زاد العمل المطلوب' }), method)
  expect([large.status, errorsOf(large.body)]).toEqual([422, [`${name} takes amounts up to SAR 5,000`]])
})

test.each(payLaterMethods)('%s: what a client agrees to after choosing another way is released', async (method) => {
  const { plans, events } = sandboxOf(method)
  const order = await payable()
  const { payment_id, plan } = await started(order, method)
  const card = await start(order, 'electronic')
  expect(card.status).toBe(200)
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'expired', failure_reason: 'replaced' })
  await plans.approve(plan)
  await events.idle()
  expect(await plans.find(plan)).toMatchObject({ status: 'canceled', captures: [] })
  expect(await paymentOf(payment_id)).toMatchObject({ status: 'voided' })
  expect(await orderStatus(order)).toBe('pending_payment')
})

test.each(payLaterMethods)(
  '%s: what is authorized after the order was cancelled is released, and the wallet gets nothing',
  async (method) => {
    const { plans, events } = sandboxOf(method)
    const order = await payable()
    const { payment_id, plan } = await started(order, method)
    events.lose(true)
    const before = await balance()
    await plans.approve(plan)
    await mustTransition(client, order, 'cancel', { reason: 'لم أعد أحتاجها' })
    await runQueues(shared, ['payments'])
    expect(await plans.find(plan)).toMatchObject({ status: 'canceled', captures: [] })
    expect(await paymentOf(payment_id)).toMatchObject({ status: 'voided' })
    expect(await balance()).toBe(before)
  },
)

test.each(payLaterMethods)('%s: a refund of the order goes back through the provider, in parts and once', async (method) => {
  const { plans, events } = sandboxOf(method)
  const order = await payable()
  const { plan } = await started(order, method)
  await plans.approve(plan)
  await events.idle()
  const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  for (const amount of [7_500, 10_000]) {
    const body = { order_id: order.id, amount, reason: 'قطعة ناقصة', destination: 'source' }
    const request = await call('POST', '/api/admin/refund-requests', { token: requester, body })
    expect(request.status).toBe(201)
    expect((await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })).status).toBe(200)
    await runQueues(shared, ['refunds'])
    await events.idle()
  }
  const made = await db.select().from(refunds).where(eq(refunds.order_id, order.id))
  expect(made.map(({ status, destination }) => [status, destination])).toEqual([
    ['confirmed', 'source'],
    ['confirmed', 'source'],
  ])
  expect((await plans.find(plan))?.refunds.map(({ amount }) => amount)).toEqual([7_500, 10_000])
})

test('the comparison finds what a provider refunded by itself, names the provider and leaves the others alone', async () => {
  const { plans, events } = sandboxOf('tabby')
  const order = await payable()
  const { payment_id, plan } = await started(order, 'tabby')
  await plans.approve(plan)
  await events.idle()
  events.lose(true)
  await plans.refund(plan, 500)
  clock.advance(3 * 60 * minute)
  await reconcile(app.createContext())
  const token = await adminToken(app, 'all')
  const { body } = await call('GET', '/api/admin/gateway-differences?status=open', { token })
  expect(body).toMatchObject([{ gateway: 'tabby', kind: 'unknown_refund', reference: plan, expected: 0, found: 500 }])
  expect((await paymentOf(payment_id)).refunded_amount).toBe(0)
})

testInvariants(app)
