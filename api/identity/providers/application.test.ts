import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import { adminNotifications } from '../../messaging/tables/notifications.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { providers } from '../tables/people.ts'

const app = await testApp()
const { call, db } = app
const url = '/api/provider/application'
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let ids: { city: string; category: string; service: string; otherService: string }
beforeAll(async () => {
  const text = { description_ar: 'وصف', description_en: 'Text' }
  const city = { name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 } as const
  const [riyadh] = await db.insert(cities).values(city).returning()
  const [first, second] = await db
    .insert(categories)
    .values([
      { ...text, name_ar: 'صيانة', name_en: 'Maintenance', icon: 'maintenance' },
      { ...text, name_ar: 'تصميم', name_en: 'Design', icon: 'design' },
    ])
    .returning()
  const service = (category_id = '') => ({ ...text, category_id, name_ar: 'سباكة', name_en: 'Plumbing', questions: [] })
  const [own, other] = await db
    .insert(services)
    .values([service(first?.id), service(second?.id)])
    .returning()
  ids = { city: riyadh?.id ?? '', category: first?.id ?? '', service: own?.id ?? '', otherService: other?.id ?? '' }
})

async function newOwner(change: Partial<typeof providers.$inferInsert> = {}) {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status: 'draft', ...change })
    .returning()
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id: provider?.id ?? null })
  return { provider_id: provider?.id ?? '', token: await sessionToken(app, user) }
}
const upload = async (token: string, purpose: string, bytes: Buffer, filename: string) => {
  const { body } = await call('POST', '/api/uploads', {
    token,
    ...formDataBody({ purpose }, { name: 'file', filename, bytes }),
  })
  return String(body.data?.id)
}
const save = (token: string, step: string, body: object) => call('PATCH', `${url}/${step}`, { token, body })
const bank = {
  iban: 'SA03 8000 0000 6080 1016 7519',
  bank_name: 'مصرف الراجحي',
  account_name: 'مؤسسة الإتقان',
  account_number: '٦٠٨٠١٠١٦٧٥١٩',
}
const day = (day: string, from: string | null, to: string | null) => ({ day, is_open: from !== null, from, to })
const ownServices = () => ({ category_ids: [ids.category], services: [{ id: ids.service, price: 15_000 }], city_ids: [ids.city] })

async function completed(change: Partial<typeof providers.$inferInsert> = {}) {
  const owner = await newOwner({ city_id: ids.city, ...change })
  const { token } = owner
  const documents = {
    commercial_number: '7001234567',
    vat_number: null,
    certificate_file_id: await upload(token, 'document', pdf, 'cr.pdf'),
    photo_file_id: await upload(token, 'document', png, 'me.png'),
    logo_file_id: await upload(token, 'avatar', png, 'logo.png'),
  }
  const steps = { services: ownServices(), times: { work_times: [day('sunday', '09:00', '17:00')] }, bank, documents }
  for (const [step, body] of Object.entries(steps)) expect(await save(token, step, body)).toMatchObject({ status: 200 })
  return { ...owner, documents }
}

test('a complete application is sent, then it is locked, and the administration is notified', async () => {
  const { token, provider_id } = await completed()
  const { body } = await call('GET', url, { token })
  expect(body.data).toMatchObject({
    status: 'draft',
    missing: [],
    services: [{ id: ids.service, name: { ar: expect.any(String), en: expect.any(String) }, price: 15_000 }],
    iban: 'SA0380000000608010167519',
    account_number: '608010167519',
    certificate: { mime: 'application/pdf' },
    review_days: 3,
  })
  expect((await call('POST', `${url}/submit`, { token })).body.data).toMatchObject({
    status: 'pending_review',
    submitted_at: expect.any(String),
  })
  expect((await db.select().from(adminNotifications)).map(({ type }) => type)).toContain('provider_waiting')
  for (const response of [await save(token, 'bank', bank), await call('POST', `${url}/submit`, { token })])
    expect(response.status).toBe(409)
  const [provider] = await db.select().from(providers).where(eq(providers.id, provider_id))
  expect(provider).toMatchObject({ status: 'pending_review', starting_price: 15_000 })
})

test('what is missing is an error of each field when the application is sent', async () => {
  const { token } = await newOwner({ type: 'freelancer' })
  const { status, body } = await call('POST', `${url}/submit`, { token })
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    ...['account_name', 'account_number', 'bank_name', 'category_ids', 'certificate_file_id', 'city_id', 'city_ids', 'iban'],
    ...['photo_file_id', 'services', 'work_times'],
  ])
})

