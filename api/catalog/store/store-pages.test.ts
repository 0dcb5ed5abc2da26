import { productPage, type StorePage, storePage } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { product_variants, products } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db } = app
let token = ''
const ids: Record<string, string> = {}

const named = (ar: string, en: string) => ({ name: { ar, en } })
async function add(name: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/admin/${name}`, { token, body })
  expect(answer).toMatchObject({ status: 201 })
  return String(answer.body.id)
}
const edit = async (name: string, id: string | undefined, body: object) =>
  expect(await call('PATCH', `/api/admin/${name}/${id}`, { token, body })).toMatchObject({ status: 200 })

const product = (ar: string, en: string, more: object = {}) =>
  add('products', {
    ...named(ar, en),
    description: { ar: 'وصف المنتج', en: 'A product' },
    category_id: ids.phones,
    feature_ids: [],
    price: 10_000,
    quantity: 3,
    sku: en.toUpperCase().replaceAll(' ', '-'),
    ...more,
  })

async function list(query = ''): Promise<StorePage> {
  const answer = await call('GET', `/api/store${query}`)
  expect(answer).toMatchObject({ status: 200 })
  return storePage.parse(answer.body.data)
}
const titles = async (query = '') => (await list(query)).products.map(({ title }) => title.en)

beforeAll(async () => {
  token = await adminToken(app, 'all')
  ids.phones = await add('product-categories', named('جوالات', 'Phones'))
  ids.covers = await add('product-categories', { ...named('أغطية', 'Covers'), parent_id: ids.phones })
  ids.home = await add('product-categories', named('المنزل', 'Home'))
  ids.sama = await add('brands', named('سما', 'Sama'))
  ids.noor = await add('brands', named('نور', 'Noor'))
  ids.color = await add('attributes', named('اللون', 'Color'))
  ids.black = await add('attribute-options', { attribute_id: ids.color, option_name: { ar: 'أسود', en: 'Black' }, color: '#000000' })
  ids.white = await add('attribute-options', { attribute_id: ids.color, option_name: { ar: 'أبيض', en: 'White' } })
  ids.wireless = await add('features', named('لاسلكي', 'Wireless'))
  ids.fast = await add('features', named('شحن سريع', 'Fast charging'))
  ids.speaker = await product('سماعة إضاءة', 'Speaker', {
    brand_id: ids.noor,
    price: 5_000,
    feature_ids: [ids.wireless, ids.fast],
    option_ids: [ids.black],
    discount_type: 'ratio',
    discount_percent: 20,
  })
  ids.lamp = await product('مصباح', 'Lamp', { category_id: ids.home, brand_id: ids.noor, price: 8_000, option_ids: [ids.white] })
  ids.phone = await product('هاتف الأفق', 'Horizon phone', {
    brand_id: ids.sama,
    type: 'multi',
    quantity: null,
    sku: null,
    feature_ids: [ids.wireless],
    variants: [
      { options: [ids.black], price: 200_000, quantity: 1, sku: 'HP-B' },
      { options: [ids.white], price: 180_000, quantity: 9, sku: 'HP-W' },
    ],
  })
  ids.cover = await product('غطاء', 'Cover', { sub_category_id: ids.covers, price: 3_000 })
  await db.update(products).set({ quantity: 0 }).where(eq(products.id, ids.cover))
})

test('the list has each available product with the price to pay', async () => {
  const { products: cards, pagination } = await list('?sort=price')
  expect(pagination.total_items).toBe(4)
  expect(cards).toMatchObject([
    { title: { en: 'Cover' }, price: 3_000, is_available: false },
    { title: { en: 'Speaker' }, price: 4_000, full_price: 5_000, unit_id: ids.speaker, brand: { id: ids.noor } },
    { title: { en: 'Lamp' }, price: 8_000, full_price: null },
    { title: { en: 'Horizon phone' }, price: 180_000, is_starting_price: true, unit_id: null },
  ])
  expect(await titles('?sort=-price&per_page=2&page=2')).toEqual(['Speaker', 'Cover'])
})

test('a facet counts what its values would show beside the other filters', async () => {
  const { facets } = await list(`?brand=${ids.noor}`)
  const counts = (list: readonly { name: { en: string }; count: number }[]) =>
    Object.fromEntries(list.map(({ name, count }) => [name.en, count]))
  expect(counts(facets.brands)).toEqual({ Noor: 2, Sama: 1 })
  expect(counts(facets.categories)).toEqual({ Phones: 1, Home: 1 })
  expect(counts(facets.features)).toEqual({ Wireless: 1, 'Fast charging': 1 })
  expect(facets).toMatchObject({ available: 2, discounted: 1, price: { min: 4_000, max: 8_000 } })
  expect(facets.attributes).toMatchObject([{ id: ids.color, options: [{ id: ids.black, color: '#000000', count: 1 }, { count: 1 }] }])
})

test('values of one facet widen the result, facets narrow it, and every feature is required', async () => {
  expect((await titles(`?brand=${ids.noor},${ids.sama}`)).sort()).toEqual(['Horizon phone', 'Lamp', 'Speaker'])
  expect((await titles(`?option=${ids.black}`)).sort()).toEqual(['Horizon phone', 'Speaker'])
  expect(await titles(`?option=${ids.black}&brand=${ids.noor}`)).toEqual(['Speaker'])
  expect(await titles(`?feature=${ids.wireless},${ids.fast}`)).toEqual(['Speaker'])
  expect(await titles('?discounted=true')).toEqual(['Speaker'])
  expect(await titles('?price_min=4001&price_max=8000')).toEqual(['Lamp'])
  expect(await titles(`?available=true&category=${ids.phones}&sort=price`)).toEqual(['Speaker', 'Horizon phone'])
  const covers = await list(`?category=${ids.covers}`)
  expect(covers).toMatchObject({
    products: [{ title: { en: 'Cover' } }],
    category: { id: ids.covers, parent: { id: ids.phones } },
    facets: { categories: [{ id: ids.covers, count: 1 }] },
  })
})

test('a search finds any spelling, brands, SKUs and words with a wrong letter', async () => {
  const found = (q: string) => titles(`?q=${encodeURIComponent(q)}`)
  expect(await found('سماعه اضاءه')).toEqual(['Speaker'])
  expect(await found('الهاتف')).toEqual(['Horizon phone'])
  expect((await found('نور')).sort()).toEqual(['Lamp', 'Speaker'])
  expect(await found('LAMP')).toEqual(['Lamp'])
  expect(await found('Spaeker')).toEqual(['Speaker'])
  expect(await found('ثلاجة')).toEqual([])
  expect(await found('100%_')).toEqual([])
})

test('the options of an attribute have the order that the administration gives them', async () => {
  const optionsOfPhone = async () => productPage.parse((await call('GET', `/api/store/${ids.phone}`)).body.data).attributes[0]?.options
  const move = (sort_order: number) => call('PATCH', `/api/admin/attribute-options/${ids.white}`, { token, body: { sort_order } })
  expect((await move(1)).status).toBe(200)
  expect(await optionsOfPhone()).toMatchObject([{ id: ids.white }, { id: ids.black }])
  expect((await move(2)).status).toBe(200)
  expect(await optionsOfPhone()).toMatchObject([{ id: ids.black }, { id: ids.white }])
})

test('the page of a product has its units, and a discount that ended is none', async () => {
  expect(await call('GET', `/api/store/${ids.phone}`)).toMatchObject({
    status: 200,
    body: {
      data: {
        brand: { id: ids.sama },
        attributes: [{ id: ids.color, options: [{ id: ids.black }, { id: ids.white }] }],
        units: [
          { option_ids: [ids.black], price: 200_000, left: 1, sku: 'HP-B' },
          { option_ids: [ids.white], price: 180_000, left: null, is_available: true },
        ],
        features: [{ id: ids.wireless }],
        categories: [{ id: ids.phones }],
      },
    },
  })
  await db
    .update(products)
    .set({ discount_expires_on: '2020-01-01' })
    .where(eq(products.id, String(ids.speaker)))
  expect(await call('GET', `/api/store/${ids.speaker}`)).toMatchObject({ body: { data: { units: [{ price: 5_000, full_price: null }] } } })
  expect(await titles('?discounted=true')).toEqual([])
  await db
    .update(products)
    .set({ discount_expires_on: null })
    .where(eq(products.id, String(ids.speaker)))
})

test('of a group the list has the main product; its page links to the others', async () => {
  const group = await add('product-groups', {
    ...named('إنارة', 'Lights'),
    product_ids: [ids.speaker, ids.lamp],
    main_product_id: ids.lamp,
  })
  expect(await titles(`?brand=${ids.noor}`)).toEqual(['Lamp'])
  expect(await call('GET', `/api/store/${ids.lamp}`)).toMatchObject({
    body: { data: { siblings: [{ id: ids.speaker, price: 4_000, options: [{ id: ids.black }] }] } },
  })
  await edit('product-groups', group, { main_product_id: ids.speaker })
  expect(await titles(`?brand=${ids.noor}`)).toEqual(['Speaker'])
  await edit('product-groups', group, { is_active: false })
  expect(await titles(`?brand=${ids.noor}&sort=price`)).toEqual(['Speaker', 'Lamp'])
})

test('each change shows at once: stock, availability, deleted products', async () => {
  expect((await list('?available=true')).pagination.total_items).toBe(3)
  await db
    .update(product_variants)
    .set({ quantity: 0 })
    .where(eq(product_variants.product_id, String(ids.phone)))
  expect((await list('?available=true')).pagination.total_items).toBe(2)
  await call('POST', `/api/admin/products/${ids.phone}/actions/make_unavailable`, { token, body: {} })
  expect(await titles(`?brand=${ids.sama}`)).toEqual([])
  expect(await call('GET', `/api/store/${ids.phone}`)).toMatchObject({ status: 404 })
  await call('DELETE', `/api/admin/products/${ids.cover}`, { token })
  expect(await titles('?sort=price')).toEqual(['Speaker', 'Lamp'])
})

test('products of a provider that is not approved are not for sale', async () => {
  await db.insert(providers).values([
    { type: 'company', name_ar: 'قيد المراجعة', name_en: 'Under review', status: 'pending_review' },
    { type: 'company', name_ar: 'شركة', name_en: 'Company', status: 'approved' },
  ])
  const [waiting = '', approved = ''] = (await db.select().from(providers).orderBy(desc(providers.status))).map(({ id }) => id)
  const hidden = await product('مثقاب', 'Drill', { provider_id: waiting })
  const shown = await product('منشار', 'Saw', { provider_id: approved })
  expect(await list(`?provider=${waiting},${approved}`)).toMatchObject({ products: [{ id: shown, provider: { id: approved } }] })
  expect(await call('GET', `/api/store/${hidden}`)).toMatchObject({ status: 404 })
  expect(await call('GET', `/api/store/${shown}`)).toMatchObject({ body: { data: { provider: { id: approved, rating: null } } } })
})

test('a product whose variants are gone stands on the list, sold out', async () => {
  const options = { type: 'multi', quantity: null, sku: null, price: 7_000 }
  const id = await product('ملصق', 'Poster', { ...options, variants: [{ options: [ids.black], price: 7_000, quantity: 1, sku: 'P-B' }] })
  await db.delete(product_variants).where(eq(product_variants.product_id, id))
  const [card] = (await list('?q=Poster')).products
  expect(card).toMatchObject({ id, price: 7_000, is_starting_price: false, is_available: false })
})

test('an invalid filter is refused with its name', async () => {
  expect(await call('GET', '/api/store?brand=x&price_min=-1')).toMatchObject({
    status: 422,
    body: { errors: { brand: [expect.any(String)], price_min: [expect.any(String)] } },
  })
})

test('a banner leads to its product as long as that is on sale', async () => {
  const id = await product('سماعة', 'Headphones')
  await add('banners', { title: { ar: 'سماعة الشهر', en: 'Headphones of the month' }, leads_to: 'product', product_id: id })
  const linkNow = async () => {
    // As a page does first: the home page in memory is of one version of the content.
    await app.shared.contentVersion()
    return (await call('GET', '/api/home')).body.data?.banners?.[0]?.link
  }
  expect(await linkNow()).toBe(pages.product({ id }))
  await edit('products', id, { availability: 'unavailable' })
  expect(await linkNow()).toBeUndefined()
})
