import { and, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '../../catalog/tables/from-registry.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { createCoupon } from '../../testing/coupons.ts'
import { adminToken } from '../../testing/people.ts'
import {
  checkedOut,
  checkoutForm,
  newShopper,
  payOnPage,
  putInCart,
  sendCheckout,
  soldProducts,
  startCheckoutByCard,
} from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { coupon_uses, coupons } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock, shared } = app
const [admin, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const [own] = await soldProducts(app, 'platform')
const [sold] = await soldProducts(app, 'provider')

type Shopper = Awaited<ReturnType<typeof newShopper>>
const usesOf = (code: string) => db.select().from(coupon_uses).where(eq(coupon_uses.code, code))
const usedCount = async (code: string) => (await db.select().from(coupons).where(eq(coupons.code, code)))[0]?.used_count
const balance = ({ id: user_id }: Shopper) => loadBalance(app.createContext(), { kind: 'client_wallet', user_id })
async function fill(shopper: Shopper) {
  await putInCart(app, shopper, own?.id ?? '')
  await putInCart(app, shopper, sold?.id ?? '')
}
async function placed(shopper: Shopper) {
  await fill(shopper)
  const { checkout_id, payment, orders } = await checkedOut(app, shopper)
  return { id: String(checkout_id), amount: Number(payment.amount), orders }
}
const pay = ({ token }: Shopper, id: string, body: object) =>
  call('POST', `/api/checkouts/${id}/pay`, { token, body, headers: { 'idempotency-key': crypto.randomUUID() } })
const discountsOf = async (checkout: string) => {
  const ofOrders = await db
    .select({ order_id: payments.order_id, discount: payments.discount, total: orders.final_amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(orders.checkout_id, checkout), gt(payments.discount, 0)))
  return ofOrders.sort((one, other) => (other.total ?? 0) - (one.total ?? 0))
}

test('a coupon is used once for a checkout, spread over its orders in proportion', async () => {
  const code = await createCoupon(app, admin, { max_use: 1, discount_amount: 5_001 })
  const shopper = await newShopper(app)
  const checkout = await placed(shopper)
  const quote = await call('GET', `/api/checkouts/${checkout.id}/coupon?coupon_code=${code}`, { token: shopper.token })
  expect(quote.body.data).toMatchObject({ code, discount: 5_001, payable_amount: checkout.amount - 5_001, is_limited: false })
  const before = await balance(shopper)
  const paid = await pay(shopper, checkout.id, { method: 'wallet', coupon_code: code })
  expect([paid.status, Object(paid.body.data).amount]).toEqual([200, checkout.amount - 5_001])
  expect(await balance(shopper)).toBe(before - checkout.amount + 5_001)
  const [largest, other] = await discountsOf(checkout.id)
  expect(other?.discount).toBe(Math.floor((5_001 * (other?.total ?? 0)) / checkout.amount))
  expect(largest?.discount).toBe(5_001 - (other?.discount ?? 0))
  expect([(await usesOf(code)).length, await usedCount(code)]).toEqual([1, 1])
  const late = await newShopper(app)
  const second = await placed(late)
  expect((await pay(late, second.id, { method: 'wallet', coupon_code: code })).body.errors).toEqual({
    coupon_code: ['This coupon has been used up'],
  })
})

test('a coupon is reserved while a card is on its page, and given back with the page or the orders', async () => {
  const code = await createCoupon(app, admin, { max_use: 1 })
  const shopper = await newShopper(app, 0)
  const checkout = await placed(shopper)
  const page = await startCheckoutByCard(app, shopper, checkout.id, { coupon_code: code })
  // A second tab has the same page.
  expect(await startCheckoutByCard(app, shopper, checkout.id, { coupon_code: code.toLowerCase() })).toBe(page)
  expect(await usesOf(code)).toMatchObject([{ status: 'reserved', discount: 5_000 }])
  // Without the coupon it is another page.
  const other = await startCheckoutByCard(app, shopper, checkout.id)
  expect([other === page, await usedCount(code)]).toEqual([false, 0])
  await startCheckoutByCard(app, shopper, checkout.id, { coupon_code: code })
  clock.advance(121 * 60_000)
  await runDueDeadlines(shared)
  expect(await db.$count(orders, and(eq(orders.checkout_id, checkout.id), eq(orders.status, 'cancelled')))).toBe(2)
  expect([await usesOf(code), await usedCount(code)]).toEqual([[], 0])
})

test('a card pays what the coupon leaves, and refunds give back its part to the platform', async () => {
  const code = await createCoupon(app, admin)
  const shopper = await newShopper(app, 1_000)
  const checkout = await placed(shopper)
  const page = await startCheckoutByCard(app, shopper, checkout.id, { coupon_code: code, use_wallet: true })
  expect((await db.select().from(payments).where(eq(payments.id, page)))[0]).toMatchObject({
    amount: checkout.amount - 6_000,
    discount: 5_000,
  })
  await payOnPage(app, page)
  expect(await usesOf(code)).toMatchObject([{ status: 'used' }])
  expect((await discountsOf(checkout.id)).reduce((sum, { discount }) => sum + discount, 0)).toBe(5_000)
  expect(await balance(shopper)).toBe(0)
  for (const { id, total } of checkout.orders) {
    const body = { order_id: id, amount: total, reason: 'لم يعد متوفرًا', destination: 'wallet' }
    const request = await call('POST', '/api/admin/refund-requests', { token: admin, body })
    expect((await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })).status).toBe(200)
  }
  expect(await balance(shopper)).toBe(checkout.amount - 5_000)
})

test('a coupon that is entered with the checkout is checked there and used by its payment', async () => {
  const code = await createCoupon(app, admin)
  const shopper = await newShopper(app)
  await fill(shopper)
  const form = await checkoutForm(app, shopper)
  const wrong = await sendCheckout(app, shopper, { ...form, coupon_code: 'NONE99' })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { coupon_code: ['There is no coupon with this code'] }])
  expect(await db.$count(orders, eq(orders.client_id, shopper.id))).toBe(0)
  const { body } = await sendCheckout(app, shopper, { ...form, coupon_code: code })
  const { checkout_id, payment } = Object(body.data)
  expect(payment.coupon).toMatchObject({ code, discount: 5_000, payable_amount: payment.amount - 5_000 })
  const view = await call('GET', `/api/checkouts/${checkout_id}`, { token: shopper.token })
  expect(Object(view.body.data).payment.coupon).toMatchObject({ code, discount: 5_000 })
  expect(Object((await pay(shopper, checkout_id, { method: 'wallet' })).body.data).amount).toBe(payment.amount - 5_000)
  expect(await usesOf(code)).toMatchObject([{ status: 'used', discount: 5_000 }])

  const [category] = await db.select({ id: categories.id }).from(categories).limit(1)
  const services = await createCoupon(app, admin, { category_ids: [category?.id] })
  const other = await placed(shopper)
  expect((await pay(shopper, other.id, { method: 'wallet', coupon_code: services })).body.errors).toHaveProperty('coupon_code')
})

testInvariants(app)
