import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { car_holds, cars, review_requests } from '../tables/from-registry.ts'

const app = await testApp()
const { call, db, shared } = app
const admin = await adminToken(app, 'all')
let count = 0

const carOf = (more: object = {}) => {
  count += 1
  return {
    name: { ar: `كامري ${count}`, en: `Camry ${count}` },
    model: 'Camry',
    year: 2024,
    type: 'sedan',
    plate: `ABC ${1000 + count}`,
    features: [{ name: { ar: 'شاشة', en: 'Screen' } }],
    daily_price: 15_000,
    additional_services: [{ name: { ar: 'مقعد طفل', en: 'Child seat' }, price: 2_000, per: 'rental' }],
    ...more,
  }
}

async function newFleet() {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'مركبتي', name_en: 'Markabti', type: 'company', status: 'approved', vat_number: '300123456700003' })
    .returning()
  const provider_id = provider?.id ?? ''
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id })
  const token = await sessionToken(app, user)
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = token) =>
    call(method, `/api/provider${path}`, { token: as, ...(body && { body }) })
  const create = async (more: object = {}) => {
    const sent = await send('POST', '/cars', carOf(more))
    if (sent.status !== 201) throw new Error(JSON.stringify(sent.body))
    return String(sent.body.data?.id)
  }
  const published = async (more: object = {}) => {
    const id = await create(more)
    await decide(id, 'publish')
    return id
  }
  const member = async (permissions: string[]) =>
    sessionToken(app, await newClient(app, { role: 'provider_user', client_type: null, provider_id, permissions }))
  return { provider_id, user, send, create, published, member }
}
const decide = (id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/cars/${id}/actions/${action}`, { token: admin, body })
const request = async (car_id: string) =>
  (await db.select().from(review_requests).where(eq(review_requests.car_id, car_id))).find(({ status }) => status === 'pending')
const review = async (car_id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/review-requests/${(await request(car_id))?.id}/actions/${action}`, { token: admin, body })
const approve = (request_id: string | undefined) =>
  call('POST', `/api/admin/review-requests/${request_id}/actions/approve`, { token: admin, body: {} })
const publicPage = (id: string) => call('GET', `/api/cars/${id}`)
const rental = (car_id: string, starts_at: string, ends_at: string) =>
  rawDatabase(db).insert(car_holds).values({ car_id, kind: 'rental', starts_at, ends_at }).returning()

test('a new car is reviewed, returned with a reason, sent again and published', async () => {
  const fleet = await newFleet()
  const sent = await fleet.send('POST', '/cars', carOf())
  expect(sent).toMatchObject({
    status: 201,
    body: { msg: 'Data sent successfully and will be reviewed', data: { status: 'pending_review', change: null } },
  })
  const id = String(sent.body.data?.id)
  expect(await publicPage(id)).toMatchObject({ status: 404 })
  expect(await decide(id, 'return_to_provider', { reason: 'لوحة غير واضحة' })).toMatchObject({ status: 200 })
  expect(await fleet.send('GET', `/cars/${id}`)).toMatchObject({ body: { data: { status: 'draft', return_reason: 'لوحة غير واضحة' } } })
  expect(await fleet.send('PATCH', `/cars/${id}`, { model: 'Corolla' })).toMatchObject({
    body: { msg: 'Saved', data: { model: 'Corolla' } },
  })
  expect(await fleet.send('POST', `/cars/${id}/transitions/submit`)).toMatchObject({
    body: { data: { status: 'pending_review', return_reason: null } },
  })
  expect(await fleet.send('POST', `/cars/${id}/transitions/submit`)).toMatchObject({ status: 409 })
  await decide(id, 'publish')
  expect(await publicPage(id)).toMatchObject({ status: 200, body: { data: { model: 'Corolla' } } })
  await runQueues(shared)
  const types = (await db.select().from(notifications).where(eq(notifications.user_id, fleet.user.id))).map(({ type }) => type)
  expect(types.sort()).toEqual(['car_published', 'car_sent_back'])
})

test('all mistakes of a new car are reported at once, on their fields', async () => {
  const fleet = await newFleet()
  const body = { ...carOf({ daily_price: 0, monthly_price: 50, seats: 40, delivery: true }), name: { ar: 'ا', en: '' } }
  const sent = await fleet.send('POST', '/cars', body)
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.body.errors ?? {}).sort()).toEqual(
    ['daily_price', 'delivery_price', 'monthly_price', 'name.ar', 'name.en', 'receipt_price', 'seats'].sort(),
  )
  expect(await fleet.send('POST', '/cars', carOf({ status: 'published' }))).toMatchObject({ status: 422 })
  const id = await fleet.create({ plate: 'XYZ 1' })
  expect(id).toBeTruthy()
  expect(await fleet.send('POST', '/cars', carOf({ plate: 'xyz 1' }))).toMatchObject({
    status: 422,
    body: { errors: { plate: [expect.any(String)] } },
  })
})

