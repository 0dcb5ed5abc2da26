import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../../demo/gateway/sandbox.ts'
import type { noFaults } from '../../../demo/gateway/sandbox-events.ts'
import { enterCode, payWithCard } from '../../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../../demo/gateway/test-cards.ts'
import { users } from '../../../identity/tables/people.ts'
import { findViolations } from '../../../invariants/find-violations.ts'
import { notifications } from '../../../messaging/tables/notifications.ts'
import { fundWallet } from '../../../money/ledger/fund-wallet.ts'
import { loadBalance } from '../../../money/ledger/ledger-account.ts'
import { orderFixture } from '../../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../../testing/orders.ts'
import { demoPhones } from '../../../testing/people.ts'
import { runDueDeadlines } from '../../deadlines/run-due-deadlines.ts'
import { orders } from '../../tables/orders.ts'
import { gatewayEvents, payments } from '../../tables/payments.ts'
import { checkPayments } from './check-payments.ts'

const { app, client, provider, sample, getOrder, mustTransition, notificationsTo } = await orderFixture()
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
const minute = 60_000
const visa = '4111111111111111'
const total = 57_500

const payable = (terms: object = {}) => payableOrder(app, client, provider, sample, terms)
let keys = 0
const start = (order: SentOrder, body: object = {}, token = client) =>
  call('POST', `/api/orders/${order.id}/pay`, {
    token,
    body: { method: 'electronic', ...body },
    headers: { 'idempotency-key': `card-${++keys}` },
  })
/** Starts a payment by card and returns its id; the page at the gateway has the same. */
const started = async (order: SentOrder, body: object = {}): Promise<string> => {
  const { status, body: answer, text } = await start(order, body)
  if (status !== 200) throw new Error(`pay: ${status} ${text}`)
  return String(answer.data?.payment_id)
}
const payAtGateway = async (page_id: string, number = visa) => {
  const result = await payWithCard(sandbox, page_id, number)
  return result.next === 'code' ? enterCode(sandbox, page_id, result.payment.id, testCode) : result
}
const withFaults = async <T>(faults: Partial<typeof noFaults>, work: () => Promise<T>): Promise<T> => {
  sandbox.events.setFaults(faults)
  try {
    return await work()
  } finally {
    await sandbox.events.idle()
    sandbox.events.setFaults({})
  }
}
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]
const statusesOf = async (order: SentOrder) =>
  (await db.select().from(payments).where(eq(payments.order_id, order.id)).orderBy(payments.instalment)).map(({ status }) => status)
