import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'

type Group = { provider_id: string | null; shipping: { id: string; price: number; method: string }[] }

/** A paid order of two products of the demo's provider, two of the first and one of the second. */
export async function paidOrder(page: Page, client: string, provider_id: string): Promise<string> {
  const { products } = await callApi(page, null, 'GET', `/store?provider=${provider_id}&available=true&per_page=48`)
  const units = products.flatMap(({ unit_id }: { unit_id: string | null }) => unit_id ?? [])
  for (const [at, quantity] of [2, 1].entries()) await callApi(page, client, 'POST', '/cart/lines', { unit_id: units[at], quantity })
  const { city } = await callApi(page, client, 'GET', '/user/profile')
  const cart: { version: number; total: number; groups: Group[] } = await callApi(page, client, 'GET', `/cart?city=${city.id}`)
  const chosen = cart.groups.map(({ provider_id: id, shipping }) => ({
    key: id ?? 'platform',
    rate: shipping.find(({ method }) => method !== 'pick_up'),
  }))
  const body = {
    version: cart.version,
    total: chosen.reduce((sum, { rate }) => sum + (rate?.price ?? 0), cart.total),
    shipping: Object.fromEntries(chosen.map(({ key, rate }) => [key, rate?.id])),
    address: { city_id: city.id, district: 'العليا', street: 'طريق الملك فهد', building: '8228' },
  }
  const once = () => ({ 'idempotency-key': crypto.randomUUID() })
  const { checkout_id, orders } = await callApi(page, client, 'POST', '/cart/checkout', body, once())
  await callApi(page, client, 'POST', `/checkouts/${checkout_id}/pay`, { method: 'wallet' }, once())
  return orders[0].id
}