test('prices of a published car change at once, what clients read once it is approved', async () => {
  const fleet = await newFleet()
  const id = await fleet.published()
  const cheaper = [{ name: { ar: 'مقعد طفل', en: 'Child seat' }, price: 1_000, per: 'rental' }]
  expect(
    await fleet.send('PATCH', `/cars/${id}`, { name: { ar: 'جديد', en: 'New' }, daily_price: 12_000, additional_services: cheaper }),
  ).toMatchObject({
    status: 200,
    body: {
      msg: 'Data sent successfully and will be reviewed',
      data: { status: 'published', change: { status: 'pending' }, car: { daily_price: 12_000 }, planned: { name: { en: 'New' } } },
    },
  })
  expect(await publicPage(id)).toMatchObject({ body: { data: { title: { en: expect.stringContaining('Camry') } } } })
  expect((await publicPage(id)).body.data?.services).toMatchObject([{ price: 1_000 }])
  expect(await fleet.send('GET', '/cars?state=in_review')).toMatchObject({
    body: { data: { cars: [{ id }], counts: { all: 1, published: 1, in_review: 1 } } },
  })
  const waiting = await request(id)
  expect(await call('GET', `/api/admin/review-requests/${waiting?.id}/car-change`, { token: admin })).toMatchObject({
    body: { data: { after: { name: { en: 'New' } } } },
  })
  expect(await fleet.send('PATCH', `/cars/${id}`, { seats: 7 })).toMatchObject({
    body: { data: { planned: { name: { en: 'New' }, seats: 7 }, car: { seats: 5 } } },
  })
  // The administrator has read the first one only.
  expect(await approve(waiting?.id)).toMatchObject({
    status: 409,
    body: { msg: 'Already reviewed, or replaced or withdrawn by its provider' },
  })
  expect(await publicPage(id)).toMatchObject({ body: { data: { seats: 5 } } })
  expect(await review(id, 'approve')).toMatchObject({ status: 200 })
  expect(await publicPage(id)).toMatchObject({ body: { data: { title: { en: 'New' }, seats: 7 } } })
  expect(await fleet.send('GET', `/cars/${id}`)).toMatchObject({ body: { data: { change: null, planned: null } } })
})

test('a rejected change leaves the former version, and is withdrawn or sent again', async () => {
  const fleet = await newFleet()
  const id = await fleet.published({ model: 'First' })
  await fleet.send('PATCH', `/cars/${id}`, { model: 'Second' })
  await review(id, 'reject', { reason: 'الطراز لا يطابق الصورة' })
  expect(await publicPage(id)).toMatchObject({ body: { data: { model: 'First' } } })
  expect(await fleet.send('GET', `/cars/${id}`)).toMatchObject({
    body: { data: { change: { status: 'rejected', reject_reason: 'الطراز لا يطابق الصورة' }, planned: { model: 'Second' } } },
  })
  expect(await fleet.send('DELETE', `/cars/${id}/change`)).toMatchObject({ status: 200, body: { data: { change: null } } })
  expect(await fleet.send('DELETE', `/cars/${id}/change`)).toMatchObject({ status: 409 })
  await fleet.send('PATCH', `/cars/${id}`, { model: 'Third' })
  expect(await fleet.send('PATCH', `/cars/${id}`, { model: 'First' })).toMatchObject({ body: { msg: 'Saved', data: { change: null } } })
  await runQueues(shared)
  const types = (await db.select().from(notifications).where(eq(notifications.user_id, fleet.user.id))).map(({ type }) => type)
  expect(types.sort()).toEqual(['car_edit_rejected', 'car_published'])
})

