import { expect, test } from 'vitest'
import { providerStore } from '../../testing/provider-store.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call } = app
const { newOwner, page } = await providerStore(app)
const url = '/api/provider/shipping-rates'
const rate = {
  shipping_title: { ar: 'توصيلنا', en: 'Our delivery' },
  method: 'own_delivery',
  city_id: null,
  price: 2_500,
  free_from: 30_000,
  days_min: 1,
  days_max: 3,
}

test('a provider adds, changes and deletes its shipping rates', async () => {
  const { token } = await newOwner()
  const created = await call('POST', url, { token, body: rate })
  expect(created).toMatchObject({ status: 201, body: { data: { method: 'own_delivery', price: 2_500, is_active: true } } })
  const id = String(created.body.data?.id)
  expect(await call('PATCH', `${url}/${id}`, { token, body: { price: 1_500 } })).toMatchObject({
    status: 200,
    body: { data: { price: 1_500 } },
  })
  expect(await call('GET', url, { token })).toMatchObject({ body: { data: [{ id, price: 1_500, days_max: 3 }] } })
  expect(await call('DELETE', `${url}/${id}`, { token })).toMatchObject({ status: 200 })
  expect(await call('GET', url, { token })).toMatchObject({ body: { data: [] } })
})

test('mistakes are reported at once, and rates of others do not exist', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const wrong = await call('POST', url, { token: owner.token, body: { ...rate, shipping_title: { ar: '', en: '' }, price: -1 } })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([422, ['price', 'shipping_title.ar', 'shipping_title.en']])
  expect(await call('POST', url, { token: owner.token, body: { ...rate, days_min: 5 } })).toMatchObject({
    status: 422,
    body: { errors: { days_max: [expect.any(String)] } },
  })
  const withPhone = { ...rate, pick_up_place: { ar: 'حي العليا 0551234567', en: 'Al Olaya' } }
  expect(await call('POST', url, { token: owner.token, body: withPhone })).toMatchObject({
    status: 422,
    body: { errors: { 'pick_up_place.ar': [expect.any(String)] } },
  })
  const { body } = await call('POST', url, { token: owner.token, body: rate })
  const id = String(body.data?.id)
  expect(await call('PATCH', `${url}/${id}`, { token: other.token, body: { price: 1 } })).toMatchObject({ status: 404 })
  expect(await call('DELETE', `${url}/${id}`, { token: other.token })).toMatchObject({ status: 404 })
  expect(await call('GET', url, { token: other.token })).toMatchObject({ body: { data: [] } })
})

test('the product page has every way of handing over, with the place of a pick-up', async () => {
  const { token, onSale } = await newOwner()
  const id = await onSale()
  const pick_up = { pick_up_place: { ar: 'حي العليا', en: 'Al Olaya' }, pick_up_hours: { ar: 'كل يوم', en: 'Every day' } }
  expect((await call('POST', url, { token, body: { ...rate, method: 'pick_up', price: 0, free_from: null, ...pick_up } })).status).toBe(201)
  expect((await call('POST', url, { token, body: { ...rate, ...pick_up } })).status).toBe(201)
  expect((await page(id)).body.data?.shipping).toMatchObject([
    { method: 'pick_up', full_price: 0, pick_up: { place: pick_up.pick_up_place, hours: pick_up.pick_up_hours } },
    { method: 'own_delivery', full_price: 2_500, free_from: 30_000, pick_up: null },
  ])
})
