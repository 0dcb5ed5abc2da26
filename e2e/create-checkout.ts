import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'

type Product = { unit_id: string | null; is_available: boolean; provider: { id: string } | null }
type Group = { provider_id: string | null; shipping: { id: string; price: number }[] }
type Order = { id: string }

/** Puts goods of two sellers into the cart of the account: of the platform, and of a provider. */
export async function fillCart(page: Page, token: string): Promise<void> {
  const { products }: { products: Product[] } = await callApi(page, null, 'GET', '/store?per_page=48&available=true')
  const simple = products.filter(({ unit_id }) => unit_id !== null)
  for (const product of [simple.find(({ provider }) => provider === null), simple.find(({ provider }) => provider !== null)])
    await callApi(page, token, 'POST', '/cart/lines', { unit_id: product?.unit_id })
}

/** Checks out goods of two sellers for an account, with the cheapest shipping. Returns the id of the checkout. */
export async function createCheckout(page: Page, token: string): Promise<string> {
  await fillCart(page, token)
  const { city } = await callApi(page, token, 'GET', '/user/profile')
  const cart: { version: number; total: number; groups: Group[] } = await callApi(page, token, 'GET', `/cart?city=${city.id}`)
  const chosen = cart.groups.map(({ provider_id, shipping }) => ({ key: provider_id ?? 'platform', rate: shipping[0] }))
  const body = {
    version: cart.version,
    total: chosen.reduce((sum, { rate }) => sum + (rate?.price ?? 0), cart.total),
    shipping: Object.fromEntries(chosen.map(({ key, rate }) => [key, rate?.id])),
    address: { city_id: city.id, district: 'العليا', street: 'طريق الملك فهد', building: '8228' },
  }
  const { checkout_id } = await callApi(page, token, 'POST', '/cart/checkout', body, { 'idempotency-key': crypto.randomUUID() })
  return String(checkout_id)
}

/** A checkout of the account that waits for payment, and something in its cart: those it has, else new ones. */
export async function ensureCheckout(page: Page, token: string): Promise<string> {
  const { data }: { data: Order[] } = await callApi(page, token, 'GET', '/orders?kind=store&tab=pending_payment&per_page=1')
  const order = data[0] && (await callApi(page, token, 'GET', `/orders/${data[0].id}`))
  const checkout: string = order?.goods.checkout_id ?? (await createCheckout(page, token))
  const { count } = await callApi(page, token, 'GET', '/cart')
  if (count === 0) await fillCart(page, token)
  return checkout
}
