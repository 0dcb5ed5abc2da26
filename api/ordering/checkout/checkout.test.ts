import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stock } from '../../catalog/tables/stock.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { adminToken } from '../../testing/people.ts'
import { checkedOut, checkoutForm, newShopper, putInCart, sendCheckout, soldProducts, stockOf } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const admin = await adminToken(app, 'all')
const own = await soldProducts(app, 'platform')
const sold = await soldProducts(app, 'provider')
let next = 0
/** A product that no other test uses. */
function take(list: typeof own): (typeof own)[number] {
  const product = list[next % list.length]
  next += 1
  if (!product) throw new Error('no product')
  return product
}
const pay = (token: string, order: string) =>
  call('POST', `/api/orders/${order}/pay`, { token, body: { method: 'wallet' }, headers: { 'idempotency-key': crypto.randomUUID() } })
const setPrice = (id: string, price: number) => call('PATCH', `/api/admin/products/${id}`, { token: admin, body: { price } })

test('a cart becomes one order for each seller, reserved until it is paid, and the cart is empty', async () => {
  const shopper = await newShopper(app)
  const [ofPlatform, ofProvider] = [take(own), take(sold)]
  const [before, beforeOther] = [await stockOf(app, ofPlatform.id), await stockOf(app, ofProvider.id)]
  await putInCart(app, shopper, ofPlatform.id, 2)
  await putInCart(app, shopper, ofProvider.id)
  const form = await checkoutForm(app, shopper)
  const key = crypto.randomUUID()
  const answer = await sendCheckout(app, shopper, form, key)
  expect(answer.status).toBe(200)
  const data = Object(answer.body.data)
  expect(data.orders).toHaveLength(2)
  expect(data.payment.amount).toBe(data.orders.reduce((sum: number, { total }: { total: number }) => sum + total, 0))
  // Sent again, it is the same checkout.
  expect((await sendCheckout(app, shopper, form, key)).body.data).toEqual(data)
  expect((await call('GET', '/api/cart', { token: shopper.token })).body.data).toMatchObject({ groups: [], total: 0 })
  expect(await stockOf(app, ofPlatform.id)).toEqual({ on_hand: before?.on_hand, reserved: (before?.reserved ?? 0) + 2 })

  const list = await call('GET', '/api/orders?kind=store&tab=pending_payment', { token: shopper.token })
  expect(Object(list.body.data).data).toMatchObject([{ kind: 'store', category: null }, { kind: 'store' }])
  const mine = data.orders.find(({ provider }: { provider: object | null }) => provider === null)
  const page = Object((await call('GET', `/api/orders/${mine.id}`, { token: shopper.token })).body.data)
  expect(page).toMatchObject({
    ...{ provider: null, category: null, offers: [] },
    goods: { checkout_id: data.checkout_id, lines: [{ product_id: ofPlatform.id, quantity: 2 }] },
    invoice: { status: 'accepted', final_amount: mine.total },
  })

  for (const { id } of data.orders) expect((await pay(shopper.token, id)).status).toBe(200)
  expect(await stockOf(app, ofPlatform.id)).toEqual({ on_hand: (before?.on_hand ?? 0) - 2, reserved: before?.reserved })
  expect(await stockOf(app, ofProvider.id)).toEqual({ on_hand: (beforeOther?.on_hand ?? 0) - 1, reserved: beforeOther?.reserved })
  const [document] = await db.select().from(taxDocuments).where(eq(taxDocuments.order_id, mine.id))
  expect(document).toMatchObject({ provider_id: null, total: mine.total, vat_percent: 15 })
})

test('nothing is kept of a checkout of a changed cart, of too little stock or of a risen price; a lower one is passed on', async () => {
  const shopper = await newShopper(app)
  const [steady, moved] = [take(own), take(own)]
  await putInCart(app, shopper, steady.id, 2)
  await putInCart(app, shopper, moved.id)
  const form = await checkoutForm(app, shopper)
  const reasonOf = async (change: object) => {
    const { status, body } = await sendCheckout(app, shopper, { ...form, ...change })
    return [status, body.reason]
  }
  expect(await reasonOf({ version: form.version - 1 })).toEqual([409, 'cart_changed'])
  expect(await reasonOf({ total: form.total - 1 })).toEqual([409, 'price_changed'])
  await setPrice(moved.id, moved.price + 500)
  const risen = await sendCheckout(app, shopper, form)
  expect(risen.body).toMatchObject({ reason: 'price_changed', lines: [{ unit_id: moved.id }], total: expect.any(Number) })
  await setPrice(moved.id, moved.price)
  await db.update(stock).set({ reserved: 5 }).where(eq(stock.unit_id, moved.id))
  const left = await stockOf(app, moved.id)
  await db
    .update(stock)
    .set({ reserved: left?.on_hand ?? 0 })
    .where(eq(stock.unit_id, moved.id))
  const short = await sendCheckout(app, shopper, form)
  expect(short.body).toMatchObject({
    reason: 'short_stock',
    lines: [{ unit_id: moved.id, quantity: 1, left: 0 }],
    cart: { groups: expect.any(Array) },
  })
  await db.update(stock).set({ reserved: 0 }).where(eq(stock.unit_id, moved.id))
  expect(await db.$count(orders, eq(orders.client_id, shopper.id))).toBe(0)
  expect(await stockOf(app, steady.id)).toMatchObject({ reserved: 0 })
  await setPrice(moved.id, moved.price - 500)
  const lower = Object((await sendCheckout(app, shopper, form)).body.data)
  expect(lower.payment.amount).toBeLessThan(form.total)
})

