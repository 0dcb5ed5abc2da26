import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { named, providerStore } from '../../testing/provider-store.ts'
import { testApp } from '../../testing/test-app.ts'
import { review_requests } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db } = app
const { admin, ids, add, newOwner, page } = await providerStore(app)

test('a provider hides its product and shows it again, unless the administration has stopped it', async () => {
  const owner = await newOwner()
  const id = await owner.onSale()
  expect(await owner.send('PATCH', `/${id}`, { availability: 'unavailable' })).toMatchObject({ body: { data: { state: 'hidden' } } })
  expect(await page(id)).toMatchObject({ status: 404 })
  expect(await owner.send('PATCH', `/${id}`, { availability: 'available' })).toMatchObject({ body: { data: { state: 'on_sale' } } })
  await call('POST', `/api/admin/products/${id}/actions/make_unavailable`, { token: admin, body: {} })
  expect(await owner.send('PATCH', `/${id}`, { availability: 'available' })).toMatchObject({ status: 422 })
  expect(await owner.send('GET', `/${id}`)).toMatchObject({ body: { data: { state: 'stopped' } } })
})

test('products of others do not exist for a provider', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const id = await owner.onSale()
  const calls = [
    other.send('GET', `/${id}`),
    other.send('PATCH', `/${id}`, { price: 1 }),
    other.send('PATCH', `/${id}/units`, { units: [{ id, price: 1 }] }),
    other.send('DELETE', `/${id}/change`),
    other.send('POST', `/${id}/main-product`, { group_id: id }),
  ]
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 404, body: { key: 'not_found' } })
  expect(await other.send('GET', '')).toMatchObject({ body: { data: { products: [], counts: { all: 0 } } } })
  expect(await other.send('PATCH', `/${await other.onSale()}/units`, { units: [{ id, price: 1 }] })).toMatchObject({ status: 404 })
})

test('a provider asks for another main product of its group', async () => {
  const owner = await newOwner()
  const [one, two] = [await owner.onSale({ option_ids: [ids.black] }), await owner.onSale({ option_ids: [ids.white] })]
  const group_id = await add('product-groups', { ...named('هواتف', 'Phones of a group'), product_ids: [one, two], main_product_id: one })
  expect(await owner.send('POST', `/${one}/main-product`, { group_id })).toMatchObject({ status: 409 })
  expect(await owner.send('POST', `/${two}/main-product`, { group_id, note: 'الأكثر طلبًا' })).toMatchObject({
    status: 201,
    body: { data: { groups: [{ id: group_id, main_product_id: one, is_requested: true }] } },
  })
  expect(await owner.send('POST', `/${two}/main-product`, { group_id })).toMatchObject({ status: 409 })
  const [request] = await db.select().from(review_requests).where(eq(review_requests.group_id, group_id))
  await call('POST', `/api/admin/review-requests/${request?.id}/actions/approve`, { token: admin, body: {} })
  expect(await owner.send('GET', `/${two}`)).toMatchObject({ body: { data: { groups: [{ main_product_id: two, is_requested: false }] } } })
})

test('the list is searched and paged', async () => {
  const owner = await newOwner()
  await owner.create(named('مصباح', 'Lamp'))
  const id = await owner.onSale(named('إبريق', 'Kettle'))
  expect(await owner.send('GET', '?q=ابريق')).toMatchObject({
    body: { data: { products: [{ id }], counts: { all: 1, on_sale: 1, in_review: 0 } } },
  })
  expect(await owner.send('GET', '?per_page=1&page=2')).toMatchObject({
    body: { data: { products: [{ name: { en: 'Lamp' } }], pagination: { total_pages: 2 } } },
  })
  expect(await owner.send('GET', '?state=in_review')).toMatchObject({
    body: { data: { products: [{ state: 'in_review' }], pagination: { total_items: 1 } } },
  })
})
