import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { multi, named, simpleProduct, variantOf } from '../../testing/provider-store.ts'
import { testApp } from '../../testing/test-app.ts'
import { product_variants, review_requests } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db, shared } = app
let token = ''
const ids: Record<string, string> = {}

beforeAll(async () => {
  token = await adminToken(app, 'all')
  ids.phones = await add('product-categories', named('جوالات', 'Phones'))
  ids.covers = await add('product-categories', { ...named('أغطية', 'Covers'), parent_id: ids.phones })
  ids.home = await add('product-categories', named('المنزل', 'Home'))
  ids.colour = await add('attributes', named('اللون', 'Color'))
  ids.size = await add('attributes', named('السعة', 'Capacity'))
  ids.black = await option('colour', 'أسود', 'Black')
  ids.white = await option('colour', 'أبيض', 'White')
  ids.small = await option('size', '١٢٨', '128')
})

const post = (name: string, body: object) => call('POST', `/api/admin/${name}`, { token, body })
const patch = (name: string, id: string, body: object) => call('PATCH', `/api/admin/${name}/${id}`, { token, body })
const runAction = (name: string, id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/${name}/${id}/actions/${action}`, { token, body })

async function add(name: string, body: object): Promise<string> {
  const answer = await post(name, body)
  expect(answer).toMatchObject({ status: 201 })
  return String(answer.body.id)
}
const option = (attribute: string, ar: string, en: string) =>
  add('attribute-options', { attribute_id: ids[attribute], option_name: { ar, en } })

const simple = (more: object = {}) => simpleProduct(ids.phones, more)
/** Three simple products with different options. */
const threeDistinctProducts = async (): Promise<[string, string, string]> => {
  const one = (option: string | undefined) => add('products', simple({ option_ids: [option] }))
  return [await one(ids.black), await one(ids.white), await one(ids.small)]
}
const multiProduct = (...variants: object[]) => ({ ...simple(), ...multi(...variants) })
const fieldErrors = (...fields: string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])) },
})
const stored = async (product: string) => (await db.select().from(product_variants)).filter((row) => row.product_id === product)

test('a product is stored with its variants as rows of their own', async () => {
  const { body, status } = await post(
    'products',
    multiProduct(variantOf([ids.black], 'M-1'), variantOf([ids.white], 'M-2', { quantity: 7 })),
  )
  expect(status).toBe(201)
  expect(body.variants).toEqual([
    { options: [ids.black], price: 9_000, quantity: 2, sku: 'M-1', image: null, low_stock: null },
    { options: [ids.white], price: 9_000, quantity: 7, sku: 'M-2', image: null, low_stock: null },
  ])
  expect(await stored(String(body.id))).toHaveLength(2)
  const open = await call('GET', `/api/store/${body.id}`)
  expect(open).toMatchObject({ status: 200, body: { data: { units: [{ option_ids: [ids.black], price: 9_000 }, {}] } } })
})

test('an edit keeps the rows of the remaining variants, in the requested order', async () => {
  const id = await add('products', multiProduct(variantOf([ids.black], 'K-1'), variantOf([ids.white], 'K-2')))
  const before = await stored(id)
  const edited = await patch('products', id, { variants: [variantOf([ids.white], 'K-2', { quantity: 9 }), variantOf([ids.black], 'K-1')] })
  expect(edited).toMatchObject({ status: 200, body: { version: 2, variants: [{ sku: 'K-2', quantity: 9 }, { sku: 'K-1' }] } })
  expect((await stored(id)).map((row) => row.id).sort()).toEqual(before.map((row) => row.id).sort())
  await patch('products', id, { variants: [variantOf([ids.black], 'K-1')] })
  expect(await stored(id)).toMatchObject([{ sku: 'K-1' }])
})

test('a product with an invalid variant is not stored', async () => {
  await add('products', multiProduct(variantOf([ids.black], 'TAKEN')))
  const draft = multiProduct(variantOf([ids.black], 'FREE'), variantOf([ids.white], 'TAKEN'))
  expect(await post('products', draft)).toMatchObject(fieldErrors('variants.1.sku'))
  const found = await call('GET', `/api/admin/products?q=${encodeURIComponent(draft.name.en)}`, { token })
  expect(found.rows).toEqual([])
  expect((await db.select().from(product_variants)).map(({ sku }) => sku)).not.toContain('FREE')
})

test('variants use the same attributes, each combination once', async () => {
  const wrong = [
    ['variants.1.options', [variantOf([ids.black], 'W-1'), variantOf([ids.black], 'W-2')]],
    ['variants.1.sku', [variantOf([ids.black], 'W-1'), variantOf([ids.white], 'W-1')]],
    ['variants', [variantOf([ids.black, ids.white], 'W-1')]],
    ['variants', [variantOf([ids.black], 'W-1'), variantOf([ids.white, ids.small], 'W-2')]],
    ['variants', []],
  ] as const
  for (const [field, variants] of wrong) expect(await post('products', multiProduct(...variants))).toMatchObject(fieldErrors(field))
  expect(await post('products', multiProduct(variantOf([], 'W-1')))).toMatchObject(fieldErrors('variants.0.options'))
})

test('variants are deleted when a product becomes simple or is deleted', async () => {
  const id = await add('products', multiProduct(variantOf([ids.black], 'L-1')))
  expect(await call('DELETE', `/api/admin/attribute-options/${ids.black}`, { token })).toMatchObject({ status: 409 })
  expect(await patch('products', id, { type: 'simple', quantity: 1, sku: 'L-S' })).toMatchObject({ status: 200, body: { variants: null } })
  expect(await stored(id)).toEqual([])
  const other = await add('products', multiProduct(variantOf([ids.white], 'L-2')))
  expect(await call('DELETE', `/api/admin/products/${other}`, { token })).toMatchObject({ status: 200 })
  expect(await stored(other)).toEqual([])
})

test('a discount must not exceed the price, and a subcategory must be in its category', async () => {
  expect(await post('products', simple({ discount_type: 'number', discount_amount: 10_001 }))).toMatchObject(fieldErrors('discount_amount'))
  expect(await post('products', simple({ discount_type: 'ratio', discount_percent: 101 }))).toMatchObject(fieldErrors('discount_percent'))
  expect(await post('products', simple({ discount_type: 'ratio', discount_percent: 10, discount_expires_on: '2020-01-01' }))).toMatchObject(
    fieldErrors('discount_expires_on'),
  )
  expect(await post('products', simple({ category_id: ids.home, sub_category_id: ids.covers }))).toMatchObject(
    fieldErrors('sub_category_id'),
  )
  expect(await post('products', simple({ category_id: ids.covers }))).toMatchObject(fieldErrors('category_id'))
  expect(await post('product-categories', { ...named('زجاجية', 'Glass'), parent_id: ids.covers })).toMatchObject(fieldErrors('parent_id'))
  expect(await post('products', simple({ sub_category_id: ids.covers }))).toMatchObject({ status: 201 })
})

test('a product can be made unavailable and available again', async () => {
  const id = await add('products', simple())
  expect(await runAction('products', id, 'make_unavailable')).toMatchObject({ status: 200, body: { availability: 'unavailable' } })
  expect(await call('GET', `/api/store/${id}`)).toMatchObject({ status: 404 })
  expect(await runAction('products', id, 'make_available')).toMatchObject({ status: 200, body: { availability: 'available' } })
})

test('the main product must be in the group', async () => {
  const [one, two, other] = await threeDistinctProducts()
  const group = { ...named('هواتف', 'Phones'), product_ids: [one, two] }
  expect(await post('product-groups', { ...group, main_product_id: other })).toMatchObject(fieldErrors('main_product_id'))
  const id = await add('product-groups', { ...group, main_product_id: one })
  expect(await patch('product-groups', id, { main_product_id: two })).toMatchObject({ status: 200, body: { main_product_id: two } })
  expect(await patch('product-groups', id, { product_ids: [one, other] })).toMatchObject(fieldErrors('main_product_id'))
})

test('the products of a group must have different options, whichever is written last', async () => {
  const [black, white] = await threeDistinctProducts()
  const also = simple({ option_ids: [ids.black] })
  const twin = await add('products', also)
  const phone = await add('products', multiProduct(variantOf([ids.black], 'G-1'), variantOf([ids.white], 'G-2')))
  const group = { ...named('جوالات', 'Phones again'), main_product_id: black }
  expect(await post('product-groups', { ...group, product_ids: [black, twin] })).toMatchObject(fieldErrors('product_ids'))
  const id = await add('product-groups', { ...group, product_ids: [black, white, phone] })
  const answer = await patch('product-groups', id, { product_ids: [black, white, twin] })
  expect(answer).toMatchObject(fieldErrors('product_ids'))
  expect(JSON.stringify(answer.body)).toContain(`“${also.name.en}”`)
  expect(await patch('products', white, { option_ids: [ids.black] })).toMatchObject(fieldErrors('option_ids'))
  expect(await patch('products', white, { option_ids: [ids.black, ids.white] })).toMatchObject(fieldErrors('option_ids'))
  expect(await patch('products', phone, { variants: [variantOf([ids.white], 'G-2')] })).toMatchObject(fieldErrors('variants'))
  expect(await patch('products', white, { option_ids: [ids.white, ids.small] })).toMatchObject({ status: 200 })
})

test('two variants can swap their SKU in one edit', async () => {
  const id = await add('products', multiProduct(variantOf([ids.black], 'SWAP-1'), variantOf([ids.white], 'SWAP-2')))
  const before = await stored(id)
  const swapped = await patch('products', id, { variants: [variantOf([ids.black], 'SWAP-2'), variantOf([ids.white], 'SWAP-1')] })
  expect(swapped).toMatchObject({ status: 200, body: { variants: [{ sku: 'SWAP-2' }, { sku: 'SWAP-1' }] } })
  const skuOf = (rows: typeof before) => Object.fromEntries(rows.map((row) => [row.id, row.sku]))
  const [now, then] = [skuOf(await stored(id)), skuOf(before)]
  expect(Object.keys(now).sort()).toEqual(Object.keys(then).sort())
  for (const [row, sku] of Object.entries(now)) expect(sku).not.toBe(then[row])
})

type ReviewRequestSubject = Omit<typeof review_requests.$inferInsert, 'number' | 'provider_id'>
async function addReviewRequest(subject: ReviewRequestSubject): Promise<string> {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'متجر', name_en: 'Shop', type: 'company', status: 'approved' })
    .returning()
  if (provider) await newClient(app, { role: 'provider', client_type: null, provider_id: provider.id })
  const [request] = await db
    .insert(review_requests)
    .values({ number: `RR-${crypto.randomUUID().slice(0, 8)}`, provider_id: provider?.id ?? '', ...subject })
    .returning()
  return String(request?.id)
}

test('an approved product goes on sale; a rejected one does not, and the reason is stored', async () => {
  const [good, bad] = [
    await add('products', simple({ availability: 'unavailable' })),
    await add('products', simple({ availability: 'unavailable' })),
  ]
  const [first, second] = [
    await addReviewRequest({ kind: 'product', product_id: good }),
    await addReviewRequest({ kind: 'product', product_id: bad }),
  ]
  expect(await runAction('review-requests', first, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
  expect(await call('GET', `/api/admin/products/${good}`, { token })).toMatchObject({ body: { availability: 'available' } })
  expect(await runAction('review-requests', first, 'reject', { reason: 'Too late now' })).toMatchObject({ status: 409 })
  expect(await runAction('review-requests', second, 'reject')).toMatchObject(fieldErrors('reason'))
  expect(await runAction('review-requests', second, 'reject', { reason: 'The images are not yours' })).toMatchObject({ status: 200 })
  expect(await call('GET', `/api/admin/review-requests/${second}`, { token })).toMatchObject({
    body: { status: 'rejected', reject_reason: 'The images are not yours' },
  })
  expect(await call('GET', `/api/admin/products/${bad}`, { token })).toMatchObject({ body: { availability: 'unavailable' } })
})

test('approving a new main product changes the group, unless the group has changed since', async () => {
  const [one, two, three] = await threeDistinctProducts()
  const group_id = await add('product-groups', { ...named('سماعات', 'Headphones'), product_ids: [one, two, three], main_product_id: one })
  const change = { kind: 'main_product', group_id, before_product_id: one } as const
  const [first, second] = [
    await addReviewRequest({ ...change, after_product_id: two }),
    await addReviewRequest({ ...change, after_product_id: three }),
  ]
  expect(await runAction('review-requests', first, 'approve')).toMatchObject({ status: 200 })
  expect(await call('GET', `/api/admin/product-groups/${group_id}`, { token })).toMatchObject({ body: { main_product_id: two } })
  expect(await db.select().from(notifications).where(eq(notifications.type, 'main_product_approved'))).toMatchObject([
    { body_ar: expect.stringContaining('سماعات') },
  ])
  const stale = await runAction('review-requests', second, 'approve')
  expect(stale).toMatchObject({ status: 409, body: { msg: expect.stringMatching(/^The main product of the group has changed/) } })
  await patch('product-groups', group_id, { main_product_id: one, product_ids: [one, two] })
  const gone = await runAction('review-requests', second, 'approve')
  expect(gone).toMatchObject({ status: 409, body: { msg: 'The product is no longer in the group' } })
  expect(await call('GET', `/api/admin/review-requests/${second}`, { token })).toMatchObject({ body: { status: 'pending' } })
})

test('the public reads products from the store alone, and there no exact stock', async () => {
  const id = await add(
    'products',
    multiProduct(variantOf([ids.black], 'SECRET-78', { quantity: 12_345 }), variantOf([ids.white], 'SECRET-79')),
  )
  expect(await call('GET', '/api/products')).toMatchObject({ status: 404 })
  expect(await call('GET', `/api/products/${id}`)).toMatchObject({ status: 404 })
  const page = await call('GET', `/api/store/${id}`)
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/quantity|12345/)
})

test('an export names related rows, also of a list that the admin may not open', async () => {
  await add('products', simple())
  const exported = await call('GET', '/api/admin/products/export.csv', { token: await adminToken(app, ['products.list']) })
  expect(exported.text).toContain('Phones')
})

test('an import finds a simple product and a variant by its SKU, and changes nothing else of them', async () => {
  const product = multiProduct(
    variantOf([ids.black], 'V-1'),
    variantOf([ids.white], 'V-2'),
    variantOf([await option('colour', 'أزرق', 'Blue')], 'V-3'),
  )
  const id = await add('products', product)
  const single = await add('products', simple({ sku: 'V-4' }))
  const bytes = Buffer.from('SKU,Price,Quantity\r\nV-1,120,7\r\nV-2,,8\r\nV-4,55,9\r\nV-1,130,1\r\nV-3,90,2')
  const file = formDataBody({}, { name: 'file', filename: 'stock.csv', bytes })
  const { body } = await call('POST', '/api/admin/products/import/files', { token, ...file })
  const columns = ['sku', 'price', 'quantity']
  await call('POST', `/api/admin/products/import/files/${body.data?.id}/run`, { token, body: { mode: 'valid', columns } })
  await runQueues(shared, ['imports'])
  const { result } = (await call('GET', `/api/admin/products/import/files/${body.data?.id}`, { token })).body.data ?? {}
  expect(result).toMatchObject({ created: 0, changed: 3, unchanged: 1, rejected: [{ line: 5 }] })
  const stored = await call('GET', `/api/admin/products/${id}`, { token })
  expect(stored.body).toMatchObject({
    name: product.name,
    price: product.price,
    quantity: null,
    variants: [
      { sku: 'V-1', price: 12_000, quantity: 7 },
      { sku: 'V-2', price: 9_000, quantity: 8 },
      { sku: 'V-3', price: 9_000, quantity: 2 },
    ],
  })
  expect((await call('GET', `/api/admin/products/${single}`, { token })).body).toMatchObject({ price: 5_500, quantity: 9 })
})
