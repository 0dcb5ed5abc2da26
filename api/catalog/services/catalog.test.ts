import { demoCategories } from '@wasl/resources/demo/categories.ts'
import { categoryPage, providerPage } from '@wasl/shared/contract/catalog.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedCatalog } from '../../demo/seeds/seed-catalog.ts'
import { allDemoProviders, seedProviders } from '../../demo/seeds/seed-providers.ts'
import { providerServices, providers } from '../../identity/tables/people.ts'
import { adminToken } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import { categories, services } from '../tables/from-registry.ts'

const { call, db, createContext } = await testApp()
const catalogIds = await seedCatalog(createContext())
const provider = await seedProviders(createContext(), catalogIds)

test('home shows banners, categories with their counts, featured providers, questions and served cities', async () => {
  const { status, body } = await call('GET', '/api/home')
  expect(status).toBe(200)
  expect(body.key).toBe('success')
  const home = body.data
  expect(home?.categories).toHaveLength(demoCategories.length)
  expect(home).toMatchObject({ stats: { services: expect.any(Number), providers: expect.any(Number) } })
  expect(Number(home?.categories?.[0]?.services_count)).toBeGreaterThan(0)
  expect(home?.featured_providers?.[0]).toMatchObject({ name: { ar: expect.any(String), en: expect.any(String) }, logo_url: null })
})

test('only cities in which an approved provider works count as served, and a category names its own', async () => {
  const served = new Set(allDemoProviders.filter(({ status }) => status === 'approved').flatMap(({ cities }) => cities))
  const { body } = await call('GET', '/api/home')
  expect(body.data?.stats).toMatchObject({ cities: served.size })
  const providersIn = (id: string) =>
    allDemoProviders.filter(({ status, cities }) => status === 'approved' && cities.some((slug) => catalogIds.city(slug) === id)).length
  const counts = [...Object(body.data?.cities)].map(({ id }) => providersIn(id))
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  const inCategory = allDemoProviders.filter(
    ({ status, categories: own }) => status === 'approved' && own.some((slug) => slug === 'maintenance'),
  )
  const expected = new Set(inCategory.flatMap(({ cities }) => cities.map((slug) => catalogIds.city(slug))))
  const page = await call('GET', `/api/catalog/${catalogIds.category('maintenance')}`)
  expect(new Set(Object.values(page.body.data?.served_city_ids ?? {}).map(String))).toEqual(expected)
})

test('a category shows its active services with their questions', async () => {
  const [off] = await db
    .update(services)
    .set({ is_active: false })
    .where(eq(services.category_id, catalogIds.category('design')))
    .returning()
  await db
    .update(services)
    .set({ is_active: true })
    .where(eq(services.category_id, catalogIds.category('design')))
  await db
    .update(services)
    .set({ is_active: false })
    .where(eq(services.id, off?.id ?? ''))
  const { body } = await call('GET', `/api/catalog/${catalogIds.category('design')}`)
  const shown = Object.values(body.data?.services ?? {})
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.map((one) => one.id)).not.toContain(off?.id)
})

test('a choice question lists its options in both languages', async () => {
  const all = await Promise.all(demoCategories.map(({ slug }) => call('GET', `/api/catalog/${catalogIds.category(slug)}`)))
  const questions = all.flatMap(({ body }) => Object.values(body.data?.services ?? {}).flatMap((one) => Object.values(one.questions ?? {})))
  const choices = questions.filter((one) => String(one.answer_type) === 'choice')
  expect(choices.length).toBeGreaterThan(0)
  for (const { options } of choices) expect(Object.keys(options?.ar ?? {})).toHaveLength(Object.keys(options?.en ?? {}).length)
})

test('a deactivated category is a 404', async () => {
  const id = catalogIds.category('cars')
  await db.update(categories).set({ is_active: false }).where(eq(categories.id, id))
  expect((await call('GET', `/api/catalog/${id}`)).status).toBe(404)
})

test('a category lists its approved providers, the best rated first', async () => {
  const { body } = await call('GET', `/api/catalog/${catalogIds.category('maintenance')}`)
  const cards = Object.values(body.data?.providers ?? {})
  expect(cards).toHaveLength(Number(body.data?.providers_count))
  expect(cards.map(({ id }) => id)).toContain(provider('itqan'))
  expect(cards.map(({ id }) => id)).not.toContain(provider('hulool-aldar'))
  const ratings = cards.map(({ rating }) => Number(rating ?? 0))
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
})

test('a provider page shows rating and served cities, but no bank data, phone or documents', async () => {
  const { body, text } = await call('GET', `/api/providers/${provider('itqan')}`)
  expect(body.data).toMatchObject({ rating: 4.7, rating_count: 3, rating_shares: [0, 0, 0, 1, 2] })
  expect(text).not.toMatch(/iban|SA03|bank|0500000021|1010234567|300123456700003/)
})

