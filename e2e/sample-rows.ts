import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { ensureCheckout } from './create-checkout.ts'
import { demoPhones, tokenOf } from './people.ts'

type Card = { id: string; kind: string; status: string }
type Order = Card & { invoice: { id: string } | null; chat: { id: string } | null; actions: { name: string; allowed: boolean }[] }
type Product = { id: string; unit_id: string | null; brand: { id: string } | null }
type Service = { id: string; kind: string }

/** Rows to open pages with: one order of each status that a user has, with its invoice, and ids of the catalog. */
export type SampleRows = {
  category: string
  service: string
  consultation: string
  provider: string
  /** A product of the store that has variants and a brand. */
  product: string
  car: string
  brand: string
  orders: readonly Order[]
  /** The newest transaction; null without one. */
  transaction: string | null
  /** The newest payment by card; null without one. */
  payment: string | null
  /** The newest settlement of the provider's owner; null without one. */
  settlement: string | null
  /** The newest complaint; null without one. */
  complaint: string | null
  /** A checkout of a client that waits for payment; null for others. */
  checkout: string | null
  /** The newest product of the provider's owner; null without one. */
  ownProduct: string | null
  /** The newest car of the provider's owner; null without one. */
  ownCar: string | null
}

/** Loads the sample rows for a user; guests (phone null) have no orders. */
export async function loadSampleRows(page: Page, phone: string | null): Promise<SampleRows> {
  const home = await callApi(page, null, 'GET', '/home')
  const category = String(home.categories[0].id)
  const provider = String(home.featured_providers[0].id)
  const { services }: { services: Service[] } = await callApi(page, null, 'GET', `/catalog/${category}`)
  const { products }: { products: Product[] } = await callApi(page, null, 'GET', '/store')
  const { cars }: { cars: { id: string }[] } = await callApi(page, null, 'GET', '/cars')
  const sold = products.find(({ brand, unit_id }) => brand && !unit_id)
  const first = (kind: string) => services.find((service) => service.kind === kind)?.id ?? ''
  const catalogIds = {
    category,
    provider,
    product: sold?.id ?? '',
    car: cars[0]?.id ?? '',
    brand: sold?.brand?.id ?? '',
    service: first('service'),
    consultation: first('consultation'),
  }
  if (!phone)
    return {
      ...catalogIds,
      orders: [],
      transaction: null,
      payment: null,
      settlement: null,
      complaint: null,
      checkout: null,
      ownProduct: null,
      ownCar: null,
    }
  const token = await tokenOf(page.context(), phone)
  const { data: transactions }: { data: { id: string; method: string | null; amount: number }[] } = await callApi(
    page,
    token,
    'GET',
    '/finances?per_page=50',
  )
  const { data: complaints }: { data: { id: string }[] } = await callApi(page, token, 'GET', '/complaints?per_page=1')
  const isProvider = await isProviderOwner(page, token)
  const ids = {
    transaction: transactions[0]?.id ?? null,
    payment: transactions.find(({ method, amount }) => method === 'electronic' && amount < 0)?.id ?? null,
    settlement: isProvider ? await loadSettlement(page, token) : null,
    ownProduct: isProvider ? await loadOwnProduct(page, token) : null,
    ownCar: isProvider ? await loadOwnCar(page, token) : null,
    complaint: complaints[0]?.id ?? null,
    checkout: phone === demoPhones.client ? await ensureCheckout(page, token) : null,
  }
  return { ...catalogIds, orders: await loadOneOrderPerStatus(page, token), ...ids }
}

async function isProviderOwner(page: Page, token: string): Promise<boolean> {
  const { role }: { role: string } = await callApi(page, token, 'GET', '/user/profile')
  return role === 'provider'
}

async function loadOwnProduct(page: Page, token: string): Promise<string | null> {
  const { products }: { products: { id: string }[] } = await callApi(page, token, 'GET', '/provider/products?per_page=1')
  return products[0]?.id ?? null
}

async function loadOwnCar(page: Page, token: string): Promise<string | null> {
  const { cars }: { cars: { id: string }[] } = await callApi(page, token, 'GET', '/provider/cars?per_page=1')
  return cars[0]?.id ?? null
}

async function loadSettlement(page: Page, token: string): Promise<string | null> {
  const { data }: { data: { id: string }[] } = await callApi(page, token, 'GET', '/settlements?per_page=1')
  return data[0]?.id ?? null
}

async function loadOneOrderPerStatus(page: Page, token: string): Promise<Order[]> {
  const cardsByStatus = new Map<string, Card>()
  for (const kind of ['service', 'consultation', 'private'])
    for (const tab of ['new', 'pending_payment', 'current', 'finished']) {
      const { data: cards }: { data: Card[] } = await callApi(page, token, 'GET', `/orders?kind=${kind}&tab=${tab}&per_page=50`)
      for (const card of cards)
        if (!cardsByStatus.has(`${card.kind} ${card.status}`)) cardsByStatus.set(`${card.kind} ${card.status}`, card)
    }
  const pages: Order[] = []
  for (const { id } of cardsByStatus.values()) pages.push(await callApi(page, token, 'GET', `/orders/${id}`))
  return pages
}
