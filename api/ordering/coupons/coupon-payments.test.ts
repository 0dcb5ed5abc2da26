import { riyals } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { type AccountRef, loadBalance } from '../../money/ledger/ledger-account.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { orderContext } from '../orders/order-context.ts'
import { coupon_uses, coupons } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'
import { consumeCoupon, releaseCoupon, reserveCoupon } from './coupon-use.ts'

const { app, client, provider, sample, mustTransition, getOrder } = await orderFixture()
const { call, db } = app
const [admin, secondAdmin] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const otherClient = await logInAs(app, demoPhones.secondClient)

const newCoupon = (change: object = {}) => createCoupon(app, admin, change)
const payable = (token = client, terms: object = {}) => payableOrder(app, token, provider, sample, terms)
let keys = 0
const pay = (token: string, order: SentOrder, coupon_code?: string) => {
  keys += 1
  const body = { method: 'wallet', ...(coupon_code && { coupon_code }) }
  return call('POST', `/api/orders/${order.id}/pay`, { token, body, headers: { 'idempotency-key': `coupon-${keys}` } })
}
const balance = (account: AccountRef) => loadBalance(app, account)
const rowOf = async ({ id }: SentOrder) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('rowOf: no such order')
  return row
}
const couponOf = async (code: string) => (await db.select().from(coupons).where(eq(coupons.code, code)))[0]
const usesOf = async (order: SentOrder) => (await db.select().from(coupon_uses).where(eq(coupon_uses.order_id, order.id)))[0]

test('the client pays less, the escrow is complete, and the invoice stays as it is', async () => {
  const code = await newCoupon()
  const order = await payable()
  const { client_id } = await rowOf(order)
  const wallet = () => balance({ kind: 'client_wallet', user_id: client_id })
  const [before, costBefore] = [await wallet(), await balance({ kind: 'coupon_cost' })]
  const paid = await pay(client, order, code.toLowerCase())
  expect([paid.status, paid.body.data]).toMatchObject([200, { amount: 52_500, discount: 5000 }])
  expect(await wallet()).toBe(before - 52_500)
  expect(await balance({ kind: 'coupon_cost' })).toBe(costBefore - 5000)
  expect(await balance({ kind: 'escrow', order_id: order.id })).toBe(57_500)
  const { status, invoice } = (await getOrder(client, order)).body.data ?? {}
  expect([status, invoice]).toMatchObject(['in_progress', { final_amount: 57_500, paid_amount: 57_500, remaining_amount: 0 }])
  expect(await usesOf(order)).toMatchObject({ code, status: 'used', amount: 50_000, discount: 5000, user_id: client_id })
  expect((await couponOf(code))?.used_count).toBe(1)
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  const released = (await rowOf(order)).provider_id ?? ''
  expect(await balance({ kind: 'provider_payable', provider_id: released })).toBeGreaterThanOrEqual(57_500 - 5000)
})

test('an order has one coupon, and a client as many uses as the limit says', async () => {
  const once = await newCoupon({ per_client_limit: 1 })
  const order = await payable(client, { deposit_percent: 50 })
  expect((await pay(client, order, once)).body.data).toMatchObject({ amount: 23_750, discount: 5000 })
  const second = await pay(client, order, await newCoupon())
  expect([second.status, second.body.errors]).toEqual([422, { coupon_code: ['This order already has a coupon'] }])
  expect((await pay(client, order)).body.data).toMatchObject({ amount: 28_750, discount: 0 })
  const next = await payable()
  expect((await pay(client, next, once)).body.errors).toEqual({ coupon_code: ['You have already used this coupon'] })
  expect((await pay(client, next, await newCoupon({ first_order_only: true }))).body.errors).toEqual({
    coupon_code: ['This coupon is for your first order only'],
  })
  expect((await pay(client, next)).status).toBe(200)
})

test('a payment that fails uses nothing', async () => {
  const code = await newCoupon({ max_use: 1 })
  const poor = await payable(otherClient, {
    lines: [{ title_ar: 'عمل', title_en: 'Work', quantity: 1, unit_price: 90_000_000 }],
    price_reason: 'زيادة',
  })
  expect((await pay(otherClient, poor, code)).status).toBe(409)
  expect([(await couponOf(code))?.used_count, await usesOf(poor)]).toEqual([0, undefined])
})