test('all errors of a step are reported at once', async () => {
  const { token } = await newOwner()
  const { body } = await save(token, 'bank', { iban: 'SA03', bank_name: '', account_name: '', account_number: '' })
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['account_name', 'account_number', 'bank_name', 'iban'])
})

test.each([
  [[day('sunday', '17:00', '09:00')], 'work_times.0.to'],
  [[day('sunday', '09:00', '17:00'), day('sunday', '16:00', '20:00')], 'work_times.1.from'],
  [[day('sunday', '', '17:00')].map((time) => ({ ...time, is_open: true })), 'work_times.0.from'],
  [[day('sunday', '9', '17:00')], 'work_times.0.from'],
  [[day('sunday', null, null)], 'work_times'],
])('working hours %j have an error on %s', async (work_times, field) => {
  const { token } = await newOwner()
  expect((await save(token, 'times', { work_times })).body.errors).toMatchObject({ [field]: [expect.any(String)] })
})

test('several spans of one day are accepted, and a closed day has no hours', async () => {
  const { token } = await newOwner()
  const work_times = [
    day('sunday', '16:00', '٢٠:٠٠'),
    day('sunday', '09:00', '12:00'),
    { ...day('friday', '09:00', '12:00'), is_open: false },
  ]
  expect((await save(token, 'times', { work_times })).body.data?.work_times).toMatchObject([
    { from: '16:00', to: '20:00' },
    { from: '09:00' },
    { day: 'friday', from: null, to: null },
  ])
})

test('services of other categories, unknown cities and repeated services are errors of their fields', async () => {
  const { token } = await newOwner()
  const wrong = { ...ownServices(), services: [{ id: ids.otherService, price: null }], city_ids: [ids.category] }
  expect((await save(token, 'services', wrong)).body.errors).toMatchObject({
    services: [expect.any(String)],
    city_ids: [expect.any(String)],
  })
  const repeated = { ...ownServices(), services: [1, 2].map((n) => ({ id: ids.service, price: n * 1000 })) }
  expect((await save(token, 'services', repeated)).body.errors).toMatchObject({ services: [expect.any(String)] })
})

test('documents are uploads of the applicant, and private', async () => {
  const other = await completed()
  const { token, documents } = await completed()
  const stolen = { ...documents, certificate_file_id: other.documents.certificate_file_id }
  expect((await save(token, 'documents', stolen)).body.errors).toMatchObject({ certificate_file_id: [expect.any(String)] })
  const isPublic = { ...documents, photo_file_id: documents.logo_file_id, logo_file_id: documents.photo_file_id }
  expect(Object.keys((await save(token, 'documents', isPublic)).body.errors ?? {})).toEqual(['photo_file_id', 'logo_file_id'])

  const statusFor = async (reader: string | null, prefix = '/api/files') =>
    (await call('GET', `${prefix}/${documents.certificate_file_id}`, { ...(reader && { token: reader }) })).status
  expect(await statusFor(token)).toBe(200)
  expect(await statusFor(other.token)).toBe(404)
  expect(await statusFor(null)).toBe(404)
  expect(await statusFor(await adminToken(app, 'all'), '/api/admin/files')).toBe(200)
})

test('status, rating and other fields cannot be sent along with a step', async () => {
  const { token, provider_id } = await newOwner()
  for (const change of [{ status: 'approved' }, { is_featured: true }, { rating_sum: 50 }, { provider_id: crypto.randomUUID() }])
    expect((await save(token, 'bank', { ...bank, ...change })).body.errors).toMatchObject({
      [Object.keys(change)[0] ?? '']: [expect.any(String)],
    })
  const [provider] = await db.select().from(providers).where(eq(providers.id, provider_id))
  expect(provider).toMatchObject({ status: 'draft', iban: null })
})

test('a rejected provider sees the reasons, corrects the rejected steps only and sends the application again', async () => {
  const { token, provider_id } = await completed()
  await call('POST', `${url}/submit`, { token })
  const admin = await adminToken(app, 'all')
  const rejections = [{ field: 'iban', reason: 'mismatch', note: null }]
  await call('POST', `/api/admin/providers/${provider_id}/actions/reject`, { token: admin, body: { rejections } })
  expect((await call('GET', url, { token })).body.data).toMatchObject({ status: 'rejected', rejections })
  expect((await save(token, 'times', { work_times: [day('sunday', '09:00', '10:00')] })).status).toBe(409)
  expect((await save(token, 'bank', { ...bank, iban: 'SA4420000001234567891234' })).status).toBe(200)
  expect((await call('POST', `${url}/submit`, { token })).body.data).toMatchObject({ status: 'pending_review', rejections: [] })
  expect((await call('POST', `/api/admin/providers/${provider_id}/actions/approve`, { token: admin })).body.status).toBe('approved')
  expect((await call('GET', '/api/user/profile', { token })).body.data?.provider?.status).toBe('approved')
})

