import { beforeAll, expect, test } from 'vitest'
import { createCoupon } from '../../testing/coupons.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call } = app
let token = ''

const city = (ar: string, en: string, region: string, sort_order: number, is_served = true) => ({
  name: { ar, en },
  region,
  sort_order,
  is_served,
})
// Each is placed before the city that had its position.
const rows = [
  city('الإحساء', 'Al Ahsa', 'eastern', 4),
  city('أبها', 'Abha', 'asir', 2),
  city('جدة', 'Jeddah', 'makkah', 1),
  city('مكة المكرمة', 'Makkah', 'makkah', 2),
  city('الدمّام', 'Dammam', 'eastern', 3, false),
]
const names = (answer: Awaited<ReturnType<typeof call>>) => answer.rows.map((row) => String(row.name?.en))
const read = (query: string, lang: 'ar' | 'en' = 'en') => call('GET', `/api/admin/cities${query}`, { token, lang })

beforeAll(async () => {
  token = await adminToken(app, 'all')
  for (const body of rows) expect((await call('POST', '/api/admin/cities', { token, body })).status).toBe(201)
})

test('a page has the total count in its header', async () => {
  const page = await read('?_start=1&_end=3&_sort=name&_order=asc')
  expect(names(page)).toEqual(['Al Ahsa', 'Dammam'])
  expect(page.headers['x-total-count']).toBe('5')
})

test('each page of a list that is read again and again has its own rows', async () => {
  const pagesOf = async () => [
    await read('?_start=0&_end=2&_sort=name'),
    await read('?_start=2&_end=4&_sort=name'),
    await read('?_start=4&_end=6&_sort=name'),
  ]
  for (let round = 0; round < 2; round++)
    expect((await pagesOf()).map(names)).toEqual([['Abha', 'Al Ahsa'], ['Dammam', 'Jeddah'], ['Makkah']])
})

test('a resource without a timestamp has no filter or order by it', async () => {
  for (const query of ['_sort=created_at', 'updated_at_gte=2026-01-01'])
    expect((await call('GET', `/api/admin/transactions?${query}`, { token })).status).toBe(422)
  expect((await call('GET', '/api/admin/sessions?_sort=created_at&_order=desc', { token })).status).toBe(200)
})

test('rows without a value come last in both directions, on every page', async () => {
  for (const discount_amount of [5000, 3000, 4000]) await createCoupon(app, token, { discount_amount })
  for (const discount_percent of [10, 20]) await createCoupon(app, token, { type: 'ratio', discount_amount: null, discount_percent })
  const pagesIn = async (order: string) => {
    const pages: unknown[][] = []
    for (const start of [0, 2, 4, 6]) {
      const { rows } = await call('GET', `/api/admin/coupons?_start=${start}&_end=${start + 2}&_sort=discount_amount&_order=${order}`, {
        token,
      })
      pages.push(rows.map((row) => row.discount_amount))
    }
    return pages
  }
  for (let round = 0; round < 2; round++) {
    expect(await pagesIn('asc')).toEqual([[3000, 4000], [5000, null], [null], []])
    expect(await pagesIn('desc')).toEqual([[5000, 4000], [3000, null], [null], []])
  }
})

test('several sort keys apply in their order', async () => {
  expect(names(await read('?_sort=region,name&_order=desc,asc'))).toEqual(['Jeddah', 'Makkah', 'Al Ahsa', 'Dammam', 'Abha'])
})

test('texts are sorted in the user’s language, ignoring the hamza', async () => {
  expect(names(await read('?_sort=name&_order=asc', 'ar'))).toEqual(['Abha', 'Al Ahsa', 'Dammam', 'Jeddah', 'Makkah'])
})

test.each([
  ['region=makkah', ['Jeddah', 'Makkah']],
  ['region=makkah&region=asir', ['Jeddah', 'Makkah', 'Abha']],
  ['region_ne=makkah', ['Dammam', 'Al Ahsa', 'Abha']],
  ['sort_order_gte=2&sort_order_lte=3', ['Makkah', 'Dammam']],
  ['name_like=المكرمه', ['Makkah']],
  ['name_like=DAM', ['Dammam']],
  ['name=Jeddah', ['Jeddah']],
  ['is_served=false', ['Dammam']],
  ['created_at_gte=2020-01-01&created_at_lte=2021-01-01', []],
])('the filter %s finds %j', async (query, found) => {
  expect(names(await read(`?${query}&_sort=sort_order`))).toEqual(found)
})

