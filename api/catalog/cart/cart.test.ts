import { maxCartLines } from '@wasl/shared/rules/limits.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../../app/cleanup.ts'
import { providers } from '../../identity/tables/people.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { eraseAudited } from '../../testing/erase-audited.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildExport } from '../../views/personal-data/build-export.ts'
import { cartLines, carts } from '../tables/carts.ts'
import { product_variants, products } from '../tables/from-registry.ts'
import { stock } from '../tables/stock.ts'

const app = await testApp()
const { call, db } = app
let admin = ''
let category_id = ''
let provider_id = ''
let count = 0

async function add(name: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/admin/${name}`, { token: admin, body })
  expect(answer).toMatchObject({ status: 201 })
  return String(answer.body.id)
}
async function newProduct(own: object = {}): Promise<string> {
  count += 1
  const text = { name: { ar: `منتج ${count}`, en: `Product ${count}` }, description: { ar: 'وصف', en: 'Text' } }
  return add('products', { ...text, category_id, feature_ids: [], price: 1_000, quantity: 5, sku: `CA-${count}`, ...own })
}
type By = { token?: string; cart?: string }
const as = ({ token, cart }: By) => ({ ...(token && { token }), ...(cart && { headers: { 'x-cart-token': cart } }) })
const put = (by: By, unit_id: string, quantity?: number) =>
  call('POST', '/api/cart/lines', { ...as(by), body: { unit_id, ...(quantity !== undefined && { quantity }) } })
const change = (by: By, unit: string, quantity: unknown) => call('PATCH', `/api/cart/lines/${unit}`, { ...as(by), body: { quantity } })
const remove = (by: By, unit: string) => call('DELETE', `/api/cart/lines/${unit}`, as(by))
const read = async (by: By) => Object((await call('GET', '/api/cart', as(by))).body.data)
const merge = (by: By) => call('POST', '/api/cart/merge', as(by))
const linesOf = (cart: { groups: { lines: object[] }[] }): object[] => cart.groups.flatMap(({ lines }) => lines)
const client = async (): Promise<By> => ({ token: await sessionToken(app, await newClient(app)) })
async function guest(unit: string, quantity = 1): Promise<By> {
  const { status, body } = await put({}, unit, quantity)
  expect(status).toBe(200)
  return { cart: String(body.data?.cart_token) }
}

beforeAll(async () => {
  admin = await adminToken(app, 'all')
  category_id = await add('product-categories', { name: { ar: 'قهوة', en: 'Coffee' } })
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'محمصة', name_en: 'Roastery', type: 'company', status: 'approved' })
    .returning()
  provider_id = provider?.id ?? ''
})

test('a guest’s cart is known by its token alone, which is returned once', async () => {
  const unit = await newProduct()
  const added = await put({}, unit, 2)
  const cart = String(added.body.data?.cart_token)
  expect(added.body.data).toMatchObject({ cart_token: expect.stringMatching(/^[\w-]{22}$/), count: 2, total: 2_000 })
  expect(await read({ cart })).toMatchObject({
    cart_token: null,
    groups: [{ provider_id: null, provider: null, lines: [{ id: unit, unit_id: unit, quantity: 2 }] }],
  })
  expect((await put({ cart }, unit)).body.data).toMatchObject({ cart_token: null, count: 3 })
  // A token whose cart is gone starts another one.
  expect((await put({ cart: 'gone' }, unit)).body.data).toMatchObject({
    cart_token: expect.stringMatching(/^[\w-]{22}$/),
    version: 1,
    count: 1,
  })
  const empty = { id: null, version: 0, groups: [], count: 0, total: 0 }
  for (const other of [{}, { cart: 'guessed' }, await client()]) expect(await read(other)).toMatchObject(empty)
  expect((await change({ cart: 'guessed' }, unit, 1)).status).toBe(404)
  expect((await remove({}, unit)).body.data).toMatchObject(empty)
  const [stored] = await db
    .select()
    .from(carts)
    .where(eq(carts.id, (await read({ cart })).id))
  expect(stored?.key_hash).not.toContain(cart)
})

test('lines are grouped by seller, with the prices and the stock of now; what cannot be bought counts for nothing', async () => {
  const by = await client()
  const [own, discounted, few, hidden] = [
    await newProduct(),
    await newProduct({ discount_type: 'ratio', discount_percent: 25 }),
    await newProduct(),
    await newProduct(),
  ]
  await db.update(products).set({ provider_id }).where(eq(products.id, discounted))
  for (const unit of [own, discounted, few, hidden]) await put(by, unit, 3)
  await call('PATCH', `/api/admin/products/${own}`, { token: admin, body: { price: 1_200 } })
  await call('PATCH', `/api/admin/products/${few}`, { token: admin, body: { quantity: 2 } })
  await call('PATCH', `/api/admin/products/${hidden}`, { token: admin, body: { availability: 'unavailable' } })

  const cart = await read(by)
  expect(cart).toMatchObject({
    ...{ version: 4 + 1, count: 6, total: 3 * 1_200 + 3 * 750 },
    groups: [
      {
        provider: null,
        subtotal: 3_600,
        lines: [
          { unit_id: own, state: 'available', price: 1_200, former_price: 1_000, amount: 3_600 },
          { unit_id: few, state: 'too_few', left: 2, amount: 0 },
          { unit_id: hidden, state: 'unavailable', amount: 0 },
        ],
      },
      {
        provider_id,
        provider: { id: provider_id },
        subtotal: 2_250,
        lines: [{ unit_id: discounted, price: 750, full_price: 1_000, former_price: null }],
      },
    ],
  })
  await changeAudited(app, providers, { set: { status: 'pending_review' }, where: eq(providers.id, provider_id) })
  const [line] = linesOf(await read(by)).filter((one) => Object(one).unit_id === discounted)
  expect(line).toMatchObject({ state: 'unavailable' })
  await changeAudited(app, providers, { set: { status: 'approved' }, where: eq(providers.id, provider_id) })
})

test('no more than is left is added, and an unknown or hidden unit never', async () => {
  const by = await client()
  const [unit, none, hidden] = [await newProduct(), await newProduct(), await newProduct({ availability: 'unavailable' })]
  await db.update(stock).set({ reserved: 5 }).where(eq(stock.unit_id, none))
  const errorsOf = async (answer: ReturnType<typeof put>) => {
    const { status, body } = await answer
    return [status, body.errors]
  }
  expect((await put(by, unit, 4)).status).toBe(200)
  expect(await errorsOf(put(by, unit, 2))).toEqual([422, { quantity: ['Only 5 left'] }])
  expect(await errorsOf(put(by, none))).toEqual([422, { quantity: ['This product is sold out'] }])
  for (const unknown of [hidden, crypto.randomUUID()])
    expect(await errorsOf(put(by, unknown))).toEqual([422, { unit_id: ['This product is no longer available'] }])
  expect(await errorsOf(put(by, unit, 0))).toEqual([422, { quantity: [expect.any(String)] }])
  expect((await change(by, unit, 5)).body.data).toMatchObject({ count: 5 })
  for (const wrong of [6, 0, 100, 1.5, '2', null]) expect((await change(by, unit, wrong)).status).toBe(422)
  expect((await change(by, none, 1)).status).toBe(404)
  expect(await read(by)).toMatchObject({ count: 5, groups: [{ lines: [{ quantity: 5 }] }] })
  expect((await remove(by, unit)).body.data).toMatchObject({ count: 0, groups: [] })
  expect((await remove(by, unit)).status).toBe(200)
})

test('a variant is a line of its own with its options, and stays visible when it is deleted', async () => {
  const by = await client()
  const attribute_id = await add('attributes', { name: { ar: 'الوزن', en: 'Weight' } })
  const option = (ar: string, en: string) => add('attribute-options', { attribute_id, option_name: { ar, en } })
  const [light, heavy] = [await option('250 غ', '250 g'), await option('1 كغ', '1 kg')]
  const variant = (options: string[], price: number, sku: string) => ({ options, price, quantity: 4, sku })
  const variants = [variant([light], 3_000, 'V-1'), variant([heavy], 9_000, 'V-2')]
  const product = await newProduct({ type: 'multi', variants, quantity: null, sku: null })
  const units = await db.select().from(product_variants).where(eq(product_variants.product_id, product)).orderBy(product_variants.position)
  expect(units).toHaveLength(2)
  for (const { id } of units) await put(by, id)
  expect((await put(by, product)).status).toBe(422)
  expect(linesOf(await read(by))).toMatchObject([
    { product_id: product, options: [{ id: light }], price: 3_000 },
    { product_id: product, options: [{ id: heavy }], price: 9_000 },
  ])
  await db.delete(product_variants).where(eq(product_variants.id, units[1]?.id ?? ''))
  expect(await read(by)).toMatchObject({ count: 1, total: 3_000 })
  expect(linesOf(await read(by))).toMatchObject([{ state: 'available' }, { state: 'unavailable', title: { en: `Product ${count}` } }])
})

test('at log-in the guest’s cart is added up with the account’s, capped and reported, once', async () => {
  const [both, full, gone] = [await newProduct({ quantity: 4 }), await newProduct({ quantity: 200 }), await newProduct()]
  const by = await client()
  await put(by, both, 3)
  await put(by, full, 60)
  const visitor = await guest(both, 3)
  await put(visitor, full, 60)
  await put(visitor, gone, 1)
  await call('PATCH', `/api/admin/products/${gone}`, { token: admin, body: { availability: 'unavailable' } })
  expect((await merge(visitor)).status).toBe(401)
  const merged = await merge({ ...by, ...visitor })
  expect(merged.body.data).toMatchObject({
    count: 4 + 99,
    reduced: [
      { unit_id: both, wanted: 6, quantity: 4 },
      { unit_id: full, wanted: 120, quantity: 99 },
      { unit_id: gone, wanted: 1, quantity: 0 },
    ],
  })
  expect(await read(visitor)).toMatchObject({ id: null })
  expect((await merge({ ...by, ...visitor })).body.data).toMatchObject({ count: 103, reduced: [] })
  // Nobody takes over the cart of an account by a token.
  expect((await merge({ ...(await client()), ...visitor })).body.data).toMatchObject({ count: 0 })
})

test('two first additions at the same time make one cart, and two additions of one unit add up', async () => {
  const by = await client()
  const unit = await newProduct({ quantity: 50 })
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await put(by, unit)).status))
  expect(statuses).toEqual(Array(8).fill(200))
  expect(await read(by)).toMatchObject({ count: 8, version: 9 })
})

test('an addition and a merge at the same time lose nothing', async () => {
  const unit = await newProduct({ quantity: 50 })
  for (let round = 0; round < 10; round++) {
    const [by, visitor] = [await client(), await guest(unit, 2)]
    await Promise.all([put(by, unit, 3), merge({ ...by, ...visitor })])
    expect(await read(by)).toMatchObject({ count: 5 })
  }
})

test('each group has the shipping of its seller for a city, free from its amount', async () => {
  const by = await client()
  const [own, sold] = [await newProduct(), await newProduct()]
  await db.update(products).set({ provider_id }).where(eq(products.id, sold))
  const city = async (ar: string, en: string) => {
    const id = await add('cities', { name: { ar, en }, region: 'riyadh' })
    return { id, name: { ar, en } }
  }
  const [here, there] = [await city('حوطة بني تميم', 'Hotat Bani Tamim'), await city('شقراء', 'Shaqra')]
  const rate = (own: object) =>
    add('shipping-rates', {
      shipping_title: { ar: 'شحن', en: 'Shipping' },
      ...{ method: 'carrier', price: 2_500, free_from: 2_000, days_min: 2, days_max: 4, ...own },
    })
  const [everywhere, inHere, paid] = [
    await rate({}),
    await rate({ city_id: here.id, price: 0, method: 'pick_up' }),
    await rate({ provider_id }),
  ]
  await rate({ is_active: false })
  for (const unit of [own, sold]) await put(by, unit)
  const shippingIn = async (city?: string) => {
    const { groups } = Object((await call('GET', `/api/cart${city ? `?city=${city}` : ''}`, as(by))).body.data)
    return groups.map(({ shipping }: { shipping: { id: string; price: number }[] }) => shipping.map(({ id, price }) => [id, price]))
  }
  expect(await shippingIn(there.id)).toEqual([[[everywhere, 2_500]], [[paid, 2_500]]])
  expect(await shippingIn(here.id)).toEqual([
    [
      [inHere, 0],
      [everywhere, 2_500],
    ],
    [[paid, 2_500]],
  ])
  await change(by, sold, 2)
  expect(await shippingIn()).toEqual([
    [
      [inHere, 0],
      [everywhere, 2_500],
    ],
    [[paid, 0]],
  ])
  expect((await read(by)).groups[0].shipping[0]).toMatchObject({ city: here, full_price: 0, free_from: 2_000, days_min: 2, days_max: 4 })
  expect((await call('GET', '/api/cart?city=nowhere', as(by))).status).toBe(422)
})

test('a cart takes a hundred lines', async () => {
  const by = await client()
  const unit = await newProduct()
  await put(by, unit)
  const { id } = await read(by)
  await db.execute(
    sql`insert into cart_lines (cart_id, unit_id, product_id, quantity, added_price, added_at)
      select ${id}, gen_random_uuid(), ${unit}, 1, 100, now() from generate_series(2, ${maxCartLines}::integer)`,
  )
  expect((await put(by, await newProduct())).body.errors).toHaveProperty('unit_id')
  expect((await put(by, unit)).status).toBe(200)
})

test('only clients have carts; they are in the copy of personal data and go with the account', async () => {
  const unit = await newProduct()
  const owner = await newClient(app)
  const by = { token: await sessionToken(app, owner) }
  await put(by, unit, 2)
  const seller = await sessionToken(app, await newClient(app, { role: 'provider', client_type: null, provider_id }))
  for (const other of [seller, admin]) expect((await call('GET', '/api/cart', { token: other })).status).toBe(403)
  const entries = unzipSync(await buildExport(app.shared, owner.id))
  expect(JSON.parse(strFromU8(entries['cart.json'] ?? new Uint8Array()))).toMatchObject([{ unit_id: unit, quantity: 2 }])
  await eraseAudited(app, owner)
  expect(await db.$count(cartLines, eq(cartLines.unit_id, unit))).toBe(0)
})

test('carts of guests are deleted a month after their last change, those of accounts never', async () => {
  const unit = await newProduct()
  const [visitor, by] = [await guest(unit), await client()]
  await put(by, unit)
  app.clock.advance(29 * daySeconds * 1000)
  await deleteExpired(app.shared)
  expect(await read(visitor)).toMatchObject({ count: 1 })
  app.clock.advance(2 * daySeconds * 1000)
  await deleteExpired(app.shared)
  expect(await read(visitor)).toMatchObject({ id: null })
  expect(await db.$count(cartLines, eq(cartLines.unit_id, unit))).toBe(1)
})
