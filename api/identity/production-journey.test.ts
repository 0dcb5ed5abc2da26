import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../platform/db/tables/jobs.ts'
import { formDataBody } from '../testing/form-data-body.ts'
import { lastCode } from '../testing/phone-codes.ts'
import { testApp } from '../testing/test-app.ts'
import { addSuperAdmin } from './admins/add-super-admin.ts'
import { users } from './tables/people.ts'

const app = await testApp({
  WASL_MODE: 'production',
  PUBLIC_URL: 'https://wasl.example',
  // Nothing is sent without a worker.
  SMS_URL: 'http://127.0.0.1:9',
  SMS_TOKEN: 'token',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
})
const { call, db } = app
const password = 'riyadh-2026'
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const application = '/api/provider/application'

/** The `data` of a response that must have this status. */
async function send(method: 'POST' | 'PATCH', url: string, token: string | null, body: unknown = {}, status = 200) {
  const response = await call(method, url, { body, ...(token && { token }) })
  expect([url, response.status, response.body.errors]).toEqual([url, status, undefined])
  return response.body.data ?? response.body
}

const account = (phone: string, city_id: string) => ({
  ...{ phone, country_code: '966', email: 'office@example.com', city_id, password, password_confirmation: password, terms: true },
})

async function verify(phone: string, challenge_id: unknown): Promise<string> {
  const { token } = await send('POST', '/api/auth/verify', null, { challenge_id, code: await lastCode(app, phone) })
  return String(token)
}

async function upload(token: string, purpose: string, bytes: Buffer, filename: string): Promise<string> {
  const form = formDataBody({ purpose }, { name: 'file', filename, bytes })
  const { status, body } = await call('POST', '/api/uploads', { token, ...form })
  expect(status).toBe(201)
  return String(body.data?.id)
}

type Catalog = { city: string; category: string; service: string }
const admins = { phone: '0500000101', name: 'مدير المنصة', password }

async function createCatalog(admin: string): Promise<Catalog> {
  const create = async (resource: string, row: object) => String((await send('POST', `/api/admin/${resource}`, admin, row, 201)).id)
  const localized = (ar: string, en: string) => ({ ar, en })
  const city = await create('cities', { name: localized('الرياض', 'Riyadh'), region: 'riyadh', is_served: true })
  const description = localized('وصف مختصر', 'A short text')
  const category = await create('categories', { name: localized('صيانة', 'Maintenance'), description, icon: 'maintenance' })
  const service = await create('services', { category_id: category, name: localized('سباكة', 'Plumbing'), description, questions: [] })
  return { city, category, service }
}

async function apply(phone: string, type: 'company' | 'freelancer', { city, category, service }: Catalog): Promise<string> {
  const form = { ...account(phone, city), name: { ar: 'إتقان للصيانة', en: `Itqan ${type}` }, type }
  const { challenge_id } = await send('POST', '/api/auth/register/provider', null, form, 201)
  const token = await verify(phone, challenge_id)
  const step = (name: string, body: object) => send('PATCH', `${application}/${name}`, token, body)
  await step('services', { category_ids: [category], services: [{ id: service, price: 20_000 }], city_ids: [city] })
  await step('times', { work_times: [{ day: 'sunday', is_open: true, from: '09:00', to: '17:00' }] })
  await step('bank', { iban: 'SA0380000000608010167519', bank_name: 'مصرف الراجحي', account_name: 'إتقان', account_number: '608010167519' })
  await step('documents', {
    ...(type === 'company' && { commercial_number: '7001234567' }),
    vat_number: null,
    certificate_file_id: await upload(token, 'document', pdf, 'certificate.pdf'),
    photo_file_id: await upload(token, 'document', png, 'me.png'),
    logo_file_id: null,
  })
  expect(await send('POST', `${application}/submit`, token)).toMatchObject({ status: 'pending_review' })
  return token
}

async function registerCompany(phone: string, { city }: Catalog): Promise<string> {
  const fields = { ...account(phone, city), terms: 'true', name: 'شركة البناء', commercial_number: '1010010030', vat_number: '' }
  const file = { name: 'certificate', filename: 'cr.pdf', bytes: pdf }
  const { status, body } = await call('POST', '/api/auth/register/company', formDataBody(fields, file))
  expect(status).toBe(201)
  return verify(phone, body.data?.challenge_id)
}

/** A user with this permission that the provider invites; the invited person sets the password. */
async function inviteStaff(owner: string, phone: string, permission: string): Promise<string> {
  const form = { name: 'ريم القحطاني', phone, country_code: '966', permissions: [permission] }
  await send('POST', '/api/provider/users', owner, form, 201)
  const [sms] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.recipient, `+966${phone.slice(1)}`))
  const [, challenge_id] = /https:\/\/wasl\.example\/(?:en\/)?auth\/invitation\/([\w-]+)/.exec(sms?.body ?? '') ?? []
  const own = { password, password_confirmation: password, terms: true }
  const { token } = await send('POST', '/api/auth/invitation', null, { challenge_id, code: await lastCode(app, phone), ...own })
  return String(token)
}

test('an empty production deployment fills itself: providers apply, clients register, a staff user answers the orders', async () => {
  await addSuperAdmin(app.createContext(), admins)
  const { token: adminSession } = await send('POST', '/api/admin/auth/login', null, { phone: admins.phone, password })
  const admin = String(adminSession)
  const catalog = await createCatalog(admin)

  const company = await apply('0512000001', 'company', catalog)
  const freelancer = await apply('0512000002', 'freelancer', catalog)
  const queue = (await call('GET', '/api/admin/providers?status=pending_review', { token: admin })).rows
  const idOf = (type: string) => String(queue.find((row) => String(row.type) === type)?.id)
  const review = (type: string, action: string, body: object = {}) =>
    send('POST', `/api/admin/providers/${idOf(type)}/actions/${action}`, admin, body)

  await review('company', 'approve')
  await review('freelancer', 'reject', { rejections: [{ field: 'iban', reason: 'mismatch', note: null }] })
  const bank = { bank_name: 'بنك الرياض', account_name: 'ليلى', account_number: '1234567891234' }
  await send('PATCH', `${application}/bank`, freelancer, { ...bank, iban: 'SA4420000001234567891234' })
  await send('POST', `${application}/submit`, freelancer)
  await review('freelancer', 'approve')
  const sms = await db.select().from(jobs).where(eq(jobs.recipient, '+966512000002'))
  expect(sms.filter(({ body }) => /approved|corrections/.test(body ?? ''))).toHaveLength(2)

  const staff = await inviteStaff(company, '0512000005', 'manage_orders')
  const companyClient = await registerCompany('0512000003', catalog)
  const individual = { ...account('0512000004', catalog.city), name: 'سارة العتيبي' }
  const { challenge_id } = await send('POST', '/api/auth/register', null, individual, 201)
  const individualClient = await verify('0512000004', challenge_id)
  const [person] = await db.select().from(users).where(eq(users.phone, '+966512000004'))
  expect(person?.status).toBe('active')

  for (const client of [companyClient, individualClient]) {
    const items = [{ service_id: catalog.service, answers: [] }]
    const order = { kind: 'service', category_id: catalog.category, city_id: catalog.city, note: 'تسريب في المطبخ', items }
    const { id } = await send('POST', '/api/orders', client, order, 201)
    for (const provider of [staff, freelancer])
      await send('POST', `/api/orders/${id}/transitions/make_offer`, provider, { price: 25_000, duration_days: 2 })
    const { body } = await call('GET', `/api/orders/${id}`, { token: client })
    expect(Object.values(body.data?.offers ?? {})).toHaveLength(2)
  }
})
