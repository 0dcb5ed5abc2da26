import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../app/cleanup.ts'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { files } from '../../platform/db/tables/files.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { document_changes } from '../tables/from-registry.ts'
import { providers } from '../tables/people.ts'

const app = await testApp()
const { call, db, clock, shared } = app
const admin = await adminToken(app, 'all')
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const url = '/api/provider/business/documents'

async function newOwner(change: Partial<typeof providers.$inferInsert> = {}) {
  const stored = { commercial_number: '1010234567', vat_number: '300123456700003' }
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status: 'approved', ...stored, ...change })
    .returning()
  const provider_id = provider?.id ?? ''
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id })
  const token = await sessionToken(app, user)
  const upload = async (purpose: string, bytes = pdf, filename = 'cr.pdf') => {
    const { body } = await call('POST', '/api/uploads', { token, ...formDataBody({ purpose }, { name: 'file', filename, bytes }) })
    return String(body.data?.id)
  }
  const certificate_file_id = await upload('document')
  await db.update(providers).set({ certificate_file_id }).where(eq(providers.id, provider_id))
  const current = { ...stored, certificate_file_id }
  const submit = (body: object) => call('POST', url, { token, body: { ...current, ...body } })
  const row = async () => (await db.select().from(providers).where(eq(providers.id, provider_id)))[0]
  const changes = () => db.select().from(document_changes).where(eq(document_changes.provider_id, provider_id))
  const application = async () => (await call('GET', '/api/provider/application', { token })).body.data
  return { ...user, provider_id, token, upload, current, submit, row, changes, application }
}
const review = (id: string, action: string, body?: object, token = admin) =>
  call('POST', `/api/admin/document-changes/${id}/actions/${action}`, { token, body })
/** As everyone who may see the order may read its files, they are no documents. */
async function attachToOrder(file_id: string): Promise<void> {
  const { id: client_id } = await newClient(app)
  const [city] = await db.insert(cities).values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh' }).returning()
  const text = { name_ar: 'صيانة', name_en: 'Maintenance', description_ar: 'وصف', description_en: 'Text' }
  const [category] = await db
    .insert(categories)
    .values({ ...text, icon: 'maintenance' })
    .returning()
  const of = { client_id, city_id: city?.id ?? '', category_id: category?.id ?? '' }
  const [order] = await db
    .insert(orders)
    .values({ number: 'T-1', kind: 'service', status: 'submitted', submitted_at: clock.now(), ...of })
    .returning()
  await db
    .update(files)
    .set({ order_id: order?.id ?? null })
    .where(eq(files.id, file_id))
}
const rejections = [{ field: 'certificate_file_id', reason: 'unreadable', note: 'صفحة واحدة فقط' }]

test('new numbers and a new certificate wait for the administration; the current ones stay until it approves', async () => {
  const owner = await newOwner()
  const certificate_file_id = await owner.upload('document')
  const sent = await owner.submit({ commercial_number: '7001234567', certificate_file_id })
  expect([sent.status, sent.body.data]).toMatchObject([
    200,
    {
      commercial_number: '1010234567',
      certificate: { id: owner.current.certificate_file_id },
      document_change: { status: 'pending', commercial_number: '7001234567', certificate: { id: certificate_file_id } },
    },
  ])
  expect(await owner.row()).toMatchObject(owner.current)
  const [change] = await owner.changes()
  // What does not change is not part of the change.
  expect(change).toMatchObject({
    status: 'pending',
    before_commercial_number: '1010234567',
    after_commercial_number: '7001234567',
    before_vat_number: null,
    after_vat_number: null,
    after_certificate_file_id: certificate_file_id,
  })
  expect(
    await db
      .select()
      .from(adminNotifications)
      .where(eq(adminNotifications.row_id, change?.id ?? '')),
  ).toMatchObject([{ resource: 'document-changes', type: 'review_request_new' }])
  expect((await review(change?.id ?? '', 'approve')).body.errors).toHaveProperty(['certificate_expires_on'])
  expect((await review(change?.id ?? '', 'approve', { certificate_expires_on: '2030-05-01' })).status).toBe(200)
  expect(await owner.row()).toMatchObject({
    ...{ commercial_number: '7001234567', vat_number: '300123456700003' },
    ...{ certificate_file_id, certificate_expires_on: '2030-05-01' },
  })
  expect(await owner.application()).toMatchObject({ document_change: null })
  expect((await db.select().from(notifications).where(eq(notifications.user_id, owner.id))).map(({ type }) => type)).toEqual([
    'documents_approved',
  ])
  expect(await db.$count(auditEntries, eq(auditEntries.row_id, owner.provider_id))).toBe(1)
})

test('a rejection names the reasons, leaves the current values and is shown until the next change', async () => {
  const owner = await newOwner()
  await owner.submit({ vat_number: '' })
  const [change] = await owner.changes()
  expect((await review(change?.id ?? '', 'reject', {})).status).toBe(422)
  expect((await review(change?.id ?? '', 'reject', { rejections })).status).toBe(200)
  expect((await review(change?.id ?? '', 'approve')).status).toBe(409)
  expect(await owner.row()).toMatchObject(owner.current)
  expect(await owner.application()).toMatchObject({ document_change: { status: 'rejected', rejections } })
  const [notification] = await db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(notification?.type).toBe('documents_rejected')
  expect(notification?.body_ar).toContain('صفحة واحدة فقط')
  expect((await owner.submit({ vat_number: '310123456700003' })).body.data).toMatchObject({ document_change: { status: 'pending' } })
})

