import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../app/cleanup.ts'
import { files } from '../../platform/db/tables/files.ts'
import { eraseAudited } from '../../testing/erase-audited.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { buildExport } from '../../views/personal-data/build-export.ts'
import { orderDrafts } from '../tables/order-drafts.ts'
import { orders } from '../tables/orders.ts'
import { guestDraftsPerHour, maxDrafts } from './save-draft.ts'

const { app, provider, sample } = await orderFixture()
const { call, db } = app
const category_id = String(sample.order.category_id)
const [item] = Object.values(Object(sample.order.items)) as { service_id: string }[]
const service_id = item?.service_id ?? ''
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

const client = async () => newClient(app, { city_id: String(sample.order.city_id), email: 'client@example.com' })
const clientToken = async () => sessionToken(app, await client())
const form = (own: object = {}) => ({
  ...{ id: crypto.randomUUID(), category_id, service_ids: [service_id] },
  values: { note: 'تسريب تحت المغسلة', 'items.0.answers.0': '1' },
  ...own,
})
type By = { token?: string; key?: string }
const as = ({ token, key }: By) => ({ ...(token && { token }), ...(key && { headers: { 'x-draft-key': key } }) })
const save = (by: By, own: object = {}) => call('POST', '/api/order-drafts', { ...as(by), body: form(own) })
const read = (by: By, id: string) => call('GET', `/api/order-drafts/${id}`, as(by))
const remove = (by: By, id: string) => call('DELETE', `/api/order-drafts/${id}`, as(by))
const send = (by: By, draft_id: string, own: object = {}) =>
  call('POST', '/api/orders', { ...as(by), body: { ...sample.order, ...own, draft_id } })
const ordersOf = async (by: By) => (await call('GET', '/api/orders', as(by))).body.data?.data
const upload = (by: By, id: string, field = 'file_ids', bytes: Uint8Array = pdf) => {
  const { body, headers } = formDataBody({ field }, { name: 'file', filename: 'leak.pdf', bytes })
  return call('POST', `/api/order-drafts/${id}/files`, { ...as(by), body, headers: { ...headers, ...as(by).headers } })
}
async function guestDraft(): Promise<{ id: string; key: string }> {
  const { status, body } = await save({})
  expect(status).toBe(200)
  return { id: String(body.data?.id), key: String(body.data?.key) }
}
const fileRow = async (id: unknown) =>
  (
    await db
      .select()
      .from(files)
      .where(eq(files.id, String(id)))
  )[0]

test('the draft of a client follows to another device and is private', async () => {
  const owner = await client()
  const phone = { token: await sessionToken(app, owner) }
  const laptop = { token: await sessionToken(app, owner) }
  const { id } = Object((await save(phone)).body.data)
  expect((await read(laptop, id)).body.data).toMatchObject({ values: { note: 'تسريب تحت المغسلة' }, services: [{ id: service_id }] })
  // The other device begins with a random id of its own and continues the same draft.
  expect((await save(laptop, { values: { note: 'من الحاسوب' } })).body.data).toMatchObject({ id, key: null })
  expect((await call('GET', '/api/order-drafts', laptop)).body.data).toMatchObject([{ id, category: { id: category_id } }])

  const stranger = { token: await clientToken() }
  expect((await read(stranger, id)).status).toBe(404)
  expect((await read({}, id)).status).toBe(404)
  expect((await read({ key: 'guessed' }, id)).status).toBe(404)
  expect((await save(stranger, { id })).status).toBe(404)
  expect((await save({}, { id })).status).toBe(404)
  expect((await remove(stranger, id)).status).toBe(404)
  expect((await upload(stranger, id)).status).toBe(404)
  expect((await send(stranger, id)).status).toBe(404)
  expect((await call('GET', '/api/order-drafts', stranger)).body.data).toEqual([])
  expect((await read(phone, id)).body.data).toMatchObject({ values: { note: 'من الحاسوب' } })
  expect((await remove(phone, id)).status).toBe(200)
  expect((await read(phone, id)).status).toBe(404)
})

test('an order is sent once from its draft: by a second press, another tab and at the same time', async () => {
  const by = { token: await clientToken() }
  const { id } = Object((await save(by)).body.data)
  const [first, second] = await Promise.all([send(by, id), send(by, id)])
  const third = await send(by, id)
  expect([first?.status, second?.status, third.status]).toEqual([201, 201, 201])
  expect([second?.body.data?.id, third.body.data?.id]).toEqual([first?.body.data?.id, first?.body.data?.id])
  expect(await ordersOf(by)).toHaveLength(1)
  expect((await call('GET', '/api/order-drafts', by)).body.data).toEqual([])
  const [row] = await db.select().from(orderDrafts).where(eq(orderDrafts.id, id))
  expect(row).toMatchObject({ values: {}, service_ids: [], order_id: first?.body.data?.id })
  expect((await save(by, { id })).status).toBe(409)
})

