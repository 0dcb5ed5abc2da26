import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { products } from '../catalog/tables/from-registry.ts'
import { stock } from '../catalog/tables/stock.ts'
import { isSandbox } from '../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../demo/gateway/sandbox-pay.ts'
import { testCode } from '../demo/gateway/test-cards.ts'
import { users } from '../identity/tables/people.ts'
import { fundWallet } from '../money/ledger/fund-wallet.ts'
import { inTransaction } from '../platform/db/database.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import type { CallResult } from './call.ts'
import { newClient, sessionToken } from './people.ts'
import type { TestApp } from './test-app.ts'

type Shopper = { id: string; token: string }
type CartBody = {
  version: number
  total: number
  groups: { provider_id: string | null; shipping: { id: string; price: number; method: string }[] }[]
}

/** Simple products that are sold in the demo's store, of the platform or of a provider. */
export async function soldProducts({ db }: TestApp, of: 'platform' | 'provider'): Promise<(typeof products.$inferSelect)[]> {
  const seller = of === 'platform' ? isNull(products.provider_id) : sql`${products.provider_id} is not null`
  return db
    .select()
    .from(products)
    .where(and(seller, eq(products.type, 'simple'), eq(products.availability, 'available'), gt(products.quantity, 5)))
    .orderBy(asc(products.created_at))
}

/** A new client with money, who may order. */
export async function newShopper(app: TestApp, amount = 10_000_000): Promise<Shopper> {
  const [someone] = await app.db.select({ city_id: users.city_id }).from(users).where(sql`city_id is not null`).limit(1)
  const { id } = await newClient(app, { city_id: someone?.city_id ?? null })
  if (amount > 0) await inTransaction(systemCtx(app.shared), (ctx) => fundWallet(ctx, { user_id: id, amount, note: 'test' }))
  return { id, token: await sessionToken(app, { id }) }
}

export const putInCart = ({ call }: TestApp, { token }: Shopper, unit_id: string, quantity = 1): Promise<CallResult> =>
  call('POST', '/api/cart/lines', { token, body: { unit_id, quantity } })

/** What the form of the checkout sends for the cart as it is, with a delivery of each seller that has one. */
export async function checkoutForm({ call, db }: TestApp, { id, token }: Shopper, change: object = {}) {
  const [user] = await db.select({ city_id: users.city_id }).from(users).where(eq(users.id, id))
  const city_id = user?.city_id ?? ''
  const cart: CartBody = Object((await call('GET', `/api/cart?city=${city_id}`, { token })).body.data)
  const chosen = cart.groups.map(({ provider_id, shipping }) => ({
    key: provider_id ?? 'platform',
    rate: shipping.findLast(({ method }) => method !== 'pick_up') ?? shipping[0],
  }))
  return {
    version: cart.version,
    total: chosen.reduce((sum, { rate }) => sum + (rate?.price ?? 0), cart.total),
    shipping: Object.fromEntries(chosen.map(({ key, rate }) => [key, rate?.id])),
    address: { city_id, district: 'العليا', street: 'طريق الملك فهد', building: '8228' },
    ...change,
  }
}

export const sendCheckout = ({ call }: TestApp, { token }: Shopper, body: object, key: string = crypto.randomUUID()): Promise<CallResult> =>
  call('POST', '/api/cart/checkout', { token, body, headers: { 'idempotency-key': key } })

/** Checks out what is in the cart. Returns the data of the answer. */
export async function checkedOut(app: TestApp, shopper: Shopper) {
  const { status, body, text } = await sendCheckout(app, shopper, await checkoutForm(app, shopper))
  if (status !== 200) throw new Error(`checkout: ${status} ${text}`)
  return Object(body.data)
}

/** Pays the orders of a checkout by card, of which the wallet pays what it can if `use_wallet` is. Returns the id of the payment, and of its page at the gateway. */
export async function payCheckoutByCard(app: TestApp, shopper: Shopper, checkout_id: string, form: object = {}): Promise<string> {
  const payment_id = await startCheckoutByCard(app, shopper, checkout_id, form)
  await payOnPage(app, payment_id)
  return payment_id
}

/** Opens the page of the gateway that takes a card for the orders of a checkout. */
export async function startCheckoutByCard({ call }: TestApp, { token }: Shopper, checkout_id: string, form: object = {}): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { status, body, text } = await call('POST', `/api/checkouts/${checkout_id}/pay`, {
    ...{ token, headers },
    body: { method: 'electronic', ...form },
  })
  if (status !== 200) throw new Error(`pay: ${status} ${text}`)
  return String(body.data?.payment_id)
}

/** Pays on a page of the gateway with a card that is accepted; its events have arrived. */
export async function payOnPage({ shared }: TestApp, page_id: string): Promise<void> {
  const { electronic } = shared.adapters.gateways
  if (!isSandbox(electronic)) throw new Error('a test runs with the sandbox')
  const result = await payWithCard(electronic.sandbox, page_id, '4111111111111111')
  if (result.next === 'code') await enterCode(electronic.sandbox, page_id, result.payment.id, testCode)
  await electronic.sandbox.events.idle()
}

export async function stockOf({ db }: TestApp, unit_id: string): Promise<{ on_hand: number; reserved: number } | undefined> {
  const [row] = await db.select({ on_hand: stock.on_hand, reserved: stock.reserved }).from(stock).where(eq(stock.unit_id, unit_id))
  return row
}