test('a provider hides, shows and retires its car; one that was stopped stays stopped', async () => {
  const fleet = await newFleet()
  const id = await fleet.published()
  expect(await fleet.send('POST', `/cars/${id}/transitions/hide`)).toMatchObject({ body: { data: { status: 'hidden' } } })
  expect(await publicPage(id)).toMatchObject({ status: 404 })
  expect(await fleet.send('POST', `/cars/${id}/transitions/show`)).toMatchObject({ body: { data: { status: 'published' } } })
  expect(await decide(id, 'stop', { reason: 'بلاغ عن حالتها' })).toMatchObject({ status: 200 })
  expect(await fleet.send('GET', `/cars/${id}`)).toMatchObject({ body: { data: { status: 'stopped', return_reason: 'بلاغ عن حالتها' } } })
  expect(await fleet.send('POST', `/cars/${id}/transitions/show`)).toMatchObject({ status: 409 })
  const [held] = await rental(id, '2027-01-01T00:00:00.000Z', '2027-01-03T00:00:00.000Z')
  expect(await fleet.send('POST', `/cars/${id}/transitions/retire`)).toMatchObject({ status: 409 })
  expect(await decide(id, 'retire')).toMatchObject({ status: 409 })
  expect(await call('DELETE', `/api/admin/car-holds/${held?.id}`, { token: admin })).toMatchObject({ status: 409 })
  expect(await call('DELETE', `/api/admin/cars/${id}`, { token: admin })).toMatchObject({ status: 409 })
  await db.delete(car_holds)
  await fleet.send('PATCH', `/cars/${id}`, { model: 'Waiting' })
  expect(await request(id)).toBeDefined()
  expect(await fleet.send('POST', `/cars/${id}/transitions/retire`)).toMatchObject({
    body: { data: { status: 'retired', change: null } },
  })
  expect(await request(id)).toBeUndefined()
  const day = { kind: 'block', starts_at: '2027-01-01T00:00:00.000Z', ends_at: '2027-01-02T00:00:00.000Z' }
  expect(await fleet.send('POST', `/cars/${id}/blocks`, day)).toMatchObject({ status: 409 })
  expect(await fleet.send('PATCH', `/cars/${id}`, { daily_price: 10_000 })).toMatchObject({ status: 409 })
  expect(await fleet.send('POST', `/cars/${id}/transitions/publish`)).toMatchObject({ status: 404 })
})

test('a car that its provider changed after an administrator opened it is not published', async () => {
  const fleet = await newFleet()
  const id = await fleet.create({ model: 'Read' })
  const opened = await call('GET', `/api/admin/cars/${id}`, { token: admin })
  await fleet.send('PATCH', `/cars/${id}`, { model: 'Unread' })
  const publish = (version: unknown) =>
    call('POST', `/api/admin/cars/${id}/actions/publish`, { token: admin, body: {}, headers: { 'if-match': String(version) } })
  const late = await publish(opened.body.version)
  expect(late).toMatchObject({ status: 412, body: { key: 'conflict', data: { id, model: 'Unread', status: 'pending_review' } } })
  expect(await publicPage(id)).toMatchObject({ status: 404 })
  expect(await publish(Number(opened.body.version) + 1)).toMatchObject({ status: 200 })
  expect(await publicPage(id)).toMatchObject({ body: { data: { model: 'Unread' } } })
})

test('an administrator who retires a car closes its change, and publishing clears the reason of a stop', async () => {
  const fleet = await newFleet()
  const id = await fleet.published()
  await decide(id, 'stop', { reason: 'بلاغ عن حالتها' })
  await decide(id, 'publish')
  expect(await fleet.send('GET', `/cars/${id}`)).toMatchObject({ body: { data: { status: 'published', return_reason: null } } })
  await fleet.send('PATCH', `/cars/${id}`, { model: 'Waiting' })
  const waiting = await request(id)
  expect(await decide(id, 'retire')).toMatchObject({ status: 200 })
  expect(await request(id)).toBeUndefined()
  expect(await approve(waiting?.id)).toMatchObject({ status: 409 })
  expect(await fleet.send('GET', `/cars/${id}`)).toMatchObject({ body: { data: { status: 'retired', change: null } } })
  const other = await fleet.published()
  await fleet.send('PATCH', `/cars/${other}`, { model: 'Waiting' })
  await db.update(cars).set({ status: 'retired' }).where(eq(cars.id, other))
  expect(await review(other, 'approve')).toMatchObject({ status: 409, body: { msg: 'This car is retired' } })
})