test('each seller needs a shipping that serves the city, and a delivery an address', async () => {
  const shopper = await newShopper(app)
  await putInCart(app, shopper, take(own).id)
  const form = await checkoutForm(app, shopper)
  const errorsOf = async (change: object) => Object.keys((await sendCheckout(app, shopper, { ...form, ...change })).body.errors ?? {})
  expect(await errorsOf({ shipping: {} })).toEqual(['shipping.platform'])
  expect(await errorsOf({ shipping: { platform: crypto.randomUUID() } })).toEqual(['shipping.platform'])
  expect(await errorsOf({ address: { city_id: form.address.city_id } })).toEqual(['address.district', 'address.street', 'address.building'])
  expect(await errorsOf({ address: { ...form.address, city_id: crypto.randomUUID() } })).toEqual(['address.city_id'])
  expect((await call('POST', '/api/cart/checkout', { token: shopper.token, body: form })).status).toBe(422)
  expect((await call('POST', '/api/cart/checkout', { body: form, headers: { 'idempotency-key': 'guest' } })).status).toBe(401)
})

test('goods that are not paid in time, or whose order is cancelled before, can be sold again', async () => {
  const product = take(own)
  const before = await stockOf(app, product.id)
  const shopper = await newShopper(app)
  await putInCart(app, shopper, product.id, 2)
  const first = await checkedOut(app, shopper)
  const cancelled = await call('POST', `/api/orders/${first.orders[0].id}/transitions/cancel`, {
    token: shopper.token,
    body: { reason: 'لم أعد أحتاجه' },
  })
  expect(cancelled.status).toBe(200)
  expect(await stockOf(app, product.id)).toEqual(before)
  await putInCart(app, shopper, product.id)
  const second = await checkedOut(app, shopper)
  app.clock.advance(121 * 60_000)
  await runDueDeadlines(app.shared)
  expect(await db.select({ status: orders.status }).from(orders).where(eq(orders.id, second.orders[0].id))).toEqual([
    { status: 'cancelled' },
  ])
  expect(await stockOf(app, product.id)).toEqual(before)
})

test('of fifty checkouts of the last three units, three are orders and the others are told so', async () => {
  const product = take(own)
  await call('PATCH', `/api/admin/products/${product.id}`, { token: await adminToken(app, 'all'), body: { quantity: 3 } })
  const forms = []
  for (let at = 0; at < 50; at++) {
    const shopper = await newShopper(app)
    expect((await putInCart(app, shopper, product.id)).status).toBe(200)
    forms.push({ shopper, form: await checkoutForm(app, shopper) })
  }
  const answers = await Promise.all(forms.map(({ shopper, form }) => sendCheckout(app, shopper, form)))
  const statuses = Map.groupBy(answers, ({ status, body }) => `${status} ${body.reason ?? ''}`.trim())
  expect([...statuses].map(([status, list]) => [status, list.length]).sort()).toEqual([
    ['200', 3],
    ['409 short_stock', 47],
  ])
  expect(await stockOf(app, product.id)).toEqual({ on_hand: 3, reserved: 3 })
})

test('the statement of goods adds up to the displayed prices, to the halala', async () => {
  const shopper = await newShopper(app)
  const product = take(sold)
  await putInCart(app, shopper, product.id, 3)
  const form = await checkoutForm(app, shopper)
  const { orders: placed } = await checkedOut(app, shopper)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, placed[0].id))
  expect(invoice?.lines[0]?.title.en).toContain('× 3')
  expect(invoice?.provider_id).toBe(product.provider_id)
  const earned = (invoice?.service_amount ?? 0) + (invoice?.tax ?? 0)
  expect(earned).toBe(placed[0].total)
  expect(form.total - earned).toBeLessThanOrEqual(1)
})

testInvariants(app)
