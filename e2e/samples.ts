import type { Page } from '@playwright/test'
import { call } from './call.ts'
import { tokenOf } from './people.ts'

type Card = { id: string; kind: string; status: string }
type Order = Card & { invoice: { id: string } | null; actions: { name: string; may: boolean }[] }
type Service = { id: string; kind: string }

/** Rows to look at: an order of each status that one reader has, their invoices, and something of the catalogue. */
export type Samples = {
  category: string
  service: string
  consultation: string
  provider: string
  orders: readonly Order[]
}

/** Finds the rows that the pages of one reader are looked at with; guests have no orders. */
export async function samplesOf(page: Page, phone: string | null): Promise<Samples> {
  const home = await call(page, null, 'GET', '/home')
  const category = String(home.categories[0].id)
  const provider = String(home.featured_providers[0].id)
  const { services }: { services: Service[] } = await call(page, null, 'GET', `/catalogue/${category}`)
  const first = (kind: string) => services.find((service) => service.kind === kind)?.id ?? ''
  const catalogue = { category, provider, service: first('service'), consultation: first('consultation') }
  return { ...catalogue, orders: phone ? await ordersOf(page, await tokenOf(page.context(), phone)) : [] }
}

async function ordersOf(page: Page, token: string): Promise<Order[]> {
  const found = new Map<string, Card>()
  for (const kind of ['service', 'consultation'])
    for (const tab of ['new', 'pending_payment', 'current', 'finished']) {
      const { data: cards }: { data: Card[] } = await call(page, token, 'GET', `/orders?kind=${kind}&tab=${tab}&per_page=50`)
      for (const card of cards) if (!found.has(`${card.kind} ${card.status}`)) found.set(`${card.kind} ${card.status}`, card)
    }
  const pages: Order[] = []
  for (const { id } of found.values()) pages.push(await call(page, token, 'GET', `/orders/${id}`))
  return pages
}
