import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providerCategories, providers } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { files } from '../../platform/db/tables/files.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { packages, services } from '../tables/from-registry.ts'

const app = await testApp({}, { demo: true })
const { call, db, shared } = app
const admin = await adminToken(app, 'all')
const [service] = await db.select().from(services).where(eq(services.name_en, 'Plumbing'))
const [foreign] = await db.select().from(services).where(eq(services.name_en, 'Logo'))
const category_id = service?.category_id ?? ''

const values = (more: object = {}) => ({
  service_id: service?.id,
  title: { ar: 'فحص سباكة', en: 'Plumbing check' },
  includes: [{ text: { ar: 'كشف التسربات', en: 'Leak check' } }],
  price: 10_000,
  duration_days: 1,
  ...more,
})

async function newTeam() {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'سباك', name_en: 'Plumber', type: 'company', status: 'approved', vat_number: '300123456700003' })
    .returning()
  const provider_id = provider?.id ?? ''
  await db.insert(providerCategories).values({ provider_id, category_id })
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id })
  const token = await sessionToken(app, user)
  const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, as = token) =>
    call(method, `/api/provider/packages${path}`, { token: as, ...(body && { body }) })
  const create = async () => {
    const sent = await send('POST', '', values())
    if (sent.status !== 201) throw new Error(sent.text)
    const [row] = await db.select().from(packages).where(eq(packages.provider_id, provider_id))
    return row?.id ?? ''
  }
  const member = async (permissions: string[]) =>
    sessionToken(app, await newClient(app, { role: 'provider_user', client_type: null, provider_id, permissions }))
  return { provider_id, user, send, create, member }
}
const decide = (id: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/packages/${id}/actions/${action}`, { token: admin, body })
const statusOf = async (id: string) => (await db.select().from(packages).where(eq(packages.id, id)))[0]?.status
const isPublic = async (id: string) => (await call('GET', `/api/packages/${id}`)).status === 200

test('a package is sent for review, published by the administration and shown to clients', async () => {
  const team = await newTeam()
  const id = await team.create()
  expect([await statusOf(id), await isPublic(id)]).toEqual(['pending_review', false])
  expect((await decide(id, 'publish')).status).toBe(200)
  expect((await call('GET', `/api/packages/${id}`)).body.data).toMatchObject({
    total: 11_500,
    charges_vat: true,
    service: { id: service?.id },
  })
  const shown = Object((await call('GET', `/api/providers/${team.provider_id}`)).body.data)
  expect(shown.packages).toMatchObject([{ id }])
  await runQueues(shared)
  const notified = await db.select().from(notifications).where(eq(notifications.user_id, team.user.id))
  expect(notified.map(({ type }) => type)).toEqual(['package_published'])
})

test('everyone reads the images of a package', async () => {
  const { user, send } = await newTeam()
  const image = { kind: 'image', is_publishable: true, owner_user_id: user.id, name: 'a.webp', mime: 'image/webp', size_bytes: 9 } as const
  const [file] = await db
    .insert(files)
    .values({ ...image, storage_key: 'aa/a.webp', created_at: app.clock.now() })
    .returning()
  expect((await send('POST', '', values({ images: [file?.id] }))).status).toBe(201)
  const [stored] = await db
    .select()
    .from(files)
    .where(eq(files.id, file?.id ?? ''))
  expect(stored?.is_public).toBe(true)
})

test('a package is shown only while its provider receives orders of its category', async () => {
  const team = await newTeam()
  const id = await team.create()
  await decide(id, 'publish')
  const change = async (values: Partial<typeof providers.$inferInsert>) => {
    await db.update(providers).set(values).where(eq(providers.id, team.provider_id))
    return isPublic(id)
  }
  expect(await change({ paused_until: '2099-01-01' })).toBe(false)
  expect(await change({ paused_until: null, invalid_commercial_number: '1010101010', commercial_number: '1010101010' })).toBe(false)
  expect(await change({ invalid_commercial_number: null })).toBe(true)
  await db.delete(providerCategories).where(eq(providerCategories.provider_id, team.provider_id))
  expect(await isPublic(id)).toBe(false)
})

test('price and days change at once, texts after a review', async () => {
  const { create, send } = await newTeam()
  const id = await create()
  await decide(id, 'publish')
  const priced = await send('PATCH', `/${id}`, { price: 12_000 })
  expect([priced.body.msg, await isPublic(id)]).toEqual(['Saved', true])
  const renamed = await send('PATCH', `/${id}`, { title: { ar: 'فحص شامل', en: 'Full check' } })
  expect([renamed.body.msg, await statusOf(id)]).toEqual(['Data sent successfully and will be reviewed', 'pending_review'])
  expect(await isPublic(id)).toBe(false)
})

test('a returned package says why, and its correction is reviewed again', async () => {
  const { create, send } = await newTeam()
  const id = await create()
  expect((await decide(id, 'return_to_provider')).status).toBe(422)
  await decide(id, 'return_to_provider', { reason: 'العنوان غير واضح' })
  const listed = Object((await send('GET', '')).body.data)
  expect(listed.packages).toMatchObject([{ status: 'returned', return_reason: 'العنوان غير واضح' }])
  await send('PATCH', `/${id}`, { title: { ar: 'فحص سباكة شقة', en: 'Plumbing check of a flat' } })
  expect(Object((await send('GET', '')).body.data).packages).toMatchObject([{ status: 'pending_review', return_reason: null }])
})

test('a provider pauses its package and resumes it, before its review, too', async () => {
  const { create, send } = await newTeam()
  const id = await create()
  expect((await send('POST', `/${id}/transitions/resume`)).status).toBe(409)
  await send('POST', `/${id}/transitions/pause`)
  expect((await decide(id, 'publish')).status).toBe(409)
  await send('POST', `/${id}/transitions/resume`)
  expect(await statusOf(id)).toBe('pending_review')
  // The last decision counts.
  app.clock.advance(1)
  await decide(id, 'publish')
  await send('POST', `/${id}/transitions/pause`)
  expect(await isPublic(id)).toBe(false)
  await send('POST', `/${id}/transitions/resume`)
  expect(await isPublic(id)).toBe(true)
})

test('wrong values have their fields, and nobody else reaches a package', async () => {
  const { create, send, member } = await newTeam()
  const wrong = await send('POST', '', values({ service_id: foreign?.id, price: 5, includes: [] }))
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['includes', 'price'])
  expect(Object.keys((await send('POST', '', values({ service_id: foreign?.id }))).body.errors ?? {})).toEqual(['service_id'])
  const id = await create()
  const stranger = await newTeam()
  expect((await stranger.send('PATCH', `/${id}`, { price: 20_000 })).status).toBe(404)
  expect((await send('GET', '', undefined, await member(['manage_orders']))).status).toBe(200)
  expect((await send('GET', '', undefined, await member(['show_orders']))).status).toBe(403)
})