test('only one change waits at a time, also when two arrive together; a withdrawn one makes room', async () => {
  const owner = await newOwner()
  const sent = await Promise.all(['7001234567', '7001234568'].map((commercial_number) => owner.submit({ commercial_number })))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await owner.submit({ commercial_number: '7001234569' })).status).toBe(409)
  expect((await owner.changes()).length).toBe(1)
  const withdraw = () => call('DELETE', url, { token: owner.token })
  expect((await withdraw()).body.data).toMatchObject({ document_change: null })
  expect((await withdraw()).status).toBe(409)
  const [withdrawn] = await owner.changes()
  expect((await review(withdrawn?.id ?? '', 'approve')).status).toBe(409)
  expect((await owner.submit({ commercial_number: '7001234569' })).status).toBe(200)
  expect(await owner.row()).toMatchObject(owner.current)
})

test('a change is not approved over values that the administration has edited since', async () => {
  const owner = await newOwner()
  await owner.submit({ commercial_number: '7001234567' })
  await db.update(providers).set({ commercial_number: '4030111222' }).where(eq(providers.id, owner.provider_id))
  const [change] = await owner.changes()
  expect((await review(change?.id ?? '', 'approve')).status).toBe(409)
  expect(await owner.changes()).toMatchObject([{ status: 'pending' }])
})

test('wrong numbers and files are errors of their fields, all at once; nothing changed is rejected', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  const wrong = { commercial_number: '12', vat_number: '5', certificate_file_id: '' }
  expect(Object.keys((await owner.submit(wrong)).body.errors ?? {}).sort()).toEqual([
    'certificate_file_id',
    'commercial_number',
    'vat_number',
  ])
  const [attached, shown] = [await owner.upload('order'), await owner.upload('avatar', png, 'me.png')]
  await attachToOrder(attached)
  for (const certificate_file_id of [
    attached,
    stranger.current.certificate_file_id,
    await stranger.upload('document'),
    shown,
    crypto.randomUUID(),
  ])
    expect(Object.keys((await owner.submit({ certificate_file_id })).body.errors ?? {})).toEqual(['certificate_file_id'])
  expect((await owner.submit({})).status).toBe(409)
  expect((await owner.submit({ status: 'approved' })).status).toBe(422)
  expect((await owner.submit({ provider_id: stranger.provider_id })).status).toBe(422)
  expect([...(await owner.changes()), ...(await stranger.changes())]).toEqual([])
})

test('a freelancer has no registration number', async () => {
  const owner = await newOwner({ type: 'freelancer', commercial_number: null, vat_number: null })
  expect((await owner.submit({ commercial_number: '7001234567' })).status).toBe(422)
  const { certificate_file_id } = owner.current
  const body = { vat_number: '310123456700003', certificate_file_id }
  expect((await call('POST', url, { token: owner.token, body })).body.data).toMatchObject({
    document_change: { vat_number: '310123456700003' },
  })
})

test('documents and photo are private, and only the owner of an approved provider changes them', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  const [certificate_file_id, photo_file_id] = [await owner.upload('document'), await owner.upload('document', png, 'me.png')]
  await owner.submit({ certificate_file_id })
  const photo = (body: object, token = owner.token) => call('PATCH', '/api/provider/business/photo', { token, body })
  expect((await photo({ photo_file_id })).body.data).toMatchObject({ photo: { id: photo_file_id }, document_change: { status: 'pending' } })
  expect(await owner.row()).toMatchObject({ photo_file_id })
  for (const id of [certificate_file_id, photo_file_id]) {
    expect((await call('GET', `/api/files/${id}`, { token: stranger.token })).status).toBe(404)
    expect((await call('GET', `/api/files/${id}`)).status).toBe(404)
    expect((await call('GET', `/api/admin/files/${id}`, { token: admin })).status).toBe(200)
    expect((await call('GET', `/api/files/${id}`, { token: owner.token })).status).toBe(200)
  }
  // Cleanup deletes unused uploads only.
  clock.advance(8 * dayMs)
  await deleteExpired(shared)
  expect(await db.$count(files, eq(files.id, certificate_file_id))).toBe(1)
  const limited = await adminToken(app, ['faqs.show'])
  const [change] = await owner.changes()
  for (const action of ['approve', 'reject']) expect((await review(change?.id ?? '', action, { rejections }, limited)).status).toBe(403)
  expect((await call('GET', `/api/admin/files/${certificate_file_id}`, { token: limited })).status).toBe(404)
  const renewed = await sessionToken(app, stranger)
  expect(Object.keys((await photo({ photo_file_id }, renewed)).body.errors ?? {})).toEqual(['photo_file_id'])
  expect((await call('DELETE', url, { token: renewed })).status).toBe(409)
  expect(await owner.changes()).toMatchObject([{ status: 'pending' }])
  const member = await newClient(app, {
    role: 'provider_user',
    client_type: null,
    provider_id: owner.provider_id,
    permissions: ['add_users'],
  })
  const memberToken = await sessionToken(app, member)
  for (const response of [
    await call('POST', url, { token: memberToken, body: owner.current }),
    await call('DELETE', url, { token: memberToken }),
    await photo({ photo_file_id }, memberToken),
  ])
    expect(response.status).toBe(403)
  const waiting = await newOwner({ status: 'pending_review' })
  expect((await waiting.submit({ commercial_number: '7001234567' })).status).toBe(409)
})
