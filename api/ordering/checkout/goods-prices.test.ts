import { percentOf } from '@wasl/shared/rules/order-totals.ts'
import { splitPayment } from '@wasl/shared/rules/split-payment.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipping_rates } from '../../catalog/tables/from-registry.ts'
import { providers } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { adminToken } from '../../testing/people.ts'
import { checkedOut, newShopper, putInCart, soldProducts } from '../../testing/store.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import { invoices } from '../tables/invoices.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const admin = await adminToken(app, 'all')
const withoutNumber = (await db.select().from(providers)).filter(({ vat_number }) => vat_number === null).map(({ id }) => id)
const ofProviders = await soldProducts(app, 'provider')
const isUnregistered = ({ provider_id }: { provider_id: string | null }) => provider_id !== null && withoutNumber.includes(provider_id)
const [own] = await soldProducts(app, 'platform')
const registered = ofProviders.find((product) => !isUnregistered(product))
const unregistered = ofProviders.find(isUnregistered)
if (!own || !registered || !unregistered) throw new Error('the demo has no product of each kind of seller')
const provider_id = unregistered.provider_id ?? ''
type Product = typeof own

const setEntered = async ({ id }: Product, price: number) => {
  await call('PATCH', `/api/admin/products/${id}`, { token: admin, body: { price, discount_type: 'none', quantity: 1000 } })
}
const listed = async ({ id, name_en }: Product, query = '') => {
  const { body } = await call('GET', `/api/store?q=${encodeURIComponent(name_en)}${query}`)
  return Object(body.data).products.find((product: { id: string }) => product.id === id)?.price
}
const onPage = async ({ id }: Product) => Object((await call('GET', `/api/store/${id}`)).body.data).units[0].price

/** Buys pieces of a product. Returns the prices that the client saw, and the price statement. */
async function buy(product: Product, quantity: number) {
  const shopper = await newShopper(app)
  await putInCart(app, shopper, product.id, quantity)
  const cart = Object((await call('GET', `/api/cart`, { token: shopper.token })).body.data)
  const placed = await checkedOut(app, shopper)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, placed.orders[0].id))
  const page = Object((await call('GET', `/api/orders/${placed.orders[0].id}`, { token: shopper.token })).body.data)
  const { goods } = page
  if (!invoice) throw new Error('no price statement')
  return { line: cart.groups[0].lines[0], total: placed.payment.amount, invoice, ordered: goods.lines[0], shipping: goods.shipping.price }
}
const prices = fc.sample(fc.record({ price: fc.integer({ min: 100, max: 99_999 }), quantity: fc.integer({ min: 1, max: 20 }) }), {
  numRuns: 4,
  seed: 27,
})

test.for([
  { seller: 'a provider with a VAT number', product: registered, vatOnTop: 0, sold_by: 'provider' as const },
  { seller: 'a provider without one', product: unregistered, vatOnTop: 15, sold_by: 'platform' as const },
  { seller: 'the platform', product: own, vatOnTop: 0, sold_by: 'platform' as const },
])('goods of $seller cost the same in the list, on their page, in the cart and in the order', async ({ product, vatOnTop, sold_by }) => {
  for (const { price, quantity } of [...prices, { price: 9_800, quantity: 2 }]) {
    await setEntered(product, price)
    const shown = price + percentOf(price, vatOnTop)
    expect([await listed(product), await onPage(product)]).toEqual([shown, shown])
    expect(await listed(product, `&price_min=${shown}&price_max=${shown}`)).toBe(shown)
    expect(await listed(product, `&price_max=${shown - 1}`)).toBeUndefined()
    const { line, total, invoice, ordered, shipping } = await buy(product, quantity)
    expect([line.price, ordered.price, ordered.amount]).toEqual([shown, shown, shown * quantity])
    expect(shown * quantity + shipping - total).toBeOneOf([0, 1])
    expect(invoice).toMatchObject({ sold_by, final_amount: total, vat_percent: 15 })
    if (sold_by === 'provider' || vatOnTop === 0) continue
    const entered = price * quantity + Math.round(shipping / 1.15)
    // The VAT of each displayed price is rounded, half a halala at most.
    expect(Math.abs(invoice.service_amount - entered)).toBeLessThanOrEqual(price % 20 === 0 ? 0 : quantity / 2 + 1)
    const { commission_percent, service_amount } = invoice
    const { provider } = splitPayment({ held: total, net: service_amount, commission_percent, vat_percent: 15, sold_by })
    expect(provider).toBe(service_amount - Math.floor((service_amount * commission_percent) / 100))
  }
  expect(await findViolations(db, app.createContext().clock.now())).toEqual([])
})

test('VAT is on top of the shipping of a provider without a VAT number', async () => {
  await db.update(shipping_rates).set({ price: 2_000, free_from: 50_000 }).where(eq(shipping_rates.provider_id, provider_id))
  await setEntered(unregistered, 10_000)
  const shopper = await newShopper(app)
  await putInCart(app, shopper, unregistered.id, 4)
  const offered = async () => Object((await call('GET', '/api/cart', { token: shopper.token })).body.data).groups[0].shipping[0]
  expect(await offered()).toMatchObject({ price: 2_300, full_price: 2_300, free_from: 57_500 })
  await putInCart(app, shopper, unregistered.id, 1)
  expect(await offered()).toMatchObject({ price: 0, full_price: 2_300 })
})

test('the lists follow the setting and the VAT number of the provider', async () => {
  await setEntered(unregistered, 10_000)
  expect([await listed(unregistered), await onPage(unregistered)]).toEqual([11_500, 11_500])
  await storeSetting(app.createContext(), 'seller_without_vat_number', 'provider')
  expect([await listed(unregistered), await onPage(unregistered)]).toEqual([10_000, 10_000])
  await storeSetting(app.createContext(), 'seller_without_vat_number', 'platform')
  expect(await listed(unregistered)).toBe(11_500)
  await db.update(providers).set({ vat_number: '310777777700003' }).where(eq(providers.id, provider_id))
  expect([await listed(unregistered), await onPage(unregistered)]).toEqual([10_000, 10_000])
  await db.update(providers).set({ invalid_vat_number: '310777777700003' }).where(eq(providers.id, provider_id))
  expect([await listed(unregistered), await onPage(unregistered)]).toEqual([11_500, 11_500])
})
