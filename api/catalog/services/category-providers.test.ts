import { type CategoryProviders, categoryProviders } from '@wasl/shared/contract/catalog.ts'
import { openingStatus } from '@wasl/shared/rules/opening-hours.ts'
import { beforeAll, expect, test } from 'vitest'
import { providerCategories, providerCities, providers } from '../../identity/tables/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { categories, cities } from '../tables/from-registry.ts'
import { openSpans } from './open-spans.ts'

const { call, db, clock } = await testApp()
let ids: { category: string; off: string; riyadh: string; jeddah: string }

const day = (name: 'saturday' | 'sunday' | 'friday', from: string, to: string) => ({ day: name, is_open: true, from, to })
type ProviderValues = Partial<typeof providers.$inferInsert> & { city?: 'riyadh' | 'jeddah'; category?: 'category' | 'off' }
async function newProvider(name_en: string, { city = 'riyadh', category = 'category', ...change }: ProviderValues = {}) {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: name_en, name_en, type: 'company', status: 'approved', ...change })
    .returning()
  const provider_id = provider?.id ?? ''
  await db.insert(providerCategories).values({ provider_id, category_id: ids[category] })
  await db.insert(providerCities).values({ provider_id, city_id: ids[city] })
}

beforeAll(async () => {
  const category = { description_ar: 'وصف', description_en: 'Text', icon: 'design' } as const
  const [open, off] = await db
    .insert(categories)
    .values([
      { ...category, name_ar: 'تصميم', name_en: 'Design' },
      { ...category, name_ar: 'مغلق', name_en: 'Closed', is_active: false },
    ])
    .returning()
  const [riyadh, jeddah] = await db
    .insert(cities)
    .values([
      { name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 },
      { name_ar: 'جدة', name_en: 'Jeddah', region: 'makkah', is_served: true, sort_order: 2 },
    ])
    .returning()
  ids = { category: open?.id ?? '', off: off?.id ?? '', riyadh: riyadh?.id ?? '', jeddah: jeddah?.id ?? '' }
  await newProvider('Best', {
    rating_sum: 50,
    rating_count: 10,
    starting_price: 90_000,
    work_times: [day('saturday', '09:00', '12:00'), day('saturday', '16:00', '23:59')],
  })
  await newProvider('Fair', {
    rating_sum: 39,
    rating_count: 10,
    starting_price: 20_000,
    vat_number: '300000000000003',
    completed_count: 9,
    work_times: [day('saturday', '09:00', '18:00')],
    holidays: [{ from: '2030-01-05', to: '2030-01-05' }],
  })
  await newProvider('Night', {
    city: 'jeddah',
    starting_price: 20_100,
    work_times: [day('sunday', '00:00', '06:00'), { day: 'saturday', is_open: false, from: null, to: null }],
  })
  await newProvider('Waiting', { status: 'pending_review' })
  await newProvider('Blocked', { status: 'blocked' })
  await newProvider('Elsewhere', { category: 'off' })
})

async function list(query: Readonly<Record<string, string>> = {}): Promise<CategoryProviders> {
  const { status, body } = await call('GET', `/api/catalog/${ids.category}/providers?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return categoryProviders.parse(body.data)
}
const names = async (query?: Readonly<Record<string, string>>) => (await list(query)).data.map(({ name }) => name.en)

test('only approved providers of the category, the best rated first', async () => {
  expect(await names()).toEqual(['Best', 'Fair', 'Night'])
  expect((await list()).category.name.en).toBe('Design')
})

test('filters by city, rating and price, together and each on its own', async () => {
  expect(await names({ city_id: ids.jeddah })).toEqual(['Night'])
  expect(await names({ min_rating: '4' })).toEqual(['Best'])
  expect(await names({ min_rating: '3' })).toEqual(['Best', 'Fair'])
  expect(await names({ max_price: '20099' })).toEqual([])
  expect(await names({ max_price: '20100' })).toEqual(['Night'])
  expect(await names({ max_price: '23000', min_rating: '3', city_id: ids.riyadh })).toEqual(['Fair'])
  expect(await names({ city_id: ids.jeddah, min_rating: '3' })).toEqual([])
})

test('a starting price has both amounts; only a provider with a VAT number adds VAT', async () => {
  const prices = (await list()).data.map(({ starting_price, starting_price_with_vat }) => [starting_price, starting_price_with_vat])
  expect(prices).toEqual([
    [90_000, 90_000],
    [20_000, 23_000],
    [20_100, 20_100],
  ])
})

test('sorted by price or completed orders; the pages follow each other', async () => {
  expect(await names({ sort: 'price' })).toEqual(['Night', 'Fair', 'Best'])
  expect(await names({ sort: 'completed' })).toEqual(['Fair', 'Best', 'Night'])
  const second = await list({ page: '2', per_page: '2' })
  expect([second.data.map(({ name }) => name.en), second.pagination]).toEqual([
    ['Night'],
    { total_items: 3, per_page: 2, total_pages: 2, current_page: 2 },
  ])
  expect(await names({ page: '9' })).toEqual([])
})

test('wrong filters are errors, a category that is not active is a 404', async () => {
  const url = `/api/catalog/${ids.category}/providers`
  for (const query of ['city_id=1', 'min_rating=6', 'max_price=-1', 'open_now=perhaps', 'sort=name', 'per_page=25', 'page=0'])
    expect([query, (await call('GET', `${url}?${query}`)).status]).toEqual([query, 422])
  expect((await call('GET', `/api/catalog/${ids.off}/providers`)).status).toBe(404)
})

// Saturday 2030-01-05 in Riyadh, at the edges of the spans; the holiday of «Fair» is this day.
test.each([
  ['2030-01-04T21:00:00.000Z', []],
  ['2030-01-05T06:00:00.000Z', ['Best']],
  ['2030-01-05T09:00:00.000Z', []],
  ['2030-01-05T13:00:00.000Z', ['Best']],
  ['2030-01-05T20:59:00.000Z', []],
  ['2030-01-05T21:00:00.000Z', ['Night']],
  ['2030-01-06T02:58:00.000Z', ['Night']],
  ['2030-01-06T03:00:00.000Z', []],
  ['2030-01-12T06:00:00.000Z', ['Best', 'Fair']],
])('at %s these are open, by the query as by the rule', async (instant, open) => {
  clock.advance(Date.parse(instant) - Date.parse(clock.now()))
  expect(await names({ open_now: 'true' })).toEqual(open)
  expect((await list()).data.filter(({ is_open }) => is_open).map(({ name }) => name.en)).toEqual(open)
  const rows = await db.select().from(providers)
  const byRule = rows.filter(({ work_times, holidays }) => openingStatus(openSpans(work_times), holidays, instant).is_open)
  expect(byRule.map(({ name_en }) => name_en).sort()).toEqual(open)
})
