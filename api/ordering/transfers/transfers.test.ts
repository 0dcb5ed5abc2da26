import { hourMs } from '@wasl/shared/utils/durations.ts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { transferBody } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

const { app, client, provider, sample, tryTransition, mustTransition, getOrder, notificationsTo } = await orderFixture()
const { call, db, clock } = app
const admin = await adminToken(app, 'all')
const total = 57_500

const payable = (terms: object = {}) => payableOrder(app, client, provider, sample, terms)
const send = async (order: SentOrder, amount: number, name = 'send_transfer') =>
  mustTransition(client, order, name, await transferBody(app, client, amount))
const transferOf = async (order: SentOrder) => {
  const [transfer] = await db
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.order_id, order.id))
    .orderBy(desc(bankTransfers.created_at))
  if (!transfer) throw new Error('the order has no transfer')
  return transfer
}
const decide = async (order: SentOrder, action: 'confirm' | 'record_amount' | 'reject', body: object = {}) =>
  call('POST', `/api/admin/bank-transfers/${(await transferOf(order)).id}/actions/${action}`, { token: admin, body })
const orderRow = async (order: SentOrder) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  if (!row) throw new Error('the order is gone')
  return row
}
const walletOf = async (order: SentOrder) => loadBalance({ db }, { kind: 'client_wallet', user_id: (await orderRow(order)).client_id })
const heldFor = (order: SentOrder) => loadBalance({ db }, { kind: 'escrow', order_id: order.id })
const typesFor = async (phone: string, order: SentOrder) => (await notificationsTo(phone, order)).map(({ type }) => type)

test('a transfer stops the clock; rejected with a reason, a full window restarts, and the next one is approved', async () => {
  const order = await payable()
  clock.advance(hourMs)
  await send(order, total)
  expect(await orderRow(order)).toMatchObject({ status: 'payment_review', due_at: null })
  expect((await decide(order, 'reject')).status).toBe(422)
  expect((await decide(order, 'reject', { reason: 'لم تصل الحوالة' })).status).toBe(200)
  const { status, due_at } = await orderRow(order)
  expect([status, Math.round((Date.parse(due_at ?? '') - Date.parse(clock.now())) / hourMs)]).toEqual(['pending_payment', 2])
  const [rejected] = (await notificationsTo(demoPhones.client, order)).filter(({ type }) => type === 'transfer_rejected')
  expect(rejected?.body_en).toContain('لم تصل الحوالة')
  expect(await transferOf(order)).toMatchObject({ status: 'rejected', reject_reason: 'لم تصل الحوالة', received_amount: null })
  await send(order, total)
  expect((await decide(order, 'confirm')).status).toBe(200)
  expect(await transferOf(order)).toMatchObject({ status: 'confirmed', received_amount: total, expected_amount: total })
  expect([(await orderRow(order)).status, await heldFor(order)]).toEqual(['in_progress', total])
})

test('the wrong fields of a transfer are reported together', async () => {
  const order = await payable()
  const body = await transferBody(app, client, total)
  const foreign = await transferBody(app, provider, total)
  const wrong = { ...body, file_ids: foreign.file_ids, transferred_on: '2999-01-01', receiving_account_id: crypto.randomUUID() }
  const rejected = await tryTransition(client, order, 'send_transfer', wrong)
  expect([rejected.status, Object.keys(rejected.body.errors ?? {}).sort()]).toEqual([
    422,
    ['file_ids', 'receiving_account_id', 'transferred_on'],
  ])
  const typed = await tryTransition(client, order, 'send_transfer', {
    ...body,
    account_number: 'SA4420000001234567891235',
    amount: 0,
    file_ids: [],
  })
  expect(Object.keys(typed.body.errors ?? {}).sort()).toEqual(['account_number', 'amount', 'file_ids'])
})

