import { favorites as favoriteList } from '@wasl/shared/contract/favorites.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { maxFavorites } from '@wasl/shared/rules/limits.ts'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { eraseAudited } from '../../testing/erase-audited.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildExport } from '../../views/personal-data/build-export.ts'
import { favorites } from '../tables/favorites.ts'
import { services } from '../tables/from-registry.ts'
import { notifyBackInStock } from './stock-wishes.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
let admin = ''
let product = ''
let service = ''
let provider = ''

async function add(name: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/admin/${name}`, { token: admin, body })
  expect(answer).toMatchObject({ status: 201 })
  return String(answer.body.id)
}
const client = async () => sessionToken(app, await newClient(app))
const put = async (token: string, kind: string, id: string) =>
  (await call('PUT', `/api/favorites/${kind}/${id}`, { token, body: {} })).status
const list = async (token: string, query = '') =>
  favoriteList.parse((await call('GET', `/api/favorites${query}`, token ? { token } : {})).body.data).favorites
const named = (ar: string, en: string) => ({ name: { ar, en } })

beforeAll(async () => {
  admin = await adminToken(app, 'all')
  const category_id = await add('product-categories', named('قهوة خاصة', 'Special coffee'))
  const text = { ...named('بن خاص', 'Special beans'), description: { ar: 'وصف', en: 'Text' } }
  product = await add('products', { ...text, category_id, feature_ids: [], price: 1_000, quantity: 5, sku: 'FAV-1' })
  service = (await db.select().from(services).where(eq(services.is_active, true)).limit(1))[0]?.id ?? ''
  provider = (await db.select().from(providers).where(eq(providers.status, 'approved')).limit(1))[0]?.id ?? ''
})

test('a client saves products, services and providers once, and lists the newest first', async () => {
  const token = await client()
  for (const [kind, id] of [
    ['product', product],
    ['service', service],
    ['provider', provider],
    ['product', product],
  ] as const) {
    app.clock.advance(1_000)
    expect(await put(token, kind, id)).toBe(200)
  }
  expect(await list(token)).toMatchObject([
    { kind: 'provider', id: provider, state: 'available', category_id: expect.any(String) },
    { kind: 'service', id: service, state: 'available', category_id: expect.any(String) },
    { kind: 'product', id: product, state: 'available', price: 1_000, title: { en: 'Special beans' } },
  ])
  expect((await call('GET', '/api/favorites/ids', { token })).body.data?.items).toHaveLength(3)
  expect((await call('DELETE', `/api/favorites/service/${service}`, { token })).status).toBe(200)
  expect((await call('DELETE', `/api/favorites/service/${service}`, { token })).status).toBe(200)
  expect(await list(token)).toHaveLength(2)
  expect(await list(await client())).toEqual([])
})

test('what is not offered any more stays in the list and says so, and cannot be saved', async () => {
  const token = await client()
  expect(await put(token, 'product', product)).toBe(200)
  expect(await put(token, 'provider', provider)).toBe(200)
  await call('PATCH', `/api/admin/products/${product}`, { token: admin, body: { quantity: 0 } })
  const stateOf = async (wanted: string) => (await list(token)).find(({ kind }) => kind === wanted)?.state
  expect(await stateOf('product')).toBe('sold_out')
  await call('PATCH', `/api/admin/products/${product}`, { token: admin, body: { quantity: 5, availability: 'unavailable' } })
  await changeAudited(app, providers, { set: { status: 'pending_review' }, where: eq(providers.id, provider) })
  expect([await stateOf('product'), await stateOf('provider')]).toEqual(['unavailable', 'unavailable'])
  expect(await put(await client(), 'product', product)).toBe(404)
  expect(await put(token, 'product', crypto.randomUUID())).toBe(404)
  expect(await put(token, 'car', product)).toBe(404)
  await call('PATCH', `/api/admin/products/${product}`, { token: admin, body: { availability: 'available' } })
  await changeAudited(app, providers, { set: { status: 'approved' }, where: eq(providers.id, provider) })
})

test('a guest lists what its browser keeps, and a log-in adds it', async () => {
  const items = `product:${product},service:${service},product:${crypto.randomUUID()}`
  expect(await list('', `?items=${items}`)).toMatchObject([{ id: product }, { id: service }])
  expect((await call('GET', '/api/favorites?items=product:1')).status).toBe(422)
  expect((await call('PUT', `/api/favorites/product/${product}`, { body: {} })).status).toBe(401)
  const token = await client()
  await put(token, 'product', product)
  const body = {
    items: [
      { kind: 'product', id: product },
      { kind: 'service', id: service },
      { kind: 'provider', id: crypto.randomUUID() },
    ],
  }
  for (const _ of [1, 2]) expect((await call('POST', '/api/favorites', { token, body })).status).toBe(200)
  expect(await list(token)).toHaveLength(2)
})

test('a full list takes no more, and the rest of a log-in is left out', async () => {
  const owner = await newClient(app)
  const token = await sessionToken(app, owner)
  await db.execute(sql`insert into favorites (user_id, kind, target_id, created_at)
    select ${owner.id}, 'product', gen_random_uuid(), now() from generate_series(1, ${maxFavorites}::integer)`)
  expect(await put(token, 'product', product)).toBe(409)
  expect((await call('POST', '/api/favorites', { token, body: { items: [{ kind: 'product', id: product }] } })).status).toBe(200)
  expect(await db.$count(favorites, eq(favorites.user_id, owner.id))).toBe(maxFavorites)
})

test('who wants a sold-out product is told once when it is back, and the product is a favorite', async () => {
  const setQuantity = (quantity: number) => call('PATCH', `/api/admin/products/${product}`, { token: admin, body: { quantity } })
  const [owner, other] = [await newClient(app), await newClient(app)]
  const [token, otherToken] = [await sessionToken(app, owner), await sessionToken(app, other)]
  const wish = async (method: 'PUT' | 'DELETE', token: string, id = product) =>
    (await call(method, `/api/stock-wishes/${id}`, { token, ...(method === 'PUT' && { body: {} }) })).status
  const notificationsOf = () =>
    db
      .select({ user_id: notifications.user_id, link: notifications.link })
      .from(notifications)
      .where(eq(notifications.type, 'back_in_stock'))
  expect(await wish('PUT', token)).toBe(409)
  await setQuantity(0)
  expect([await wish('PUT', token), await wish('PUT', token), await wish('PUT', otherToken)]).toEqual([200, 200, 200])
  expect(await wish('PUT', token, crypto.randomUUID())).toBe(404)
  expect((await call('PUT', `/api/stock-wishes/${product}`, { body: {} })).status).toBe(401)
  expect(await list(token)).toMatchObject([{ kind: 'product', id: product, state: 'sold_out', is_wished: true }])
  expect((await call('GET', '/api/favorites/ids', { token })).body.data).toMatchObject({ wished_unit_ids: [product] })
  expect(await wish('DELETE', otherToken)).toBe(200)
  await notifyBackInStock(app.shared)
  expect(await notificationsOf()).toEqual([])
  await setQuantity(2)
  for (const _ of [1, 2]) await notifyBackInStock(app.shared)
  expect(await notificationsOf()).toEqual([{ user_id: owner.id, link: pages.product({ id: product, v: product }) }])
  expect(await list(token)).toMatchObject([{ id: product, state: 'available', is_wished: false }])
  await setQuantity(0)
  await setQuantity(2)
  await notifyBackInStock(app.shared)
  expect(await notificationsOf()).toHaveLength(1)
})

test('removing a product from the favorites ends the wish to hear of it', async () => {
  const token = await client()
  await call('PATCH', `/api/admin/products/${product}`, { token: admin, body: { quantity: 0 } })
  await call('PUT', `/api/stock-wishes/${product}`, { token, body: {} })
  await call('DELETE', `/api/favorites/product/${product}`, { token })
  expect((await call('GET', '/api/favorites/ids', { token })).body.data).toEqual({ items: [], wished_unit_ids: [] })
  await call('PATCH', `/api/admin/products/${product}`, { token: admin, body: { quantity: 5 } })
})

test('favorites are in the copy of personal data and go with the account', async () => {
  const owner = await newClient(app)
  const token = await sessionToken(app, owner)
  await Promise.all([1, 2, 3].map(() => put(token, 'product', product)))
  const entries = unzipSync(await buildExport(app.shared, owner.id))
  expect(JSON.parse(strFromU8(entries['favorites.json'] ?? new Uint8Array()))).toMatchObject([{ kind: 'product', target_id: product }])
  await eraseAudited(app, owner)
  expect(await db.$count(favorites, eq(favorites.user_id, owner.id))).toBe(0)
})