test('a provider page shows its working week, its active services and their starting prices', async () => {
  const load = async () => providerPage.parse((await call('GET', `/api/providers/${provider('itqan')}`)).body.data)
  const page = await load()
  expect(page.work_times.map(({ day }) => day)).not.toContain('friday')
  expect(page.work_times).toContainEqual({ day: 'thursday', from: '09:00', to: '15:00' })
  const [first] = page.services
  const id = String(first?.id)
  const isOffered = and(eq(providerServices.provider_id, provider('itqan')), eq(providerServices.service_id, id))
  await db.update(providerServices).set({ price: 12_300 }).where(isOffered)
  expect((await load()).services[0]).toEqual({ ...first, starting_price: 12_300, starting_price_with_vat: 14_145 })
  await db.update(services).set({ is_active: false }).where(eq(services.id, id))
  const without = await load()
  await db.update(services).set({ is_active: true }).where(eq(services.id, id))
  await db.update(providerServices).set({ price: null }).where(isOffered)
  expect(without.services.map((service) => service.id)).not.toContain(id)
})

test('a service has its starting price before and with VAT at the current rate, in its category and in the search', async () => {
  const category_id = catalogIds.category('maintenance')
  const [service] = await db.select().from(services).where(eq(services.category_id, category_id))
  const price = service?.starting_price ?? 0
  const both = { id: service?.id, starting_price: price, starting_price_with_vat: (price * 115) / 100 }
  expect(price).toBeGreaterThan(0)
  const page = categoryPage.parse((await call('GET', `/api/catalog/${category_id}`)).body.data)
  expect(page.services).toContainEqual(expect.objectContaining(both))
  const found = await call('GET', `/api/search/services?${new URLSearchParams({ q: service?.name_en ?? '' })}`)
  expect(Object.values(found.body.data ?? {})).toContainEqual(expect.objectContaining(both))
  await storeSetting(createContext(), 'vat_percent', 5)
  const lower = categoryPage.parse((await call('GET', `/api/catalog/${category_id}`)).body.data)
  await storeSetting(createContext(), 'vat_percent', 15)
  expect(lower.services).toContainEqual(expect.objectContaining({ ...both, starting_price_with_vat: (price * 105) / 100 }))
})

test('a provider under review and its reviews are a 404', async () => {
  const id = provider('hulool-aldar')
  expect((await call('GET', `/api/providers/${id}`)).status).toBe(404)
  expect((await call('GET', `/api/providers/${id}/reviews`)).status).toBe(404)
})

test('ratings of demo providers equal the sum of their reviews', async () => {
  const rows = await db.select().from(providers).where(eq(providers.status, 'approved'))
  for (const row of rows) {
    const { body } = await call('GET', `/api/providers/${row.id}/reviews?per_page=50`)
    const ratings = Object.values(body.data?.data ?? {}).map((review) => Number(review.rating))
    expect(ratings).toHaveLength(row.rating_count)
    expect(ratings.reduce((sum, one) => sum + one, 0)).toBe(row.rating_sum)
  }
})

test('reviews are paginated, the newest first', async () => {
  const { body } = await call('GET', `/api/providers/${provider('itqan')}/reviews?per_page=2`)
  expect(body.data).toMatchObject({ pagination: { total_items: 3, per_page: 2, total_pages: 2, current_page: 1 } })
  expect(String(body.data?.data?.[0]?.created_at) > String(body.data?.data?.[1]?.created_at)).toBe(true)
})

test('a page without SEO metadata returns null', async () => {
  expect((await call('GET', '/api/seo/login')).body.data).toMatchObject({ meta_title: { ar: 'تسجيل الدخول | وصل' } })
  expect((await call('GET', '/api/seo/nothing-here')).body.data).toBeNull()
})

test('the app facts list the demo accounts in demo mode', async () => {
  const { body } = await call('GET', '/api/general/app')
  expect(body.data).toMatchObject({ demo: true, password_min: 8, unpaid_minutes: 120, answer_hours: 24, map: { google_key: null } })
  expect(Object.values(body.data?.demo_accounts ?? {}).map((one) => one.phone)).toContain('0500000011')
})

test('the platform is open once there is a city to choose and a service to order', async () => {
  const empty = await testApp()
  const admin = await adminToken(empty, 'all')
  const isOpen = async () => (await empty.call('GET', '/api/general/app')).body.data?.is_open
  const create = async (resource: string, body: object) =>
    (await empty.call('POST', `/api/admin/${resource}`, { token: admin, body })).body.id
  const text = { ar: 'نص', en: 'Text' }
  expect(await isOpen()).toBe(false)
  await create('cities', { name: { ar: 'الرياض', en: 'Riyadh' }, region: 'riyadh' })
  const category_id = await create('categories', { name: text, description: text, icon: 'cleaning' })
  expect(await isOpen()).toBe(false)
  await create('services', { category_id, name: text, description: text, questions: [] })
  expect(await isOpen()).toBe(true)
  await empty.call('POST', `/api/admin/categories/${category_id}/actions/deactivate`, { token: admin, body: {} })
  expect(await isOpen()).toBe(false)
})