test('a form that was never saved is sent once too, and a rejected order leaves its draft', async () => {
  const by = { token: await clientToken() }
  const id = crypto.randomUUID()
  const [first, second] = [await send(by, id), await send(by, id)]
  expect(second.body.data?.id).toBe(first.body.data?.id)
  const { id: rejected } = Object((await save(by)).body.data)
  expect((await send(by, rejected, { city_id: sample.emptyCity })).status).toBe(409)
  expect((await read(by, rejected)).body.data).toMatchObject({ values: { note: 'تسريب تحت المغسلة' } })
  expect(await ordersOf(by)).toHaveLength(1)
  const unknown = await send(by, crypto.randomUUID(), { category_id: crypto.randomUUID() })
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['category_id']])
})

test('a guest’s draft and its files become those of the client who sends it with the key', async () => {
  const guest = await guestDraft()
  const uploaded = await upload(guest, guest.id)
  expect(uploaded.status).toBe(201)
  const file = String(uploaded.body.data?.id)
  expect(await fileRow(file)).toMatchObject({ owner_user_id: null, owner_admin_id: null, order_id: null, is_public: false })
  const by = { token: await clientToken() }
  for (const reader of [{}, { key: guest.key }, by, { token: provider }])
    expect((await call('GET', `/api/files/${file}`, as(reader))).status).toBe(404)
  // Without the key it is somebody else's; a file of another draft cannot be attached by its id.
  expect((await send(by, guest.id)).status).toBe(404)
  expect((await send(by, crypto.randomUUID(), { file_ids: [file] })).status).toBe(422)

  const sent = await send({ ...by, key: guest.key }, guest.id, { file_ids: [file] })
  expect(sent.status).toBe(201)
  expect(await fileRow(file)).toMatchObject({ order_id: sent.body.data?.id })
  expect((await read({ key: guest.key }, guest.id)).status).toBe(404)
  expect((await send({ token: await clientToken(), key: guest.key }, guest.id)).status).toBe(404)
  expect((await send(by, guest.id)).body.data?.id).toBe(sent.body.data?.id)
})

test('a draft keeps only the fields of the form, and few of them', async () => {
  const errorsOf = async (own: object) => {
    const { status, body } = await save({}, own)
    return { status, key: body.key }
  }
  const rejected = { status: 422, key: 'invalid' }
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`items.${index % 100}.answers.${index}`, 'x']))
  for (const own of [
    { values: many },
    { values: Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`items.${index % 20}.answers.${index % 99}`, 'x'])) },
    { values: { note: 'x'.repeat(3000) } },
    { values: { client_id: crypto.randomUUID() } },
    { values: { 'items.0.service_id': service_id } },
    { values: { __proto__x: '1' } },
    ...['user_id', 'order_id', 'key_hash', 'expires_at', 'address'].map((name) => ({ [name]: crypto.randomUUID() })),
    { service_ids: Array.from({ length: 21 }, () => crypto.randomUUID()) },
    { category_id: crypto.randomUUID() },
  ])
    expect([Object.keys(own), await errorsOf(own)]).toEqual([Object.keys(own), rejected])
  const { id, key } = await guestDraft()
  expect((await upload({ key }, id, 'owner_user_id')).status).toBe(422)
  expect((await upload({ key }, id, 'file_ids', Buffer.from('<svg/>'))).status).toBe(422)
})

test('files that are not retained are deleted, and a draft takes at most twenty', async () => {
  const guest = await guestDraft()
  const ids: string[] = []
  for (let at = 0; at < 20; at++) ids.push(String((await upload(guest, guest.id)).body.data?.id))
  const { status, body } = await upload(guest, guest.id, 'items.0.file_ids')
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['items.0.file_ids']])
  await save(guest, { id: guest.id, file_ids: ids.slice(0, 1) })
  expect((await read(guest, guest.id)).body.data?.files).toMatchObject([{ id: ids[0], field: 'file_ids' }])
  expect(await fileRow(ids[1])).toBeUndefined()
})

test('a file of a draft is read and removed with its key alone, and by no other draft', async () => {
  const guest = await guestDraft()
  const other = await guestDraft()
  const by = { token: await clientToken() }
  const file = String((await upload(guest, guest.id)).body.data?.id)
  const path = (id: string) => `/api/order-drafts/${id}/files/${file}`
  for (const [reader, id] of [
    [{}, guest.id],
    [by, guest.id],
    [{ key: other.key }, guest.id],
    [other, other.id],
    [guest, other.id],
  ] as const) {
    expect((await call('GET', path(id), as(reader))).status).toBe(404)
  }
  for (const [reader, id] of [
    [{}, guest.id],
    [by, guest.id],
    [{ key: other.key }, guest.id],
  ] as const)
    expect((await call('DELETE', path(id), as(reader))).status).toBe(404)
  expect((await call('DELETE', path(other.id), as(other))).status).toBe(200)
  expect(await fileRow(file)).toBeDefined()
  expect((await call('GET', path(guest.id), as(guest))).status).toBe(200)
  expect((await call('DELETE', path(guest.id), as(guest))).status).toBe(200)
  expect((await call('DELETE', path(guest.id), as(guest))).status).toBe(200)
  expect(await fileRow(file)).toBeUndefined()
  expect((await read(guest, guest.id)).body.data?.files).toEqual([])
})