test('a smaller amount counts as a part: the rest stays due for a full window', async () => {
  const order = await payable()
  await send(order, total)
  expect((await decide(order, 'record_amount')).body.errors).toHaveProperty('received_amount')
  expect((await decide(order, 'record_amount', { received_amount: 20_000 })).status).toBe(200)
  expect([(await orderRow(order)).status, await heldFor(order)]).toEqual(['pending_payment', 20_000])
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ paid_amount: 20_000, due_amount: 37_500 })
  expect(await typesFor(demoPhones.client, order)).toContain('remaining_due')
  expect((await payOrder(app, client, order, 'rest-of-part')).status).toBe(200)
  expect([(await orderRow(order)).status, await heldFor(order)]).toEqual(['in_progress', total])
})

test('a part whose rest is not paid in time is returned to the wallet', async () => {
  const order = await payable()
  const before = await walletOf(order)
  await send(order, total)
  await decide(order, 'record_amount', { received_amount: 20_000 })
  clock.advance(2 * hourMs)
  await runDueDeadlines(app.shared)
  expect([(await orderRow(order)).status, await heldFor(order), (await walletOf(order)) - before]).toEqual(['cancelled', 0, 20_000])
  expect(await typesFor(demoPhones.client, order)).toEqual(expect.arrayContaining(['cancelled_unpaid', 'refund_issued']))
})

test('a larger amount pays the order, and the surplus goes to the wallet', async () => {
  const order = await payable()
  const before = await walletOf(order)
  await send(order, total)
  await decide(order, 'record_amount', { received_amount: total + 2_500 })
  expect([(await orderRow(order)).status, await heldFor(order), (await walletOf(order)) - before]).toEqual(['in_progress', total, 2_500])
})

test('the remaining amount is paid by transfer while the work goes on', async () => {
  const order = await payable({ deposit_percent: 50 })
  await payOrder(app, client, order, 'deposit-before-transfer')
  await send(order, total / 2, 'send_rest_transfer')
  const second = await tryTransition(client, order, 'send_rest_transfer', await transferBody(app, client, total / 2))
  expect(second.status).toBe(409)
  expect((await decide(order, 'reject', { reason: 'الصورة غير واضحة' })).status).toBe(200)
  await send(order, total / 2, 'send_rest_transfer')
  await mustTransition(provider, order, 'deliver')
  expect((await decide(order, 'confirm')).status).toBe(200)
  expect([(await orderRow(order)).status, await heldFor(order)]).toEqual(['delivered', total])
  expect(await typesFor(demoPhones.company, order)).toContain('remaining_paid')
  await mustTransition(client, order, 'confirm_receipt')
})

test('the money of a transfer whose order was cancelled meanwhile goes to the wallet', async () => {
  const order = await payable({ deposit_percent: 50 })
  const before = await walletOf(order)
  await payOrder(app, client, order, 'deposit-before-refund')
  await send(order, total / 2, 'send_rest_transfer')
  await call('POST', `/api/admin/orders/${order.id}/actions/request_refund`, { token: admin, body: { reason: 'لن يُنفَّذ العمل' } })
  const [request] = await db.select().from(refund_requests).where(eq(refund_requests.order_id, order.id))
  await call('POST', `/api/admin/refund-requests/${request?.id}/actions/approve`, { token: await adminToken(app, 'all') })
  expect((await decide(order, 'confirm')).status).toBe(200)
  expect([(await orderRow(order)).status, await heldFor(order), (await walletOf(order)) - before]).toEqual(['cancelled', 0, total / 2])
})

test('the page for paying has the due amount, the ways to pay and the last transfer, for the client alone', async () => {
  const order = await payable({ deposit_percent: 50 })
  const load = (token: string) => call('GET', `/api/orders/${order.id}/payment`, { token })
  const { data } = (await load(client)).body
  expect(data).toMatchObject({ due_amount: total / 2, remaining_amount: total, transfer: null, order: { status: 'pending_payment' } })
  expect(data?.receiving_accounts).toHaveLength(2)
  expect(Object.keys(Object(data?.invoice))).not.toContain('commission_percent')
  await send(order, total / 2)
  await decide(order, 'reject', { reason: 'لم تصل الحوالة' })
  expect((await load(client)).body.data?.transfer).toMatchObject({ status: 'rejected', reject_reason: 'لم تصل الحوالة' })
  expect([(await load(provider)).status, (await load(await logInAs(app, demoPhones.secondClient))).status]).toEqual([403, 404])
})