const orderStatus = async (order: SentOrder) => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
const [clientRow] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.client.slice(1)}`))
const user_id = clientRow?.id ?? ''
const balance = () => loadBalance(app.createContext(), { kind: 'client_wallet', user_id })
const job = (payment_id: string) =>
  ({ id: '', queue: 'payments', key: 'test', payload: { payment_id } }) as unknown as Parameters<typeof checkPayments>[1]
const lastEvent = () => sandbox.events.list()[0]?.body
const webhook = (body: unknown) => call('POST', '/api/webhooks/moyasar', { body: body as object })

test('a card payment captures the order through the event of the gateway', async () => {
  const order = await payable()
  const id = await started(order)
  expect((await call('GET', `/api/payments/${id}`, { token: client })).body.data).toMatchObject({
    status: 'requires_action',
    is_final: false,
    amount: total,
    pay_url: `/dev/gateway/pay/${id}`,
  })
  expect(await payAtGateway(id)).toEqual({ next: 'paid' })
  await sandbox.events.idle()
  expect(await orderStatus(order)).toBe('in_progress')
  expect((await call('GET', `/api/payments/${id}`, { token: client })).body.data).toMatchObject({
    status: 'captured',
    is_final: true,
    pay_url: null,
  })
  expect((await call('GET', `/api/payments/${id}`, { token: provider })).status).toBe(404)
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).toContain('payment_paid')
})

test('rule 2: an attempt in flight at the deadline is asked about, counts if it is paid, and else extends it once', async () => {
  const [paid, waiting] = [await payable(), await payable()]
  const paidId = await started(paid)
  const waitingId = await started(waiting)
  await withFaults({ lost: 1 }, () => payAtGateway(paidId))
  clock.advance(121 * minute)
  await runDueDeadlines(shared)
  expect(await orderStatus(paid)).toBe('in_progress')
  expect(await orderStatus(waiting)).toBe('pending_payment')
  expect((await paymentOf(waitingId))?.extended_at).not.toBeNull()
  clock.advance(16 * minute)
  await runDueDeadlines(shared)
  expect(await orderStatus(waiting)).toBe('cancelled')
  expect(await statusesOf(waiting)).toEqual(['expired'])
  expect(await payAtGateway(waitingId)).toEqual({ next: 'closed' })
})

test('rule 3: a failed or expired attempt changes only itself', async () => {
  const order = await payable()
  const id = await started(order)
  await payAtGateway(id, '4201320000311101')
  await sandbox.events.idle()
  expect((await call('GET', `/api/payments/${id}`, { token: client })).body.data).toMatchObject({
    status: 'requires_action',
    failure_reason: 'insufficient_funds',
  })
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).toContain('payment_failed')
  expect(await start(order)).toMatchObject({ status: 200, body: { data: { payment_id: id } } })
  await gateway.cancel(id)
  await checkPayments(shared, job(id))
  expect(await statusesOf(order)).toEqual(['expired'])
  expect(await orderStatus(order)).toBe('pending_payment')
  const second = await started(order)
  expect(second).not.toBe(id)
  await payAtGateway(second)
  await sandbox.events.idle()
  expect(await statusesOf(order)).toEqual(['expired', 'captured'])
})

test('rule 4: a late payment of a cancelled order is voided, or credited to the wallet if it is settled, and the client is informed', async () => {
  const before = await balance()
  const [voided, credited] = [await payable(), await payable()]
  const ids = [await started(voided), await started(credited)]
  for (const order of [voided, credited]) await mustTransition(client, order, 'cancel', { reason: 'لم أعد أحتاجها' })
  expect(await statusesOf(voided)).toEqual(['expired'])
  await payAtGateway(ids[0] ?? '')
  await sandbox.events.idle()
  expect(await statusesOf(voided)).toEqual(['voided'])
  expect((await gateway.fetch(ids[0] ?? ''))?.payment?.status).toBe('voided')
  await withFaults({ lost: 1 }, () => payAtGateway(ids[1] ?? ''))
  clock.advance(24 * 60 * minute)
  await checkPayments(shared, job(ids[1] ?? ''))
  expect(await statusesOf(credited)).toEqual(['credited'])
  expect(await balance()).toBe(before + total)
  expect([await orderStatus(voided), await orderStatus(credited)]).toEqual(['cancelled', 'cancelled'])
  const informed = await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, user_id))
  expect(informed.map(({ type }) => type)).toEqual(expect.arrayContaining(['payment_voided', 'payment_credited']))
})

test('rule 5: an event has its effect once, and one of an unknown payment is not accepted', async () => {
  const order = await payable()
  const id = await started(order)
  await withFaults({ duplicated: 1 }, () => payAtGateway(id))
  const event = lastEvent()
  expect(await Promise.all([webhook(event), webhook(event)]).then((answers) => answers.map(({ status }) => status))).toEqual([200, 200])
  expect(await db.$count(gatewayEvents, eq(gatewayEvents.event_id, event?.id ?? ''))).toBe(1)
  expect(await statusesOf(order)).toEqual(['captured'])
  const unknown = { ...event, id: crypto.randomUUID(), data: { ...event?.data, id: crypto.randomUUID(), invoice_id: crypto.randomUUID() } }
  expect((await webhook(unknown)).status).toBe(404)
  for (const wrong of [{ ...event, secret_token: 'guessed' }, {}, { ...event, secret_token: undefined }])
    expect((await webhook(wrong)).status).toBe(401)
  expect((await call('POST', '/api/webhooks/moyasar', { token: client, body: {} })).status).toBe(401)
})

test('rule 6: two tabs share the open attempt, and another choice closes it first', async () => {
  const order = await payable()
  const answers = await Promise.all([start(order), start(order)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ body }) => body.data?.payment_id)).size).toBe(1)
  await fundWallet(app.createContext(), { user_id, amount: 1_000, note: 'test' })
  const held = await balance()
  const part = held >= total ? {} : { use_wallet: true }
  if (held < total) {
    const mixed = await started(order, part)
    expect(await statusesOf(order)).toEqual(['expired', 'requires_action'])
    expect(await paymentOf(mixed)).toMatchObject({ amount: total - held, wallet_amount: held })
  }
})

test('rule 7: amount, currency and order are compared with the record of the gateway before anything counts as paid', async () => {
  const order = await payable()
  const id = await started(order)
  const page = await sandbox.store.find(id)
  if (!page) throw new Error('the sandbox has the page')
  await sandbox.store.save({ ...page, amount: 100 })
  await payAtGateway(id)
  await sandbox.events.idle()
  expect(await statusesOf(order)).toEqual(['failed'])
  expect((await paymentOf(id))?.failure_reason).toBe('mismatch')
  expect(await orderStatus(order)).toBe('pending_payment')
  const other = await started(order)
  const otherPage = await sandbox.store.find(other)
  if (!otherPage) throw new Error('the sandbox has the page')
  await sandbox.store.save({ ...otherPage, metadata: { ...otherPage.metadata, order_id: crypto.randomUUID() } })
  await payAtGateway(other)
  await sandbox.events.idle()
  expect(await statusesOf(order)).toEqual(['failed', 'failed'])
  const third = await started(order)
  await withFaults({ wrong_amount: 1 }, () => payAtGateway(third))
  expect(await paymentOf(third)).toMatchObject({ status: 'captured', amount: total })
})

test('the return page shows everybody the state of a payment, without its details, and changes nothing', async () => {
  const id = await started(await payable())
  const before = await paymentOf(id)
  const { status, body } = await call('GET', `/api/payments/${id}/state`)
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { id, purpose: 'order', method: 'electronic', status: 'requires_action', is_final: false },
  })
  expect(await paymentOf(id)).toEqual(before)
  expect((await call('GET', `/api/payments/${crypto.randomUUID()}/state`)).status).toBe(404)
})

test('the wallet pays first and the card the rest, in the transaction of the capture', async () => {
  const order = await payable({
    lines: [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 90_000_000 }],
    price_reason: 'x x x',
  })
  const held = await balance()
  const id = await started(order, { use_wallet: true })
  expect(await paymentOf(id)).toMatchObject({ amount: 103_500_000 - held, wallet_amount: held })
  expect(await balance()).toBe(held)
  await payAtGateway(id)
  await sandbox.events.idle()
  expect(await statusesOf(order)).toEqual(['captured', 'captured'])
  expect(await balance()).toBe(0)
  expect(await orderStatus(order)).toBe('in_progress')
})

test('the wallet closes the open card attempt, and a card that pays nevertheless is credited to the wallet', async () => {
  const order = await payable({ deposit_percent: 50 })
  await fundWallet(app.createContext(), { user_id, amount: 100_000, note: 'test' })
  const id = await started(order)
  await call('POST', `/api/orders/${order.id}/pay`, {
    token: client,
    body: { method: 'wallet' },
    headers: { 'idempotency-key': 'meanwhile' },
  })
  const before = await balance()
  await payAtGateway(id)
  await sandbox.events.idle()
  expect(await statusesOf(order)).toEqual(['credited', 'captured'])
  expect(await balance()).toBe(before + total / 2)
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ paid_amount: total / 2 })
})

test('an event that was lost is replaced by the question of the worker', async () => {
  const order = await payable()
  const id = await started(order)
  await withFaults({ lost: 1 }, () => payAtGateway(id))
  expect(await statusesOf(order)).toEqual(['requires_action'])
  await checkPayments(shared, job(id))
  expect(await statusesOf(order)).toEqual(['captured'])
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(db, clock.now())).toEqual([])
})