test('a block that overlaps answers 409 with what it overlaps', async () => {
  const fleet = await newFleet()
  const id = await fleet.published()
  const block = (starts_at: string, ends_at: string, more: object = {}) =>
    fleet.send('POST', `/cars/${id}/blocks`, {
      kind: 'block',
      starts_at: `${starts_at}T00:00:00.000Z`,
      ends_at: `${ends_at}T00:00:00.000Z`,
      ...more,
    })
  const [held] = await rental(id, '2027-02-10T09:00:00.000Z', '2027-02-12T11:00:00.000Z')
  const first = await block('2027-02-01', '2027-02-05', { note: 'سفر' })
  expect(first).toMatchObject({ status: 201, body: { data: { kind: 'block', note: 'سفر' } } })
  expect(await block('2027-02-05', '2027-02-06', { kind: 'maintenance' })).toMatchObject({ status: 201 })
  expect(await block('2027-02-11', '2027-02-14')).toMatchObject({
    status: 409,
    body: { msg: expect.stringContaining('overlaps a rental from'), clash: { id: held?.id } },
  })
  const path = `/cars/${id}/blocks/${first.body.data?.id}`
  expect(await fleet.send('PATCH', path, { ends_at: '2027-02-05T12:00:00.000Z' })).toMatchObject({ status: 409 })
  expect(await fleet.send('PATCH', path, { ends_at: '2027-02-04T00:00:00.000Z' })).toMatchObject({ status: 200 })
  expect(await block('2027-03-02', '2027-03-01')).toMatchObject({ status: 422, body: { errors: { ends_at: [expect.any(String)] } } })
  expect(await block('2020-03-01', '2020-03-02')).toMatchObject({ status: 422, body: { errors: { ends_at: [expect.any(String)] } } })
  expect(await block('2027-03-01', '2027-03-02', { kind: 'rental' })).toMatchObject({ status: 422 })
  expect(await fleet.send('DELETE', `/cars/${id}/blocks/${held?.id}`)).toMatchObject({ status: 404 })
  expect(await fleet.send('GET', `/cars/${id}/blocks`)).toMatchObject({
    body: { data: [{ kind: 'block' }, { kind: 'maintenance' }, { kind: 'rental' }] },
  })
  expect(await fleet.send('GET', '/car-calendar?from=2027-02-05&to=2027-02-28')).toMatchObject({
    status: 200,
    body: { data: { cars: [{ id, holds: [{ kind: 'maintenance', order_id: null }, { kind: 'rental' }] }] } },
  })
  expect(await fleet.send('GET', '/car-calendar?from=2027-02-04&to=2028-02-28')).toMatchObject({ status: 422 })
  expect(await fleet.send('DELETE', path)).toMatchObject({ status: 200 })
  const other = await newFleet()
  expect(await other.send('GET', `/cars/${id}/blocks`)).toMatchObject({ status: 404 })
  expect(await other.send('GET', `/cars/${id}`)).toMatchObject({ status: 404 })
})

test('offers apply at once, and name cars of the provider only', async () => {
  const fleet = await newFleet()
  const other = await newFleet()
  const [id, foreign] = [await fleet.published(), await other.published()]
  const offer = {
    offer_title: { ar: 'خصم', en: 'Discount' },
    car_id: id,
    discount_type: 'ratio',
    discount_percent: 10,
    starts_on: '2026-01-01',
    ends_on: '2030-01-01',
  }
  const sent = await fleet.send('POST', '/car-offers', offer)
  expect(sent).toMatchObject({ status: 201 })
  expect(await publicPage(id)).toMatchObject({ body: { data: { offers: [{ percent: 10 }] } } })
  expect(await fleet.send('POST', '/car-offers', { ...offer, car_id: foreign })).toMatchObject({
    status: 422,
    body: { errors: { car_id: [expect.any(String)] } },
  })
  expect(await fleet.send('POST', '/car-offers', { ...offer, ends_on: '2025-01-01' })).toMatchObject({
    status: 422,
    body: { errors: { ends_on: [expect.any(String)] } },
  })
  const path = `/car-offers/${sent.body.data?.id}`
  expect(await other.send('PATCH', path, { is_active: false })).toMatchObject({ status: 404 })
  expect(await fleet.send('PATCH', path, { is_active: false })).toMatchObject({ body: { data: { is_active: false } } })
  expect(await publicPage(id)).toMatchObject({ body: { data: { offers: [] } } })
  expect(await fleet.send('DELETE', path)).toMatchObject({ status: 200 })
  expect(await fleet.send('GET', '/car-offers')).toMatchObject({ body: { data: [] } })
})

test('people of a provider need the permission for the store', async () => {
  const fleet = await newFleet()
  const [allowed, denied] = [await fleet.member(['manage_store']), await fleet.member(['show_orders', 'manage_orders'])]
  expect(await fleet.send('GET', '/cars', undefined, allowed)).toMatchObject({ status: 200 })
  expect(await fleet.send('GET', '/car-offers', undefined, allowed)).toMatchObject({ status: 200 })
  expect(await fleet.send('GET', '/cars', undefined, denied)).toMatchObject({ status: 403 })
  expect(await db.$count(cars, eq(cars.provider_id, fleet.provider_id))).toBe(0)
})
