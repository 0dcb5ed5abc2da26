import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { sessions } from '../tables/access.ts'
import { providerServices, providers, users } from '../tables/people.ts'

const app = await testApp()
const { call, db } = app
const admin = await adminToken(app, 'all')

let phones = 0
const nextPhone = () => `+9665${60_000_000 + ++phones}`
const post = (resource: string, body: object, token = admin) => call('POST', `/api/admin/${resource}`, { token, body })
const patch = (resource: string, id: unknown, body: object, token = admin) => call('PATCH', `/api/admin/${resource}/${id}`, { token, body })
const runAction = (resource: string, id: unknown, action: string, body: object = {}) =>
  call('POST', `/api/admin/${resource}/${id}/actions/${action}`, { token: admin, body })

/** The code and the challenge of the last link that was sent to a phone. */
async function lastLink(phone: string) {
  const messages = await db.select().from(jobs).where(eq(jobs.recipient, phone)).orderBy(jobs.created_at)
  const body = messages.at(-1)?.body ?? ''
  return { code: /(?<!\d)\d{4}(?!\d)/.exec(body)?.[0] ?? '', challenge_id: /auth\/invitation\/([\w-]+)/.exec(body)?.[1] ?? '' }
}
const accept = async (phone: string) =>
  call('POST', '/api/auth/invitation', {
    body: { ...(await lastLink(phone)), password: 'a good password', password_confirmation: 'a good password', terms: true },
  })

const providerDraft = (fields: object = {}) => ({
  name: { ar: 'مؤسسة النور', en: 'Al Noor' },
  type: 'company',
  category_ids: [],
  service_ids: [],
  city_ids: [],
  ...fields,
})
const newProvider = async (fields: object = {}) => String((await post('providers', providerDraft(fields))).body.id)

test('a client of the administration sets its own password with a link that works once', async () => {
  const phone = nextPhone()
  const created = await post('customers', { name: 'سارة العتيبي', phone, client_type: 'individual' })
  expect(created).toMatchObject({ status: 201, body: { status: 'not_activated', wallet_balance: 0, email: null } })
  expect(created.text).not.toContain('password')
  const joined = await accept(phone)
  expect(joined).toMatchObject({ status: 200, body: { data: { user: { role: 'client', full_phone: phone } } } })
  expect(await accept(phone)).toMatchObject({ status: 422 })
  expect(await call('POST', '/api/auth/login', { body: { phone, password: 'a good password' } })).toMatchObject({ status: 200 })
  const history = await call('GET', `/api/admin/customers/${created.body.id}/history`, { token: admin })
  expect(history.rows.map(({ action }) => action)).toEqual(['join', 'create'])
})

test('a phone belongs to one account; a registration that nobody verified gives way, an invited account does not', async () => {
  const { phone } = await newClient(app)
  expect(await post('customers', { name: 'سارة العتيبي', phone })).toMatchObject({
    status: 422,
    body: { errors: { phone: [expect.any(String)] } },
  })
  const waiting = await newClient(app, { status: 'not_activated' })
  expect(await post('customers', { name: 'سارة العتيبي', phone: waiting.phone })).toMatchObject({ status: 201 })
  expect(await post('customers', { name: 'نورة', phone: waiting.phone })).toMatchObject({ status: 422 })
  const other = await post('customers', { name: 'منى الحربي', phone: nextPhone() })
  expect(await patch('customers', other.body.id, { phone })).toMatchObject({
    status: 422,
    body: { errors: { phone: [expect.any(String)] } },
  })
})

test('a form sets nothing but its fields', async () => {
  const attack = {
    role: 'provider',
    status: 'active',
    password_hash: 'x',
    wallet_balance: 5000,
    provider_id: crypto.randomUUID(),
    is_invited: false,
  }
  for (const [name, value] of Object.entries(attack))
    expect(await post('customers', { name: 'سارة العتيبي', phone: nextPhone(), [name]: value })).toMatchObject({ status: 422 })
  const { id } = await newClient(app)
  for (const [name, value] of Object.entries(attack)) expect(await patch('customers', id, { [name]: value })).toMatchObject({ status: 422 })
  for (const field of ['status', 'rating_count', 'is_featured', 'completed_count', 'payouts_held_until', 'rejections'])
    expect(await post('providers', providerDraft({ [field]: 1 }))).toMatchObject({ status: 422 })
})

