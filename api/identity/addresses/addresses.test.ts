import { maxAddresses } from '@wasl/shared/contract/addresses.ts'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { eraseAudited } from '../../testing/erase-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { buildExport } from '../../views/personal-data/build-export.ts'
import { addresses } from '../tables/addresses.ts'

const { app, provider, sample } = await orderFixture()
const { call, db } = app
const city_id = String(sample.order.city_id)
const home = {
  label: 'البيت',
  city_id,
  district: 'النخيل',
  address: 'شارع أنس بن مالك',
  short_address: 'rrrd٢٩٢٩',
  lat: 24.7136,
  lng: 46.6753,
}
const client = () => newClient(app, { city_id, email: 'client@example.com' })
const save = (token: string, own: object = {}) => call('POST', '/api/user/addresses', { token, body: { ...home, ...own } })
const list = async (token: string) => (await call('GET', '/api/user/addresses', { token })).body.data

test('a client saves addresses by name, changes and deletes them; those of others are not found', async () => {
  const token = await sessionToken(app, await client())
  const stranger = await sessionToken(app, await client())
  const { status, body } = await save(token)
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ label: 'البيت', short_address: 'RRRD2929', lat: 24.7136, city: expect.objectContaining({ id: city_id }) }),
  ])
  const id = String(body.data?.id)
  // The same name again replaces it.
  expect((await save(token, { district: 'الملقا' })).body.data).toMatchObject({ id, district: 'الملقا' })
  await save(token, { label: 'المكتب' })
  expect(await list(token)).toMatchObject([{ label: 'البيت' }, { label: 'المكتب' }])
  expect(await list(stranger)).toEqual([])
  const path = `/api/user/addresses/${id}`
  for (const method of ['PATCH', 'DELETE'] as const)
    expect((await call(method, path, { token: stranger, ...(method === 'PATCH' && { body: home }) })).status).toBe(404)
  const taken = await call('PATCH', path, { token, body: { ...home, label: 'المكتب' } })
  expect([taken.status, Object.keys(Object(taken.body.errors))]).toEqual([422, ['label']])
  expect((await call('PATCH', path, { token, body: { ...home, label: 'بيت الوالد' } })).body.data).toMatchObject({ label: 'بيت الوالد' })
  expect((await call('DELETE', path, { token })).status).toBe(200)
  expect(await list(token)).toMatchObject([{ label: 'المكتب' }])
  expect((await save(provider)).status).toBe(403)
})

test('what is wrong is named at its field, all at once', async () => {
  const token = await sessionToken(app, await client())
  const { status, body } = await save(token, { label: ' ', short_address: 'RRR29291', lat: 124, city_id: 'x' })
  expect([status, Object.keys(Object(body.errors)).sort()]).toEqual([422, ['city_id', 'label', 'lat', 'short_address']])
  expect(Object.keys(Object((await save(token, { city_id: crypto.randomUUID() })).body.errors))).toEqual(['city_id'])
})

test('a client has at most twenty addresses', async () => {
  const owner = await client()
  const token = await sessionToken(app, owner)
  const now = app.shared.clock.now()
  await db.insert(addresses).values(
    Array.from({ length: maxAddresses }, (_, index) => ({
      user_id: owner.id,
      label: `عنوان ${index}`,
      city_id,
      created_at: now,
      updated_at: now,
    })),
  )
  const { status, body } = await save(token)
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['label']])
  expect((await save(token, { label: 'عنوان 3' })).status).toBe(200)
})

test('addresses are in the copy of personal data and go with the account', async () => {
  const owner = await client()
  await save(await sessionToken(app, owner))
  const entries = unzipSync(await buildExport(app.shared, owner.id))
  expect(JSON.parse(strFromU8(entries['addresses.json'] ?? new Uint8Array()))).toMatchObject([
    { label: 'البيت', short_address: 'RRRD2929' },
  ])
  await eraseAudited(app, owner)
  expect(await db.$count(addresses, eq(addresses.user_id, owner.id))).toBe(0)
})