test('a freelancer needs no commercial registration, and choosing freelancer removes it', async () => {
  const { token, provider_id, documents } = await completed()
  await save(token, 'details', { name: { ar: 'ليلى', en: 'Layla' }, type: 'freelancer', city_id: ids.city })
  expect((await call('GET', url, { token })).body.data).toMatchObject({ commercial_number: null, missing: [] })
  expect((await save(token, 'documents', documents)).body.errors).toMatchObject({ commercial_number: [expect.any(String)] })
  const { commercial_number, ...own } = documents
  expect((await save(token, 'documents', own)).status).toBe(200)
  const [provider] = await db.select().from(providers).where(eq(providers.id, provider_id))
  expect(provider?.commercial_number).toBeNull()
})

const saveBusiness = (token: string, part: string, body: object) => call('PATCH', `/api/provider/business/${part}`, { token, body })

test('an approved provider changes names, introduction, address, city, logo, services and working hours at once, but not its type', async () => {
  const { token, provider_id } = await newOwner({ status: 'approved' })
  const logo_file_id = await upload(token, 'avatar', png, 'logo.png')
  const bio = { ar: 'نعمل في الرياض', en: null }
  const address = { ar: '١٢٣٤ شارع العليا، الرياض 12211', en: '1234 Olaya Street, Riyadh 12211' }
  const deposit_documents = 'prepayment'
  const details = { name: { ar: 'إتقان الرياض', en: 'Itqan Riyadh' }, bio, address, deposit_documents, city_id: ids.city, logo_file_id }
  const stolen = await upload((await newOwner()).token, 'avatar', png, 'logo.png')
  for (const wrong of [stolen, await upload(token, 'document', png, 'me.png')])
    expect((await saveBusiness(token, 'details', { ...details, logo_file_id: wrong })).body.errors).toHaveProperty('logo_file_id')
  expect((await saveBusiness(token, 'details', { ...details, type: 'freelancer' })).body.errors).toHaveProperty('type')
  expect((await saveBusiness(token, 'details', { ...details, deposit_documents: 'both' })).body.errors).toHaveProperty('deposit_documents')
  expect((await saveBusiness(token, 'details', { ...details, address: { ar: address.ar, en: '' } })).body.errors).toHaveProperty([
    'address.en',
  ])
  expect(await saveBusiness(token, 'details', details)).toMatchObject({
    status: 200,
    body: { data: { type: 'company', address, deposit_documents } },
  })
  expect((await saveBusiness(token, 'services', ownServices())).status).toBe(200)
  expect((await saveBusiness(token, 'times', { work_times: [day('sunday', null, null)], holidays: [] })).body.errors).toHaveProperty(
    'work_times',
  )
  const work_times = [day('monday', '10:00', '18:00')]
  expect((await saveBusiness(token, 'times', { work_times, holidays: [] })).status).toBe(200)
  const [provider] = await db.select().from(providers).where(eq(providers.id, provider_id))
  expect(provider).toMatchObject({
    name_en: 'Itqan Riyadh',
    bio_ar: bio.ar,
    bio_en: null,
    address_ar: address.ar,
    address_en: address.en,
    deposit_documents,
    logo_file_id,
    status: 'approved',
    starting_price: 15_000,
    work_times,
  })
  const history = await db.select().from(auditEntries).where(eq(auditEntries.row_id, provider_id))
  expect(history.map(({ action, actor_kind }) => [action, actor_kind])).toEqual(Array(3).fill(['edit', 'user']))
})

test('only the owner of an approved provider changes its business', async () => {
  const work_times = [day('monday', '10:00', '18:00')]
  for (const status of ['draft', 'pending_review', 'rejected'] as const) {
    const { token } = await newOwner({ status })
    expect((await saveBusiness(token, 'times', { work_times, holidays: [] })).status).toBe(409)
  }
  const { provider_id } = await newOwner({ status: 'approved' })
  const permissions = ['show_orders', 'manage_orders', 'edit_orders', 'delete_orders', 'add_users']
  const member = await newClient(app, { role: 'provider_user', client_type: null, provider_id, permissions })
  expect((await saveBusiness(await sessionToken(app, member), 'times', { work_times })).status).toBe(403)
})