test('a new phone ends the sessions and informs the old number; an open invitation goes to the new one', async () => {
  const client = await newClient(app)
  const token = await sessionToken(app, client)
  const phone = nextPhone()
  expect(await patch('customers', client.id, { phone })).toMatchObject({ status: 200, body: { phone } })
  expect(await call('GET', '/api/user/profile', { token })).toMatchObject({ status: 401 })
  expect(await db.$count(jobs, eq(jobs.recipient, client.phone))).toBe(1)
  const [first, second] = [nextPhone(), nextPhone()]
  const invited = await post('customers', { name: 'سارة العتيبي', phone: first })
  await patch('customers', invited.body.id, { phone: second })
  expect(await accept(first)).toMatchObject({ status: 422 })
  expect(await accept(second)).toMatchObject({ status: 200 })
})

test('a password link for an account in use ends its other sessions', async () => {
  const client = await newClient(app)
  const token = await sessionToken(app, client)
  expect(await runAction('customers', client.id, 'send_password_link')).toMatchObject({ status: 200 })
  expect(await accept(client.phone)).toMatchObject({ status: 200 })
  expect(await call('GET', '/api/user/profile', { token })).toMatchObject({ status: 401 })
  await runAction('customers', client.id, 'block', { reason: 'مخالفة الشروط' })
  expect(await runAction('customers', client.id, 'send_password_link')).toMatchObject({ status: 409 })
})

test('a provider is created as a draft, gets an owner, is completed, reviewed and approved', async () => {
  const provider_id = await newProvider()
  expect((await call('GET', `/api/admin/providers/${provider_id}`, { token: admin })).body).toMatchObject({
    status: 'draft',
    rejections: [],
    rating_count: 0,
  })
  expect(await runAction('providers', provider_id, 'approve')).toMatchObject({ status: 409 })
  expect(await runAction('providers', provider_id, 'submit')).toMatchObject({ status: 409 })
  const phone = nextPhone()
  const owner = { name: 'خالد الشمري', phone, provider_id, role: 'provider' }
  expect(await post('provider-users', owner)).toMatchObject({ status: 201, body: { permissions: [], status: 'not_activated' } })
  expect(await post('provider-users', { ...owner, phone: nextPhone() })).toMatchObject({
    status: 422,
    body: { errors: { role: [expect.any(String)] } },
  })
  const missing = await runAction('providers', provider_id, 'submit')
  expect(missing).toMatchObject({ status: 409 })
  expect(missing.text).toContain('IBAN')
  expect(await patch('providers', provider_id, { iban: 'SA0380000000608010167518' })).toMatchObject({ status: 422 })
  expect(await patch('providers', provider_id, { iban: 'SA0380000000608010167519' })).toMatchObject({ status: 200 })
  await changeAudited(app, providers, { set: { status: 'pending_review' }, where: eq(providers.id, provider_id) })
  expect(await runAction('providers', provider_id, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
  expect(await accept(phone)).toMatchObject({
    status: 200,
    body: { data: { user: { role: 'provider', provider: { id: provider_id, status: 'approved' } } } },
  })
})

test('an invited owner is not turned into a client by a stranger who registers the phone', async () => {
  const provider_id = await newProvider()
  const phone = nextPhone()
  await post('provider-users', { name: 'خالد الشمري', phone, provider_id, role: 'provider' })
  const [city] = await db
    .insert(cities)
    .values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 })
    .returning()
  const form = {
    name: 'Stranger',
    phone: `0${phone.slice(4)}`,
    email: 'a@example.com',
    password: 'a good password',
    password_confirmation: 'a good password',
    terms: true,
    city_id: city?.id,
  }
  await call('POST', '/api/auth/register', { body: form })
  expect(await db.select({ role: users.role, provider_id: users.provider_id }).from(users).where(eq(users.phone, phone))).toEqual([
    { role: 'provider', provider_id },
  ])
})

