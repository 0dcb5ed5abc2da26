import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { changeRecords } from '../../demo/gateway/sandbox-differences.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'

const { app, client, provider, sample, notificationsTo } = await orderFixture()
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const total = 57_500
const hour = 3_600_000

let keys = 0
/** An order that is paid by card; its page at the gateway has the id of the payment. */
async function paidByCard(): Promise<{ order: SentOrder; id: string; user_id: string }> {
  const order = await payableOrder(app, client, provider, sample)
  const headers = { 'idempotency-key': `card-refund-${++keys}` }
  const started = await call('POST', `/api/orders/${order.id}/pay`, { token: client, body: { method: 'electronic' }, headers })
  const id = String(started.body.data?.payment_id)
  const result = await payWithCard(sandbox, id, '4111111111111111')
  if (result.next === 'code') await enterCode(sandbox, id, result.payment.id, testCode)
  await sandbox.events.idle()
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  expect(payment?.status).toBe('captured')
  return { order, id, user_id: payment?.client_id ?? '' }
}
/** Requests and approves a refund to the card; the worker has not sent it yet. */
async function approve(order: SentOrder, amount: number): Promise<void> {
  const body = { order_id: order.id, amount, reason: 'قطعة ناقصة', destination: 'source' }
  const request = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  expect(request.status).toBe(201)
  expect((await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })).status).toBe(200)
}
const send = async () => {
  await runQueues(shared, ['refunds'])
  await sandbox.events.idle()
}
const retry = async () => {
  clock.advance(2 * hour)
  await runDueDeadlines(shared)
  return send()
}
const refundsOf = (order: SentOrder) => db.select().from(refunds).where(eq(refunds.order_id, order.id)).orderBy(refunds.created_at)
const statuses = async (order: SentOrder) => (await refundsOf(order)).map(({ status }) => status)
const atGateway = async (id: string) => (await gateway.fetch(id))?.payment?.refunded
const typesOf = async (order: SentOrder) => (await notificationsTo(demoPhones.client, order)).map(({ type }) => type)

test('a refund to the card is made by the gateway, and confirmed by its record', async () => {
  const { order, id } = await paidByCard()
  const before = await loadBalance({ db }, { kind: 'gateway_clearing' })
  await approve(order, 10_000)
  expect(await statuses(order)).toEqual(['queued'])
  await send()
  expect(await statuses(order)).toEqual(['confirmed'])
  expect(await atGateway(id)).toBe(10_000)
  expect((await loadBalance({ db }, { kind: 'gateway_clearing' })) - before).toBe(10_000)
  expect((await typesOf(order)).filter((type) => type === 'refund_sent')).toHaveLength(1)
})

test('a refund that the gateway made without answering is not made again', async () => {
  const { order, id } = await paidByCard()
  sandbox.events.setFaults({ unanswered: 1, lost: 1 })
  await approve(order, 20_000)
  await send()
  expect([await statuses(order), await atGateway(id)]).toEqual([['sent'], 20_000])
  sandbox.events.setFaults({})
  await retry()
  expect([await statuses(order), await atGateway(id)]).toEqual([['confirmed'], 20_000])
})

test('a process that was killed before the call is made up for, and its event confirms a refund too', async () => {
  const { order, id } = await paidByCard()
  await approve(order, 5_000)
  // Killed after it had taken the refund, and another one after the call.
  await db
    .update(refunds)
    .set({ status: 'sent', sending_until: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(refunds.order_id, order.id))
  await send()
  expect([await statuses(order), await atGateway(id)]).toEqual([['confirmed'], 5_000])
  await approve(order, 6_000)
  await db.update(refunds).set({ status: 'sent' }).where(eq(refunds.amount, 6_000))
  const paid = (await gateway.fetch(id))?.payment
  await gateway.refund(paid?.id ?? '', 6_000)
  await sandbox.events.idle()
  expect(await statuses(order)).toEqual(['confirmed', 'confirmed'])
  await send()
  expect(await atGateway(id)).toBe(11_000)
})

test('two refunds of one payment follow each other', async () => {
  const { order, id } = await paidByCard()
  await approve(order, 7_000)
  await approve(order, 8_000)
  await Promise.all([send(), send()])
  await retry()
  expect([await statuses(order), await atGateway(id)]).toEqual([['confirmed', 'confirmed'], 15_000])
})

test('a refund that the gateway rejects goes to the wallet, and the client is informed', async () => {
  const { order, id, user_id } = await paidByCard()
  const before = await loadBalance({ db }, { kind: 'client_wallet', user_id })
  await changeRecords(sandbox, { page_id: id, amount: total - 1 })
  await approve(order, total)
  await send()
  expect(await refundsOf(order)).toMatchObject([{ status: 'failed', failure_reason: null }])
  expect((await loadBalance({ db }, { kind: 'client_wallet', user_id })) - before).toBe(total)
  expect(await typesOf(order)).toContain('refund_to_wallet')
})

test('nobody records a refund to a card by hand, and one that is with the gateway cannot be stopped', async () => {
  const { order } = await paidByCard()
  await approve(order, 1_000)
  const [refund] = await refundsOf(order)
  const runAction = (name: string, body: object) =>
    call('POST', `/api/admin/refunds/${refund?.id}/actions/${name}`, { token: requester, body })
  expect((await runAction('send', { transfer_reference: 'TR-4711' })).status).toBe(409)
  await db
    .update(refunds)
    .set({ status: 'sent' })
    .where(eq(refunds.id, refund?.id ?? ''))
  expect((await runAction('confirm', {})).status).toBe(409)
  expect((await runAction('fail', { reason: 'الحساب مغلق' })).status).toBe(409)
  await send()
  expect(await statuses(order)).toEqual(['confirmed'])
})

testInvariants(app)