test('only the client of an order sends a transfer for it, and its provider does not see the receipt', async () => {
  const order = await payable()
  const body = await transferBody(app, client, total)
  const stranger = await logInAs(app, demoPhones.secondClient)
  expect((await tryTransition(stranger, order, 'send_transfer', body)).status).toBe(404)
  expect((await tryTransition(provider, order, 'send_transfer', body)).status).toBe(403)
  await mustTransition(client, order, 'send_transfer', body)
  const [image] = (await transferOf(order)).images
  const read = (token: string) => call('GET', `/api/files/${image}`, { token })
  expect((await Promise.all([client, provider, admin].map(read))).map(({ status }) => status)).toEqual([200, 404, 200])
})

test('a top-up by card leads to the page of the gateway and is credited once it is paid there', async () => {
  const { electronic: gateway } = app.shared.adapters.gateways
  if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
  const token = await logInAs(app, demoPhones.secondClient)
  const start = () => call('POST', '/api/wallet/top-ups', { token, body: { amount: 5_000 }, headers: { 'idempotency-key': 'card-top-up' } })
  const { data } = (await start()).body
  expect((await start()).body.data).toEqual(data)
  const before = Number((await call('GET', '/api/wallet/top-up', { token })).body.data?.wallet_balance)
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, String(data?.payment_id)))
  const paid = await payWithCard(gateway.sandbox, payment?.gateway_id ?? '', '4111111111111111')
  if (paid.next === 'code') await enterCode(gateway.sandbox, payment?.gateway_id ?? '', paid.payment.id, testCode)
  expect((await call('GET', `/api/payments/${payment?.id}`, { token })).body.data).toMatchObject({ status: 'captured', purpose: 'top_up' })
  expect((await call('GET', '/api/wallet/top-up', { token })).body.data?.wallet_balance).toBe(before + 5_000)
})

test('a top-up by transfer reaches the wallet once it is confirmed, and only the amount that arrived', async () => {
  const stranger = await logInAs(app, demoPhones.secondClient)
  const send = (body: object, key: string) =>
    call('POST', '/api/wallet/top-ups/transfers', { token: stranger, body, headers: { 'idempotency-key': key } })
  const body = await transferBody(app, stranger, 10_000)
  expect((await send({ ...body, amount: 100 }, 'too-small')).body.errors?.amount).toEqual(['Enter an amount from SAR 10 to SAR 20,000'])
  const [first, second] = await Promise.all([1, 2].map(() => send(body, 'same-top-up')))
  expect([first?.status, second?.status].includes(200)).toBe(true)
  const own = await db.select().from(bankTransfers).where(eq(bankTransfers.purpose, 'top_up'))
  expect(own).toHaveLength(1)
  const wallet = () => loadBalance({ db }, { kind: 'client_wallet', user_id: own[0]?.client_id ?? '' })
  const before = await wallet()
  const confirm = () =>
    call('POST', `/api/admin/bank-transfers/${own[0]?.id}/actions/record_amount`, { token: admin, body: { received_amount: 9_000 } })
  expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await wallet()) - before).toBe(9_000)
  const page = (await call('GET', '/api/wallet/top-up', { token: stranger })).body.data
  expect(page).toMatchObject({
    wallet_balance: before + 9_000,
    transfer: { status: 'confirmed', received_amount: 9_000 },
    min_amount: 1_000,
  })
})

test('recording exactly the stated amount confirms a transfer', async () => {
  const order = await payable()
  await send(order, total)
  expect((await decide(order, 'record_amount', { received_amount: total })).status).toBe(200)
  expect([(await orderRow(order)).status, await heldFor(order)]).toEqual(['in_progress', total])
})

test('a provider has no wallet to top up', async () => {
  const headers = { 'idempotency-key': 'top-up-of-a-provider' }
  const answers = await Promise.all([
    call('GET', '/api/wallet/top-up', { token: provider }),
    call('POST', '/api/wallet/top-ups', { token: provider, body: { amount: 5_000 }, headers }),
    call('POST', '/api/wallet/top-ups/transfers', { token: provider, body: await transferBody(app, provider, 5_000), headers }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(db, clock.now())).toEqual([])
})