test('a user stays with its provider and its role, and new permissions end its sessions', async () => {
  const [provider_id, other] = [await newProvider(), await newProvider()]
  const phone = nextPhone()
  const { id } = (await post('provider-users', { name: 'علي القرني', phone, provider_id, permissions: ['show_orders'] })).body
  const joined = await accept(phone)
  expect(joined).toMatchObject({ status: 200, body: { data: { user: { role: 'provider_user', permissions: ['show_orders'] } } } })
  expect(await patch('provider-users', id, { provider_id: other })).toMatchObject({ status: 422 })
  expect(await patch('provider-users', id, { role: 'provider' })).toMatchObject({ status: 422 })
  expect(await patch('provider-users', id, { permissions: ['everything'] })).toMatchObject({ status: 422 })
  expect(await patch('provider-users', id, { name: 'علي محمد القرني' })).toMatchObject({ status: 200 })
  expect(await db.$count(sessions, eq(sessions.user_id, String(id)))).toBe(1)
  expect(await patch('provider-users', id, { permissions: ['show_orders', 'manage_orders'] })).toMatchObject({ status: 200 })
  expect(await db.$count(sessions, eq(sessions.user_id, String(id)))).toBe(0)
  await changeAudited(app, providers, { set: { status: 'blocked' }, where: eq(providers.id, other) })
  expect(await post('provider-users', { name: 'علي القرني', phone: nextPhone(), provider_id: other })).toMatchObject({ status: 422 })
})

test('services that stay keep their prices', async () => {
  const text = { description_ar: 'وصف', description_en: 'Text' }
  const [category] = await db
    .insert(categories)
    .values({ ...text, name_ar: 'صيانة', name_en: 'Maintenance', icon: 'maintenance' })
    .returning()
  const service = { ...text, category_id: category?.id ?? '', questions: [] }
  const [first, second] = await db
    .insert(services)
    .values([
      { ...service, name_ar: 'سباكة', name_en: 'Plumbing' },
      { ...service, name_ar: 'دهان', name_en: 'Painting' },
    ])
    .returning()
  const provider_id = await newProvider({ service_ids: [first?.id] })
  await db.update(providerServices).set({ price: 12_500 }).where(eq(providerServices.provider_id, provider_id))
  const service_prices = [
    { service_id: second?.id, price: null },
    { service_id: first?.id, price: 12_500 },
  ]
  expect(await patch('providers', provider_id, { service_ids: [second?.id, first?.id] })).toMatchObject({
    status: 200,
    body: { service_ids: [second?.id, first?.id], service_prices },
  })
  expect((await patch('providers', provider_id, { service_prices: [] })).status).toBe(422)
  const stored = await db.select().from(providerServices).where(eq(providerServices.provider_id, provider_id))
  expect(stored.map(({ service_id, price }) => [service_id, price])).toEqual(
    expect.arrayContaining([
      [first?.id, 12_500],
      [second?.id, null],
    ]),
  )
})

test('a new IBAN informs the owner and holds payouts', async () => {
  const provider_id = await newProvider({ iban: 'SA0380000000608010167519' })
  const owner = await newClient(app, { role: 'provider', client_type: null, provider_id })
  expect(await patch('providers', provider_id, { iban: 'SA4420000001234567891234' })).toMatchObject({ status: 200 })
  const [stored] = await db.select().from(providers).where(eq(providers.id, provider_id))
  expect(stored?.payouts_held_until).not.toBeNull()
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, owner.phone))
  expect(sms?.body).toContain('1234')
})

test('a permission to edit clients does not open providers, and reading does not create', async () => {
  const token = await adminToken(app, ['customers.list', 'customers.edit', 'provider-users.list'])
  expect(await post('customers', { name: 'سارة', phone: nextPhone() }, token)).toMatchObject({ status: 403 })
  expect(await post('provider-users', { name: 'سارة', phone: nextPhone() }, token)).toMatchObject({ status: 403 })
  expect(await post('providers', providerDraft(), token)).toMatchObject({ status: 403 })
})
