import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSandbox } from '../../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

const fixture = await orderFixture()
const { app, sample, mustTransition, getOrder, notificationsTo } = fixture
const { call, db, clock, shared } = app
const { electronic: gateway } = shared.adapters.gateways
if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
const { sandbox } = gateway
let { client, provider } = fixture
let admin = await adminToken(app, 'all')
const [total, deposit] = [57_500, 28_750]
const reason = 'اتفق الطرفان على التقسيم'

let paid = 0
const pay = (order: SentOrder) => payOrder(app, client, order, `rest-${++paid}`)
const rowOf = async ({ id }: SentOrder) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('the order is gone')
  return row
}
const walletOf = async (order: SentOrder) => loadBalance({ db }, { kind: 'client_wallet', user_id: (await rowOf(order)).client_id })
const heldFor = ({ id }: SentOrder) => loadBalance({ db }, { kind: 'escrow', order_id: id })
const lastPayment = async ({ id }: SentOrder) =>
  (await db.select().from(payments).where(eq(payments.order_id, id)).orderBy(desc(payments.created_at)))[0]
const decide = (id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/complaints/${id}/actions/${action}`, { token: admin, body: { reason, ...body } })

/** An order of which the deposit was paid, in dispute, and its complaint. */
async function disputedOrder(): Promise<{ order: SentOrder; complaint_id: string }> {
  const order = await payableOrder(app, client, provider, sample, { deposit_percent: 50 })
  await fundWallet(app.createContext(), { user_id: (await rowOf(order)).client_id, amount: total, note: 'test' })
  expect((await pay(order)).status).toBe(200)
  const body = { subject: 'العمل ناقص', reason: 'quality', message: 'لم يكتمل العمل المتفق عليه.', order_id: order.id, is_blocking: true }
  const { status, body: created } = await call('POST', '/api/complaints', { token: client, body })
  expect([status, (await rowOf(order)).status]).toEqual([201, 'disputed'])
  return { order, complaint_id: String(created.data?.id) }
}
async function startCard(order: SentOrder): Promise<string> {
  const headers = { 'idempotency-key': `card-${order.id}` }
  const { body } = await call('POST', `/api/orders/${order.id}/pay`, { token: client, body: { method: 'electronic' }, headers })
  return String(body.data?.payment_id)
}
async function payAtGateway(page_id: string): Promise<void> {
  const result = await payWithCard(sandbox, page_id, '4111111111111111')
  if (result.next === 'code') await enterCode(sandbox, page_id, result.payment.id, testCode)
  await sandbox.events.idle()
}
async function passDays(count: number): Promise<void> {
  clock.advance(count * 24 * 3_600_000)
  await runDueDeadlines(shared)
  // The sessions have expired.
  ;[client, provider, admin] = [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company), await adminToken(app, 'all')]
}

test('a remaining amount paid before the decision belongs to the order: it continues fully paid', async () => {
  const { order, complaint_id } = await disputedOrder()
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ due_amount: deposit })
  expect((await pay(order)).status).toBe(200)
  expect([(await rowOf(order)).status, await heldFor(order)]).toEqual(['disputed', total])
  expect((await decide(complaint_id, 'continue_order')).status).toBe(200)
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  expect([(await rowOf(order)).status, await heldFor(order)]).toEqual(['completed', 0])
})

test('a remaining amount paid before the decision is part of what is divided', async () => {
  const { order, complaint_id } = await disputedOrder()
  await pay(order)
  const before = await walletOf(order)
  expect((await decide(complaint_id, 'split_amount', { refund_amount: 50_000 })).status).toBe(200)
  await passDays(8)
  expect([(await rowOf(order)).status, await heldFor(order), (await walletOf(order)) - before]).toEqual(['completed', 0, 50_000])
})

test('once the decision is announced nothing more can be paid, and the pages ask for nothing', async () => {
  const { order, complaint_id } = await disputedOrder()
  expect((await decide(complaint_id, 'complete_order')).status).toBe(200)
  const rejected = await pay(order)
  expect([rejected.status, rejected.body.msg]).toEqual([409, 'Nothing is due on this order'])
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ due_amount: 0 })
  expect((await call('GET', `/api/orders/${order.id}/payment`, { token: client })).body.data).toMatchObject({ due_amount: 0 })
  await passDays(8)
  expect([(await rowOf(order)).status, await heldFor(order)]).toEqual(['completed', 0])
})

test('a card that is charged after the order was resolved is returned, and its page was closed', async () => {
  const { order, complaint_id } = await disputedOrder()
  const page = await startCard(order)
  await decide(complaint_id, 'complete_order')
  await passDays(8)
  expect([(await rowOf(order)).status, await heldFor(order)]).toEqual(['completed', 0])
  expect(await lastPayment(order)).toMatchObject({ status: 'expired' })
  await payAtGateway(page).catch(() => {})
  expect(['expired', 'voided', 'credited']).toContain((await lastPayment(order))?.status)
  expect(await heldFor(order)).toBe(0)
})

test('a card that is charged between the decision and its execution is credited to the wallet', async () => {
  const { order, complaint_id } = await disputedOrder()
  const page = await startCard(order)
  await decide(complaint_id, 'split_amount', { refund_amount: 10_000 })
  await payAtGateway(page)
  expect(await lastPayment(order)).toMatchObject({ status: 'credited', amount: deposit })
  await passDays(8)
  expect([(await rowOf(order)).status, await heldFor(order)]).toEqual(['completed', 0])
})

test('an order that was referred because the rest was not paid goes back to its delivery once it is paid', async () => {
  const order = await payableOrder(app, client, provider, sample, { deposit_percent: 50 })
  await fundWallet(app.createContext(), { user_id: (await rowOf(order)).client_id, amount: total, note: 'test' })
  await pay(order)
  await mustTransition(provider, order, 'deliver')
  await passDays(15)
  expect((await rowOf(order)).status).toBe('disputed')
  expect((await pay(order)).status).toBe(200)
  expect(await heldFor(order)).toBe(total)
  expect((await rowOf(order)).status).toBe('delivered')
  await mustTransition(client, order, 'confirm_receipt')
  expect([(await rowOf(order)).status, await heldFor(order)]).toEqual(['completed', 0])
  expect((await notificationsTo(demoPhones.company, order)).map(({ type }) => type)).toContain('remaining_paid')
})

testInvariants(app)