test('an open payment reserves its use until it ends, and its own order may still use the code', async () => {
  const code = await newCoupon({ max_use: 1 })
  const [order, other] = [await payable(), await payable(otherClient)]
  const locked = async <T>(run: (ctx: TransactionCtx) => Promise<T>) => inTransaction(app.createContext(), run)
  const row = await rowOf(order)
  const held = await locked(async (ctx) => {
    const invoice = await orderContext(ctx, row).invoice()
    if (!invoice) throw new Error('no invoice')
    const coupon = await reserveCoupon(ctx, [{ order: row, invoice, due: 57_500 }], code)
    const at = ctx.clock.now()
    await ctx.db.insert(payments).values({
      ...{ order_id: order.id, invoice_id: invoice.id, client_id: row.client_id, instalment: 1, created_at: at, updated_at: at },
      ...{ method: 'bank_transfer', status: 'submitted', amount: 57_500 - coupon.discount, ...coupon },
    })
    return coupon
  })
  expect(held.discount).toBe(5000)
  const quote = (token: string, { id }: SentOrder) => call('GET', `/api/orders/${id}/coupon?coupon_code=${code}`, { token })
  expect((await quote(otherClient, other)).body.errors).toEqual({ coupon_code: ['This coupon has been used up'] })
  expect((await quote(client, order)).status).toBe(200)
  await locked(async (ctx) => {
    await ctx.db.update(payments).set({ status: 'rejected' }).where(eq(payments.order_id, order.id))
    await releaseCoupon(ctx, order.id)
  })
  expect((await couponOf(code))?.used_count).toBe(0)
  expect((await pay(otherClient, other, code)).status).toBe(200)
  expect(await locked((ctx) => consumeCoupon(ctx, { order_id: order.id, ...held }))).toBe(false)
  expect((await pay(client, order)).status).toBe(200)
})

test('a refund returns the payment to the client and the discount to the platform', async () => {
  const order = await payable()
  const cost = await balance({ kind: 'coupon_cost' })
  const code = await newCoupon({ max_use: 1 })
  await pay(client, order, code)
  const { client_id } = await rowOf(order)
  const wallet = await balance({ kind: 'client_wallet', user_id: client_id })
  await call('POST', `/api/admin/orders/${order.id}/actions/request_refund`, { token: admin, body: { reason: 'تعذّر إكمال العمل' } })
  const requests = (await call('GET', '/api/admin/refund-requests', { token: admin })).rows
  const request = requests.find(({ order_id }) => String(order_id) === order.id)
  const approved = await call('POST', `/api/admin/refund-requests/${request?.id}/actions/approve`, { token: secondAdmin })
  expect(approved.status).toBe(200)
  expect(await balance({ kind: 'client_wallet', user_id: client_id })).toBe(wallet + 52_500)
  expect([await balance({ kind: 'coupon_cost' }), await balance({ kind: 'escrow', order_id: order.id })]).toEqual([cost, 0])
  // The use stays used (decision 0065).
  expect([(await couponOf(code))?.used_count, (await usesOf(order))?.status]).toEqual([1, 'used'])
})

test('of two coupons for the first order, used for two orders at once, one counts', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await newClient(app, { email: `first${round}@example.com`, city_id: String(sample.order.city_id) })
    const token = await sessionToken(app, person)
    await fundWallet(app.createContext(), { user_id: person.id, amount: riyals(2000), note: 'test' })
    const codes = [await newCoupon({ first_order_only: true }), await newCoupon({ first_order_only: true })]
    const due = [await payable(token), await payable(token)]
    const paid = await Promise.all(due.map((order, at) => pay(token, order, codes[at])))
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 422])
  }
})

test('wrong codes count together, in a quote, a payment and a transfer, for each client', async () => {
  app.clock.advance(3_601_000)
  const token = otherClient
  const order = await payable(token)
  const code = await newCoupon()
  const quote = (typed: string) => call('GET', `/api/orders/${order.id}/coupon?coupon_code=${typed}`, { token })
  for (let n = 0; n < 10; n++) expect((await quote(`NONE${n}`)).status).toBe(422)
  for (let n = 0; n < 10; n++) expect((await quote(code)).status).toBe(200)
  for (let n = 0; n < 10; n++) expect((await pay(token, order, `NONE${n}`)).status).toBe(422)
  expect((await pay(token, order, code)).status).toBe(429)
  const limited = await quote(code)
  expect([limited.status, limited.body.msg]).toEqual([429, 'Too many wrong codes. Try again in an hour'])
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3000)
  app.clock.advance(3_601_000)
  expect((await quote(code)).status).toBe(200)
  // Two hours have passed: what nobody paid is cancelled.
  await runDueDeadlines(app.shared)
})

testInvariants(app)
