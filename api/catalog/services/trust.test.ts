import type { CommonPrice } from '@wasl/shared/contract/catalog.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { orderEvents, orderItems, orders } from '../../ordering/tables/orders.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import { testApp } from '../../testing/test-app.ts'
import { loadCategoryPage } from './category-page.ts'
import { loadCommonPrices } from './common-prices.ts'
import { loadHomePage } from './home.ts'
import { loadProviderCards } from './provider-cards.ts'
import { queryProviderFigures } from './provider-figures.ts'

const { call, db, clock, shared } = await testApp({}, { demo: 'past' })
const ctx = { db, clock }

/** Completed orders of one service, whose work took the given days of the two that were agreed. */
async function addCompleted(days: readonly number[], { final_amount = (at: number) => 10_000 + at * 1_000, clients = days.length } = {}) {
  const sample = await db.select().from(orders).where(eq(orders.status, 'completed'))
  const [first] = sample.filter(({ kind }) => kind === 'service')
  if (!first) throw new Error('addCompleted: the demo has no completed order')
  const client_ids = [...new Set((await db.select({ id: orders.client_id }).from(orders)).map(({ id }) => id))]
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'مزوّد', name_en: 'Provider', type: 'company', status: 'approved' })
    .returning()
  if (!provider) throw new Error('addCompleted: no provider')
  const [item] = await db.select().from(orderItems).where(eq(orderItems.order_id, first.id))
  if (!item) throw new Error('addCompleted: an order without a service')
  const start = Date.parse(clock.now()) - 20 * 86_400_000
  const after = (days: number) => new Date(start + days * 86_400_000).toISOString()
  for (const [at, taken] of days.entries()) {
    const { map_link: _, store_step: __, remaining_amount: ___, payment_state: ____, ...copy } = first
    const id = crypto.randomUUID()
    const client_id = client_ids[at % clients] ?? first.client_id
    await rawDatabase(db)
      .insert(orders)
      .values({
        ...copy,
        ...{
          id,
          number: `T-${at}-${provider.id.slice(0, 6)}`,
          provider_id: provider.id,
          client_id,
          accepted_offer_id: null,
          resent_from_id: null,
        },
        ...{ duration_days: 2, final_amount: final_amount(at), refunded_amount: 0, finished_at: after(taken) },
      })
    await rawDatabase(db)
      .insert(orderItems)
      .values({ ...item, id: crypto.randomUUID(), order_id: id })
    const event = { order_id: id, actor: 'system' as const }
    await rawDatabase(db)
      .insert(orderEvents)
      .values([
        { ...event, seq: 1, transition: 'payment_captured', from_status: 'pending_payment', to_status: 'in_progress', at: after(0) },
        { ...event, seq: 2, transition: 'deliver', from_status: 'in_progress', to_status: 'delivered', at: after(taken) },
      ])
  }
  return { provider_id: provider.id, service_id: item.service_id, category_id: String(first.category_id) }
}

test('the figures of a provider are those of its completed orders, from five on', async () => {
  const few = await addCompleted([1, 1, 1, 5])
  expect(await queryProviderFigures(ctx, few.provider_id)).toEqual({ on_time_percent: null, returning_clients_percent: null })
  const enough = await addCompleted([1, 2, 1.5, 3, 5, 1, 1, 1], { clients: 5 })
  expect(await queryProviderFigures(ctx, enough.provider_id)).toEqual({ on_time_percent: 75, returning_clients_percent: 60 })
  expect((await call('GET', `/api/providers/${enough.provider_id}`)).body.data).toMatchObject({ on_time_percent: 75, is_verified: true })
})

test('on time is the first delivery, and the days count from a later appointment', async () => {
  const { provider_id } = await addCompleted([1, 1, 1, 5, 5])
  expect(await queryProviderFigures(ctx, provider_id)).toMatchObject({ on_time_percent: 60 })
  const own = await db.select().from(orders).where(eq(orders.provider_id, provider_id))
  const again = own.map(({ id }) => ({ order_id: id, actor: 'system' as const, seq: 3, transition: 'deliver' as const, at: clock.now() }))
  await rawDatabase(db)
    .insert(orderEvents)
    .values(again.map((event) => ({ ...event, from_status: 'in_progress' as const, to_status: 'delivered' as const })))
  expect(await queryProviderFigures(ctx, provider_id)).toMatchObject({ on_time_percent: 60 })
  const appointment_at = new Date(Date.parse(clock.now()) - 16 * 86_400_000).toISOString()
  await rawDatabase(db).update(orders).set({ appointment_at }).where(eq(orders.provider_id, provider_id))
  expect(await queryProviderFigures(ctx, provider_id)).toMatchObject({ on_time_percent: 100 })
})

test('pages show no common prices if they cannot be loaded', async () => {
  const execute = () => Promise.reject(new Error('no database'))
  const caches = { ...shared.caches, commonPrices: createTtlCache<Promise<ReadonlyMap<string, CommonPrice>>>(600_000) }
  const failing = {
    ...shared,
    caches,
    db: new Proxy(db, { get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) }),
  }
  expect((await loadCommonPrices(failing)).size).toBe(0)
  expect((await loadCommonPrices({ ...shared, caches })).size).toBe(0)
})

test('home has reviews with their city and service, and pictures of finished work, pairs of before and after among them', async () => {
  const { reviews, works } = await loadHomePage(shared)
  expect(reviews[0]).toMatchObject({ city: { name: { en: expect.any(String) } }, service: { name: { ar: expect.any(String) } } })
  expect(new Set(reviews.map(({ provider }) => provider.id)).size).toBe(reviews.length)
  expect(works.some(({ before_url }) => before_url !== null)).toBe(true)
})

test('a page of a category has pictures of finished work and the common prices of its services', async () => {
  const { category_id } = await addCompleted([1])
  const { works, services } = await loadCategoryPage(shared, { id: category_id })
  expect(works.length).toBeGreaterThan(0)
  const price = services.map(({ common_price }) => common_price).find(Boolean)
  expect(price?.orders).toBeGreaterThanOrEqual(5)
  expect(Number(price?.from) % 500).toBe(0)
  expect(Number(price?.to)).toBeGreaterThan(Number(price?.from))
})

test('cards of providers have the first pair of before and after of their gallery, and no other picture', async () => {
  const cards = await loadProviderCards(shared, undefined, 100)
  const pairs = cards.flatMap(({ before_after }) => (before_after ? [before_after] : []))
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.length).toBeLessThan(cards.length)
  for (const { url, before_url } of pairs) expect(before_url).not.toBe(url)
})
