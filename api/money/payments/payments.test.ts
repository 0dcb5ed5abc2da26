import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../invariants/broken.ts'
import { idempotencyKeys, payments } from '../../platform/db/tables/payments.ts'
import { users } from '../../platform/db/tables/people.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { demoLines, payableOrder, payOrder, type Sent } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'
import { fundWallet } from '../ledger/fund.ts'

const { house, client, provider, freelancer, world, does, page, toldTo } = await orderHouse()
const { call, db } = house
const half = { deposit_percent: 50 }
const payable = (terms: object = {}) => payableOrder(house, client, provider, world, terms)
const pay = (token: string, order: Sent, key: string, body: object) =>
  call('POST', `/api/orders/${order.id}/pay`, { token, body: { method: 'wallet', ...body }, headers: { 'idempotency-key': key } })
const paidOf = async (order: Sent) => (await db.select().from(payments).where(eq(payments.order_id, order.id))).map(({ amount }) => amount)

test('two tabs that pay the same deposit at once pay it once, and not the rest', async () => {
  const order = await payable(half)
  const version = (await page(client, order)).body.data?.version
  const answers = await Promise.all(['tab-1', 'tab-2'].map((key) => pay(client, order, key, { version })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await paidOf(order)).toEqual([28_750])
})

test('two payments of the whole at once with different keys take the money once', async () => {
  const order = await payable()
  const answers = await Promise.all(['whole-1', 'whole-2'].map((key) => payOrder(house, client, order, key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await paidOf(order)).toEqual([57_500])
})

test('of a payment and a cancellation at once exactly one happens', async () => {
  const order = await payable()
  const [paid, cancelled] = await Promise.all([
    payOrder(house, client, order, 'against-cancel'),
    call('POST', `/api/orders/${order.id}/transitions/cancel`, { token: provider, body: { reason: 'تعذّر الحضور' } }),
  ])
  expect([paid.status, cancelled.status].sort()).toEqual([200, 409])
  expect((await page(client, order)).body.data?.status).toBe(paid.status === 200 ? 'in_progress' : 'cancelled')
})

test('each instalment is told with its own amount', async () => {
  const order = await payable(half)
  await payOrder(house, client, order, 'part-a')
  const told = (await toldTo(demoPeople.client, order)).find(({ type }) => type === 'payment_paid')
  expect(told?.body_en).toContain('287.50')
  await payOrder(house, client, order, 'part-b')
  expect((await toldTo(demoPeople.company, order)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['order_paid', 'remaining_paid']),
  )
  expect((await paidOf(order)).sort()).toEqual([28_750, 28_750])
})

test('a refused payment does not use up its key', async () => {
  const poor = await signIn(house, demoPeople.secondClient)
  const order = await payableOrder(house, poor, provider, world, { lines: [{ ...demoLines[0], unit_price: 400_000_000 }] })
  expect((await payOrder(house, poor, order, 'again')).status).toBe(409)
  expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'again'))).toEqual([])
  const [row] = await db.select().from(users).where(eq(users.phone, '+966500000013'))
  await fundWallet(house.ctxOf(), { user_id: row?.id ?? '', amount: 500_000_000, note: 'test' })
  const paid = await payOrder(house, poor, order, 'again')
  expect(paid.status).toBe(200)
  expect((await payOrder(house, poor, order, 'again')).text).toBe(paid.text)
})

test('a key is a person’s own, and a payment without one is refused', async () => {
  const order = await payable()
  expect((await payOrder(house, client, order, '')).body.errors).toHaveProperty('idempotency-key')
  expect((await payOrder(house, client, order, 'mine')).status).toBe(200)
  const other = await signIn(house, demoPeople.companyClient)
  const theirs = await payableOrder(house, other, provider, world)
  expect((await payOrder(house, other, theirs, 'mine')).status).toBe(200)
})

test('nobody else pays an order, nor learns that it is there', async () => {
  const order = await payable()
  const second = await signIn(house, demoPeople.secondClient)
  const answers = [
    await payOrder(house, second, order, 'x'),
    await payOrder(house, provider, order, 'x'),
    await payOrder(house, freelancer, order, 'x'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 403])
})

test('every step and every halala of an order is in the audit log', async () => {
  const order = await payable()
  await payOrder(house, client, order, 'audited')
  await does(provider, order, 'deliver')
  await does(client, order, 'confirm_receipt')
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

test('every invariant holds after all of this', async () => {
  expect(await brokenInvariants(db, house.clock.now())).toEqual([])
})