test('the files of a service follow it to its new position, and wait for one that was removed', async () => {
  const second = String(sample.serviceWithQuestion.id)
  const guest = await guestDraft()
  await save(guest, { id: guest.id, service_ids: [service_id, second] })
  const remaining = String((await upload(guest, guest.id, 'items.1.file_ids')).body.data?.id)
  const waiting = String((await upload(guest, guest.id, 'items.0.answers.0')).body.data?.id)
  const common = String((await upload(guest, guest.id)).body.data?.id)
  await save(guest, { id: guest.id, service_ids: [second], file_ids: [remaining, common] })
  const { files: left } = Object((await read(guest, guest.id)).body.data)
  expect(left).toHaveLength(3)
  expect(left).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: remaining, field: 'items.0.file_ids' }),
      expect.objectContaining({ id: common, field: 'file_ids' }),
      expect.objectContaining({ id: waiting, field: `services.${service_id}.answers.0` }),
    ]),
  )
  await save(guest, { id: guest.id, service_ids: [second, service_id], file_ids: [waiting] })
  expect((await read(guest, guest.id)).body.data?.files).toEqual([expect.objectContaining({ id: waiting, field: 'items.1.answers.0' })])
  expect(await fileRow(remaining)).toBeUndefined()
})

test('the content of an order is checked for a guest as for a client, all errors at once', async () => {
  const before = await db.$count(orders)
  const check = (own: object) => call('POST', '/api/orders/check', { body: { ...sample.order, ...own } })
  expect((await check({})).status).toBe(200)
  const items = [{ service_id: sample.serviceWithQuestion.id, answers: [] }]
  const { status, body } = await check({ items, city_id: '' })
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, expect.arrayContaining(['city_id', 'items.0.answers.0'])])
  expect((await check({ city_id: sample.emptyCity })).status).toBe(409)
  expect(await db.$count(orders)).toBe(before)
  expect((await call('POST', '/api/orders/check', { token: provider, body: sample.order })).status).toBe(403)
})

test('a client has at most twenty drafts', async () => {
  const owner = await client()
  const now = app.shared.clock.now()
  await db.insert(orderDrafts).values(
    Array.from({ length: maxDrafts }, (_, index) => ({
      ...{ user_id: owner.id, address: '127.0.0.1', category_id, service_ids: [service_id], created_at: now, expires_at: now },
      updated_at: `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
    })),
  )
  const by = { token: await sessionToken(app, owner) }
  const [other] = (await call('GET', '/api/categories?_start=0&_end=20')).rows.filter(({ id }) => String(id) !== category_id)
  expect((await save(by, { category_id: String(other?.id) })).status).toBe(200)
  const drafts = Object.values(Object((await call('GET', '/api/order-drafts', by)).body.data)) as { updated_at: string }[]
  expect([drafts.length, drafts.at(-1)?.updated_at]).toEqual([maxDrafts, '2026-01-02T00:00:00.000Z'])
})

test('drafts are in the export of personal data and go with the account', async () => {
  const owner = await client()
  const by = { token: await sessionToken(app, owner) }
  const { id } = Object((await save(by)).body.data)
  const file = String((await upload(by, id)).body.data?.id)
  const entries = unzipSync(await buildExport(app.shared, owner.id))
  const [exported] = JSON.parse(strFromU8(entries['order_drafts.json'] ?? new Uint8Array()))
  expect(exported).toMatchObject({ id, values: { note: 'تسريب تحت المغسلة' } })
  expect(exported.key_hash).toBeUndefined()
  await eraseAudited(app, owner)
  expect(await db.$count(orderDrafts, eq(orderDrafts.user_id, owner.id))).toBe(0)
  expect(await fileRow(file)).toBeUndefined()
})

test('guests behind one address begin thirty drafts in an hour', async () => {
  app.clock.advance(2 * 3600 * 1000)
  for (let at = 0; at < guestDraftsPerHour; at++) expect((await save({})).status).toBe(200)
  expect(await save({})).toMatchObject({ status: 429, body: { key: 'too_many' } })
  expect((await save({ token: await clientToken() })).status).toBe(200)
})

test('a guest’s draft expires after two days, a client’s after a month; cleanup deletes their files', async () => {
  app.clock.advance(2 * 3600 * 1000)
  const guest = await guestDraft()
  const file = (await upload(guest, guest.id)).body.data?.id
  const owner = await client()
  const { id } = Object((await save({ token: await sessionToken(app, owner) })).body.data)
  app.clock.advance(8 * daySeconds * 1000)
  await deleteExpired(app.shared)
  expect((await read(guest, guest.id)).status).toBe(404)
  expect(await fileRow(file)).toBeUndefined()
  expect(await db.$count(orderDrafts, eq(orderDrafts.id, id))).toBe(1)
  app.clock.advance(23 * daySeconds * 1000)
  await deleteExpired(app.shared)
  expect(await db.$count(orderDrafts, eq(orderDrafts.id, id))).toBe(0)
})
