import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { files } from '../../platform/db/tables/files.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { verificationCodes } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'

const app = await testApp()
const { call, db, clock } = app
const [city] = await db
  .insert(cities)
  .values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 })
  .returning()

let phones = 0
const newPhone = () => `05130${String(10_000 + ++phones)}`
const stored = (phone: string) => phone.replace(/^0/, '+966')
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const password = 'riyadh-2026'
const account = (phone: string) => ({
  ...{ phone, country_code: '966', email: 'office@example.com', city_id: String(city?.id), password, password_confirmation: password },
})
const individual = (phone: string) => ({ ...account(phone), name: 'سارة العتيبي', terms: true })
const company = (phone: string, change: Record<string, string> = {}) => ({
  ...{ ...account(phone), name: 'شركة البناء', terms: 'true', commercial_number: '٧٠٠١٢٣٤٥٦٧', vat_number: '310122393500003' },
  ...change,
})
const provider = (phone: string, change: object = {}) => ({
  ...{ ...account(phone), name: { ar: 'مؤسسة الإتقان', en: 'Itqan' }, type: 'company', terms: true },
  ...change,
})
const certificate = { name: 'certificate', filename: 'cr.pdf', bytes: pdf }
const sendCompany = (fields: Record<string, string>, file: Parameters<typeof formDataBody>[1] = certificate) =>
  call('POST', '/api/auth/register/company', formDataBody(fields, file))
const sendProvider = (body: object) => call('POST', '/api/auth/register/provider', { body })
const lastCode = async (phone: string) => {
  const [sms] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.recipient, stored(phone)))
    .orderBy(desc(jobs.created_at))
    .limit(1)
  return /\d{4}/.exec(sms?.body ?? '')?.[0] ?? 'none'
}
const verify = (challenge_id: unknown, code: string) => call('POST', '/api/auth/verify', { body: { challenge_id, code } })
const userOf = async (phone: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, stored(phone)))
  return user
}

test('a company client registers with numbers and a private certificate', async () => {
  const phone = newPhone()
  const sent = await sendCompany(company(phone))
  expect(sent.status).toBe(201)
  const verified = await verify(sent.body.data?.challenge_id, await lastCode(phone))
  expect(verified.body.data?.user).toMatchObject({ client_type: 'company', commercial_number: '7001234567' })
  const user = await userOf(phone)
  expect(user).toMatchObject({ role: 'client', status: 'active', vat_number: '310122393500003', provider_id: null })

  const read = (token?: string) => call('GET', `/api/files/${user?.certificate_file_id}`, { ...(token && { token }) })
  expect((await read(String(verified.body.data?.token))).status).toBe(200)
  expect((await read()).status).toBe(404)
  expect((await read(await sessionToken(app, await newClient(app)))).status).toBe(404)
  const asAdmin = (token: string) => call('GET', `/api/admin/files/${user?.certificate_file_id}`, { token })
  expect((await asAdmin(await adminToken(app, 'all'))).status).toBe(200)
  expect((await asAdmin(await adminToken(app, []))).status).not.toBe(200)
})

test('all errors of a company are reported at once, the missing certificate too', async () => {
  const { status, body } = await call(
    'POST',
    '/api/auth/register/company',
    formDataBody(company('123', { commercial_number: '', vat_number: '123', password: 'short' })),
  )
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    'certificate',
    'commercial_number',
    'password',
    'password_confirmation',
    'phone',
    'vat_number',
  ])
  expect(body.errors?.commercial_number?.[0]).toBe('Enter the commercial registration number')
})

test('a certificate that is no image and no PDF is rejected, and nothing is stored', async () => {
  const phone = newPhone()
  const html = { name: 'certificate', filename: 'cr.pdf', bytes: Buffer.from('<script>alert(1)</script>') }
  const { status, body } = await sendCompany(company(phone), html)
  expect([status, body.errors]).toMatchObject([422, { certificate: [expect.any(String)] }])
  expect(await userOf(phone)).toBeUndefined()
  expect(await db.$count(verificationCodes, eq(verificationCodes.phone, stored(phone)))).toBe(0)
})

