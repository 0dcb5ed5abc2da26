import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { cars } from '../tables/from-registry.ts'

const { call, db, ...app } = await testApp({}, { demo: true })
let token = ''
let car_id = ''

beforeAll(async () => {
  token = await adminToken({ call, db, ...app }, 'all')
  car_id = (await db.select().from(cars).limit(1))[0]?.id ?? ''
})

const hold = (starts_at: string, ends_at: string) =>
  call('POST', '/api/admin/car-holds', {
    token,
    body: { car_id, kind: 'block', starts_at: `${starts_at}T00:00:00.000Z`, ends_at: `${ends_at}T00:00:00.000Z` },
  })

test('two periods of one car may touch, and never overlap', async () => {
  expect(await hold('2027-03-01', '2027-03-04')).toMatchObject({ status: 201 })
  expect(await hold('2027-03-04', '2027-03-05')).toMatchObject({ status: 201 })
  expect(await hold('2027-03-03', '2027-03-04')).toMatchObject({
    status: 422,
    body: { errors: { starts_at: ['This overlaps another period'] } },
  })
})

test('a period that ends before it starts, and rentals by hand, are errors on their fields', async () => {
  expect(await hold('2027-04-02', '2027-04-01')).toMatchObject({ status: 422, body: { errors: { ends_at: [expect.any(String)] } } })
  const body = { car_id, kind: 'rental', starts_at: '2027-05-01T00:00:00.000Z', ends_at: '2027-05-02T00:00:00.000Z' }
  expect(await call('POST', '/api/admin/car-holds', { token, body })).toMatchObject({
    status: 422,
    body: { errors: { kind: [expect.any(String)] } },
  })
})