test.each([
  ['الاحساء', ['Al Ahsa']],
  ['ابها', ['Abha']],
  ['جده', ['Jeddah']],
  ['الدمام', ['Dammam']],
  ['المكرمة مكه', ['Makkah']],
  ['jEd', ['Jeddah']],
  ['%', []],
])('searching «%s» finds %j', async (q, found) => {
  expect(names(await read(`?q=${encodeURIComponent(q)}`))).toEqual(found)
})

test('a range that begins above its end is an error on its start', async () => {
  expect(await read('?sort_order_gte=50&sort_order_lte=9')).toMatchObject({
    status: 422,
    body: { errors: { sort_order_gte: ['The minimum is above the maximum'] } },
  })
  expect((await read('?sort_order_gte=9&sort_order_lte=50')).status).toBe(200)
})

test('several ids can be read in one call', async () => {
  const all = await read('?_sort=sort_order')
  const ids = all.rows.slice(0, 2).map((row) => `id=${row.id}`)
  expect((await read(`?${ids.join('&')}`)).rows).toHaveLength(2)
})

test('an unknown parameter is an error on its name', async () => {
  expect(await read('?colour=red&regoin=asir')).toMatchObject({
    status: 422,
    body: { key: 'invalid', errors: { colour: [expect.any(String)], regoin: [expect.any(String)] } },
  })
  expect(await read('?region=atlantis')).toMatchObject({ status: 422, body: { errors: { region: [expect.any(String)] } } })
  expect(await read('?_sort=secret')).toMatchObject({ status: 422, body: { errors: { _sort: [expect.any(String)] } } })
})

test('a row is read by its id; an unknown or invalid id is a 404', async () => {
  const [first] = (await read('?_sort=sort_order')).rows
  expect(await call('GET', `/api/admin/cities/${first?.id}`, { token })).toMatchObject({
    status: 200,
    body: { name: { en: 'Jeddah' }, version: 1 },
  })
  expect((await call('GET', '/api/admin/cities/00000000-0000-4000-8000-000000000000', { token })).status).toBe(404)
  expect((await call('GET', '/api/admin/cities/nonsense', { token })).status).toBe(404)
})

test('the public list has only the public fields and rows', async () => {
  const one = {
    question: { ar: 'كيف أطلب خدمة؟', en: 'How do I order?' },
    answer: { ar: 'من صفحة الخدمات', en: 'From the services page' },
    topic: 'orders',
  }
  await call('POST', '/api/admin/faqs', { token, body: one })
  await call('POST', '/api/admin/faqs', {
    token,
    body: { ...one, question: { ar: 'سؤال غير منشور', en: 'A hidden one' }, is_published: false },
  })
  const open = await call('GET', '/api/faqs')
  expect(open.headers['x-total-count']).toBe('1')
  expect(Object.keys(open.rows[0] ?? {}).sort()).toEqual(['answer', 'id', 'question', 'sort_order', 'topic'])
  expect((await call('GET', '/api/faqs?is_published=false')).status).toBe(422)
  const hidden = await call('GET', '/api/admin/faqs?is_published=false', { token })
  expect((await call('GET', `/api/faqs/${hidden.rows[0]?.id}`)).status).toBe(404)
})

test('domain tables have the same list parameters', async () => {
  expect(await call('GET', '/api/admin/orders?status=submitted&q=123&_sort=submitted_at&_order=desc', { token })).toMatchObject({
    status: 200,
    body: [],
  })
  const entries = await call('GET', '/api/admin/audit-entries?resource=cities&action=create', { token })
  expect(entries.headers['x-total-count']).toBe('5')
  expect(entries.rows[0]).toMatchObject({ actor_kind: 'admin', actor_name: 'Test admin' })
  for (const name of ['users', 'providers', 'notifications', 'coupons', 'services', 'banners', 'seo'])
    expect((await call('GET', `/api/admin/${name}`, { token })).status).toBe(200)
})