test('a provider registers: its application is a draft, and it may do nothing yet', async () => {
  const phone = newPhone()
  const sent = await sendProvider(provider(phone))
  const verified = await verify(sent.body.data?.challenge_id, await lastCode(phone))
  expect(verified.body.data?.user).toMatchObject({
    role: 'provider',
    client_type: null,
    provider: { name: { en: 'Itqan' }, status: 'draft' },
  })
})

test('names have to be in their language', async () => {
  const { body } = await sendProvider(provider(newPhone(), { name: { ar: 'Itqan', en: 'الإتقان' }, type: 'bank' }))
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['name.ar', 'name.en', 'type'])
})

test.each([
  ['role', { role: 'provider_user' }],
  ['status', { status: 'approved' }],
  ['provider_id', { provider_id: crypto.randomUUID() }],
  ['is_featured', { is_featured: true }],
])('%s cannot be sent along', async (name, change) => {
  expect((await sendProvider(provider(newPhone(), change))).body.errors).toMatchObject({ [name]: [expect.any(String)] })
})

test('activation applies the registration whose code was entered, whatever others registered with the phone', async () => {
  const phone = newPhone()
  const stranger = await sendProvider(provider(phone, { name: { ar: 'غريب', en: 'Stranger' } }))
  const strangersCode = await lastCode(phone)
  clock.advance(1_000)
  const owner = await sendCompany(company(phone))
  const ownersCode = await lastCode(phone)
  const drafts = await db.$count(providers, eq(providers.name_en, 'Stranger'))
  expect(drafts).toBe(1)
  expect((await verify(owner.body.data?.challenge_id, ownersCode)).body.data?.user).toMatchObject({
    role: 'client',
    client_type: 'company',
    provider: null,
  })
  expect(await db.$count(providers, eq(providers.name_en, 'Stranger'))).toBe(0)
  expect((await verify(stranger.body.data?.challenge_id, strangersCode)).status).toBe(422)
  expect(await userOf(phone)).toMatchObject({ role: 'client', name: 'شركة البناء' })
})

test('a provider that registers after a stranger gets its own names, and the certificate of the stranger is not theirs', async () => {
  const phone = newPhone()
  await sendCompany(company(phone))
  clock.advance(1_000)
  const owner = await sendProvider(provider(phone))
  await verify(owner.body.data?.challenge_id, await lastCode(phone))
  expect(await userOf(phone)).toMatchObject({ role: 'provider', client_type: null, commercial_number: null, certificate_file_id: null })
})

test('nobody registers over a user that a provider has added and who has not activated the account yet', async () => {
  const phone = newPhone()
  await newClient(app, { phone: stored(phone), role: 'provider_user', client_type: null, status: 'not_activated', is_invited: true })
  for (const response of [
    await call('POST', '/api/auth/register', { body: individual(phone) }),
    await sendProvider(provider(phone)),
    await sendCompany(company(phone)),
  ])
    expect(response.body.errors).toMatchObject({ phone: [expect.any(String)] })
})

test('a code of another purpose activates nothing', async () => {
  const phone = newPhone()
  const sent = await sendProvider(provider(phone))
  const id = String(sent.body.data?.challenge_id)
  await db.update(verificationCodes).set({ purpose: 'reset' }).where(eq(verificationCodes.id, id))
  expect((await verify(id, await lastCode(phone))).status).toBe(422)
  expect((await userOf(phone))?.status).toBe('not_activated')
})

test('the limit of codes counts for every kind of registration, before a file is stored', async () => {
  clock.advance(3_601_000)
  const now = clock.now()
  const sent = {
    purpose: 'register',
    phone: '+966500000000',
    address: '127.0.0.1',
    code_hash: '',
    created_at: now,
    expires_at: now,
  } as const
  await db.insert(verificationCodes).values(Array.from({ length: 30 }, () => sent))
  const before = await db.$count(files)
  expect((await sendCompany(company(newPhone()))).status).toBe(429)
  expect((await sendProvider(provider(newPhone()))).status).toBe(429)
  expect(await db.$count(files)).toBe(before)
})
