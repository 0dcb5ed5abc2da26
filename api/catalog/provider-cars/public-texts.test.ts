import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db } = app
const car = {
  name: { ar: 'كامري', en: 'Camry' },
  model: 'Camry',
  year: 2024,
  type: 'sedan',
  plate: 'ABC 1001',
  features: [],
  additional_services: [],
  daily_price: 15_000,
}

test('texts that clients read without a review have no contacts', async () => {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'مركبتي', name_en: 'Markabti', type: 'company', status: 'approved' })
    .returning()
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id: provider?.id ?? '' })
  const token = await sessionToken(app, user)
  const send = (method: 'POST' | 'PATCH', path: string, body: object) => call(method, `/api/provider${path}`, { token, body })
  const created = await send('POST', '/cars', car)
  expect(created).toMatchObject({ status: 201 })
  const id = created.body.data?.id
  for (const [method, path] of [
    ['POST', '/cars'],
    ['PATCH', `/cars/${id}`],
  ] as const) {
    const branch_place = 'حي العليا، واتساب ٠٥٥١٢٣٤٥٦٧'
    const sent = await send(method, path, method === 'POST' ? { ...car, branch_place } : { branch_place })
    expect(sent).toMatchObject({ status: 422, body: { errors: { branch_place: [expect.any(String)] } } })
  }
  expect(await send('PATCH', `/cars/${id}`, { branch_place: 'طريق خريص 1450' })).toMatchObject({ status: 200 })
  const offer = { discount_type: 'ratio', discount_percent: 10, starts_on: '2026-01-01', ends_on: '2026-12-31' }
  const title = { ar: 'اتصل 0551234567', en: 'Mail a@b.com' }
  expect(await send('POST', '/car-offers', { ...offer, offer_title: title })).toMatchObject({
    status: 422,
    body: { errors: { 'offer_title.ar': [expect.any(String)], 'offer_title.en': [expect.any(String)] } },
  })
  const { body } = await send('POST', '/car-offers', { ...offer, offer_title: { ar: 'عرض', en: 'Offer' } })
  expect(await send('PATCH', `/car-offers/${body.data?.id}`, { offer_title: title })).toMatchObject({ status: 422 })
})
