import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { idempotencyKeys } from '../../platform/db/tables/idempotency-keys.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { payments } from '../tables/payments.ts'

const { app, client, provider, freelancer, sample, mustTransition, getOrder, notificationsTo } = await orderFixture()
const { call, db } = app
const half = { deposit_percent: 50 }
const payable = (terms: object = {}) => payableOrder(app, client, provider, sample, terms)
const pay = (token: string, order: SentOrder, key: string, body: object) =>
  call('POST', `/api/orders/${order.id}/pay`, { token, body: { method: 'wallet', ...body }, headers: { 'idempotency-key': key } })
const paidOf = async (order: SentOrder) =>
  (await db.select().from(payments).where(eq(payments.order_id, order.id))).map(({ amount }) => amount)

test('two tabs that pay the same deposit concurrently pay it once, and not the remainder', async () => {
  const order = await payable(half)
  const version = (await getOrder(client, order)).body.data?.version
  const responses = await Promise.all(['tab-1', 'tab-2'].map((key) => pay(client, order, key, { version })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await paidOf(order)).toEqual([28_750])
})

test('two concurrent full payments with different keys take the money once', async () => {
  const order = await payable()
  const responses = await Promise.all(['whole-1', 'whole-2'].map((key) => payOrder(app, client, order, key)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await paidOf(order)).toEqual([57_500])
})

test('of a concurrent payment and cancellation exactly one succeeds', async () => {
  const order = await payable()
  const [paid, cancelled] = await Promise.all([
    payOrder(app, client, order, 'against-cancel'),
    call('POST', `/api/orders/${order.id}/transitions/cancel`, { token: provider, body: { reason: 'تعذّر الحضور' } }),
  ])
  expect([paid.status, cancelled.status].sort()).toEqual([200, 409])
  expect((await getOrder(client, order)).body.data?.status).toBe(paid.status === 200 ? 'in_progress' : 'cancelled')
})

test('each instalment is notified with its own amount', async () => {
  const order = await payable(half)
  await payOrder(app, client, order, 'part-a')
  const notification = (await notificationsTo(demoPhones.client, order)).find(({ type }) => type === 'payment_paid')
  expect(notification?.body_en).toContain('287.50')
  await payOrder(app, client, order, 'part-b')
  expect((await notificationsTo(demoPhones.company, order)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['order_paid', 'remaining_paid']),
  )
  expect((await paidOf(order)).sort()).toEqual([28_750, 28_750])
})

test('a failed payment does not use its idempotency key', async () => {
  const secondClient = await logInAs(app, demoPhones.secondClient)
  const order = await payableOrder(app, secondClient, provider, sample, {
    lines: [{ ...demoLines[0], unit_price: 40_000_000 }],
    price_reason: 'أعمال إضافية',
  })
  expect((await payOrder(app, secondClient, order, 'again')).status).toBe(409)
  expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'again'))).toEqual([])
  const [row] = await db.select().from(users).where(eq(users.phone, '+966500000013'))
  await fundWallet(app.createContext(), { user_id: row?.id ?? '', amount: 50_000_000, note: 'test' })
  const paid = await payOrder(app, secondClient, order, 'again')
  expect(paid.status).toBe(200)
  expect((await payOrder(app, secondClient, order, 'again')).text).toBe(paid.text)
})

test('an idempotency key belongs to one user, and a payment without one fails', async () => {
  const order = await payable()
  expect((await payOrder(app, client, order, '')).body.errors).toHaveProperty('idempotency-key')
  expect((await payOrder(app, client, order, 'same-key')).status).toBe(200)
  const other = await logInAs(app, demoPhones.companyClient)
  const otherOrder = await payableOrder(app, other, provider, sample)
  expect((await payOrder(app, other, otherOrder, 'same-key')).status).toBe(200)
})

test('only the client can pay an order; others do not learn that it exists', async () => {
  const order = await payable()
  const second = await logInAs(app, demoPhones.secondClient)
  const responses = [
    await payOrder(app, second, order, 'x'),
    await payOrder(app, provider, order, 'x'),
    await payOrder(app, freelancer, order, 'x'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([404, 403, 403])
})

test('every transition and ledger posting of an order is in the audit log', async () => {
  const order = await payable()
  await payOrder(app, client, order, 'audited')
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  const steps = await db.select().from(auditEntries).where(eq(auditEntries.row_id, order.id)).orderBy(auditEntries.at)
  expect(new Set(steps.map(({ action }) => action))).toEqual(
    new Set(['submit', 'make_offer', 'accept_offer', 'issue_invoice', 'accept_invoice', 'payment_captured', 'deliver', 'confirm_receipt']),
  )
  const postings = (
    await db.select().from(auditEntries).where(eq(auditEntries.resource, 'ledger_transactions')).orderBy(auditEntries.at)
  ).filter(({ after }) => after?.order_id === order.id)
  expect(postings.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
    ['payment', 'user'],
    ['release', 'user'],
  ])
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(db, app.clock.now())).toEqual([])
})
