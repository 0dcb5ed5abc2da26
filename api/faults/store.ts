import { and, eq, gt, inArray, isNotNull, ne, sum } from 'drizzle-orm'
import { stock } from '../catalog/tables/stock.ts'
import { runDueDeadlines } from '../ordering/deadlines/run-due-deadlines.ts'
import { checkouts, orderLines } from '../ordering/tables/checkouts.ts'
import { orders } from '../ordering/tables/orders.ts'
import { payments } from '../ordering/tables/payments.ts'
import { adminToken } from '../testing/people.ts'
import { checkoutForm, newShopper, soldProducts } from '../testing/store.ts'
import type { OpenData, Scenario } from './scenario.ts'
import type { ServerClient } from './server-client.ts'

const clientCount = 24
const buyers = 3
/** The time to pay, and a minute. */
const unpaidMs = 121 * 60_000

type Shopper = Awaited<ReturnType<typeof newShopper>>

/** Checkouts of three products of two sellers, of which some sell out and every tenth is never paid. */
export function store(): Scenario {
  const shoppers: Shopper[] = []
  const units: string[] = []
  const before = new Map<string, number>()
  const stored = new Set<string>()
  let city_id = ''

  return {
    name: 'the store',
    prepare: async (data, count) => {
      for (let number = 0; number < clientCount; number++) shoppers.push(await newShopper(data, 0))
      const [platform, provider] = [await soldProducts(data, 'platform'), await soldProducts(data, 'provider')]
      const chosen = [0, 1, 2].flatMap((place) => [platform[place]?.id ?? '', provider[place]?.id ?? ''])
      units.push(...chosen)
      // The first of each seller sells out, the others do not.
      const admin = await adminToken(data, 'all')
      for (const [place, id] of units.entries()) {
        const body = { quantity: place < 2 ? Math.ceil(count / 4) : count * 6 }
        const { status, text } = await data.call('PATCH', `/api/admin/products/${id}`, { token: admin, body })
        if (status !== 200) throw new Error(`faults: ${status} ${text}`)
      }
      for (const { unit_id, on_hand } of await data.db.select().from(stock).where(inArray(stock.unit_id, units)))
        before.set(unit_id, on_hand)
      const [shopper] = shoppers
      if (shopper) city_id = (await checkoutForm(data, shopper)).address.city_id
    },
    buy: async (call, number, by) => {
      const own = shoppers.filter((_, place) => place % buyers === by % buyers)
      const token = own[number % own.length]?.token ?? ''
      const checkout = await checkOut(call, token, { number, units: unitsOf(units, number), city_id })
      if (!checkout) return null
      stored.add(checkout)
      if (number % 10 === 9) return null
      const { data, status } = await call('POST', `/api/checkouts/${checkout}/pay`, {
        token,
        body: { method: 'electronic' },
        headers: { 'idempotency-key': `fault-pay-${number}` },
      })
      return status === 200 ? { payment_id: String(data.payment_id) } : null
    },
    check: async (data) => {
      data.clock.advance(unpaidMs)
      await runDueDeadlines(data.shared)
      const clients = shoppers.map(({ id }) => id)
      const own = await data.db.select({ id: checkouts.id }).from(checkouts).where(inArray(checkouts.client_id, clients))
      const ids = new Set(own.map(({ id }) => id))
      return {
        'lost checkouts': [...stored].filter((id) => !ids.has(id)).length,
        'doubled checkouts': own.length - stored.size,
        'orders that still wait': await data.db.$count(
          orders,
          and(inArray(orders.client_id, clients), eq(orders.status, 'pending_payment')),
        ),
        'payments without their goods': await data.db.$count(
          payments,
          and(
            inArray(payments.client_id, clients),
            eq(payments.status, 'captured'),
            gt(payments.amount, payments.allocated_amount),
            isNotNull(payments.checkout_id),
          ),
        ),
        'units oversold or lost': await countWrongUnits(data, clients, before),
      }
    },
  }
}

/** One that may sell out and two that do not, of both sellers. */
const unitsOf = (units: readonly string[], number: number): string[] =>
  [number % 2, 2 + (number % 4), 2 + ((number + 1) % 4)].flatMap((place) => units[place] ?? [])

type Purchase = { number: number; units: readonly string[]; city_id: string }

/** Fills the cart and checks it out. Returns the id of the checkout; null if something has sold out, after which the cart is empty. */
async function checkOut(call: ServerClient, token: string, { number, units, city_id }: Purchase): Promise<string | null> {
  for (const unit_id of units) await call('POST', '/api/cart/lines', { token, body: { unit_id, quantity: 1 } })
  const { data: cart } = await call('GET', `/api/cart?city=${city_id}`, { token })
  const groups = asRows(cart.groups)
  const rates = groups.map(({ provider_id, shipping }) => {
    const choices = asRows(shipping)
    return { key: String(provider_id ?? 'platform'), rate: choices.findLast(({ method }) => method !== 'pick_up') ?? choices[0] }
  })
  const body = {
    version: cart.version,
    total: rates.reduce((sum, { rate }) => sum + Number(rate?.price ?? 0), Number(cart.total)),
    shipping: Object.fromEntries(rates.map(({ key, rate }) => [key, rate?.id])),
    address: { city_id, district: 'العليا', street: 'طريق الملك فهد', building: '8228' },
  }
  const { status, data } = await call('POST', '/api/cart/checkout', { token, body, headers: { 'idempotency-key': `fault-${number}` } })
  if (status === 200) return String(data.checkout_id)
  for (const line of groups.flatMap((group) => asRows(group.lines))) await call('DELETE', `/api/cart/lines/${line.id}`, { token })
  return null
}

/** The units whose stock is not what it was, less what the paid orders of these clients have. */
async function countWrongUnits({ db }: OpenData, clients: readonly string[], before: ReadonlyMap<string, number>): Promise<number> {
  const units = [...before.keys()]
  const sold = await db
    .select({ unit_id: orderLines.unit_id, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(inArray(orders.client_id, [...clients]), ne(orders.status, 'cancelled')))
    .groupBy(orderLines.unit_id)
  const rows = await db.select().from(stock).where(inArray(stock.unit_id, units))
  const piecesOf = (unit: string) => sold.find(({ unit_id }) => unit_id === unit)?.pieces ?? 0
  return rows.filter(({ unit_id, on_hand }) => on_hand !== (before.get(unit_id) ?? 0) - piecesOf(unit_id)).length
}

type Row = Readonly<Record<string, unknown>>
const asRows = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])
