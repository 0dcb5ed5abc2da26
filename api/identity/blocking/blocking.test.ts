import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { sessions } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'

const app = await testApp()
const { call, db } = app
const token = await adminToken(app, 'all')
const reason = 'بلاغات متكررة'

async function newProvider(status: 'pending_review' | 'approved') {
  const name = { name_ar: 'إتقان', name_en: 'Itqan' }
  const [provider] = await db
    .insert(providers)
    .values({ ...name, type: 'company', status })
    .returning()
  if (!provider) throw new Error('newProvider: insert returned no row')
  return { provider, owner: await newClient(app, { role: 'provider', client_type: null, provider_id: provider.id }) }
}

test('the resource customers lists the clients, with their wallet balances', async () => {
  const client = await newClient(app, { name: 'هيفاء الراشد' })
  await newProvider('approved')
  await fundWallet(app.createContext(), { user_id: client.id, amount: 12_500, note: 'رصيد' })
  const matches = await call('GET', '/api/admin/customers?q=%D8%A7%D9%84%D8%B1%D8%A7%D8%B4%D8%AF', { token })
  expect(matches.rows).toMatchObject([{ id: client.id, wallet_balance: 12_500, status: 'active' }])
  const all = await call('GET', '/api/admin/customers', { token })
  expect(all.rows).toHaveLength(await db.$count(users, and(eq(users.role, 'client'), isNull(users.company_id))))
})

test('an admin can edit a client, but not the balance', async () => {
  const client = await newClient(app)
  const patch = (body: object) => call('PATCH', `/api/admin/customers/${client.id}`, { token, body })
  expect(await patch({ name: 'هيفاء' })).toMatchObject({ status: 200, body: { name: 'هيفاء', version: 2 } })
  expect(await patch({ wallet_balance: 1 })).toMatchObject({ status: 422 })
})

test('a blocked client is notified, logged out everywhere and cannot log in until unblocked', async () => {
  const client = await newClient(app)
  const siteToken = await sessionToken(app, client)
  const url = `/api/admin/customers/${client.id}/actions`
  expect(await call('POST', `${url}/block`, { token, body: {} })).toMatchObject({ status: 422 })
  expect(await call('POST', `${url}/block`, { token, body: { reason } })).toMatchObject({ status: 200, body: { status: 'blocked' } })
  expect((await call('GET', '/api/user/profile', { token: siteToken })).status).toBe(401)
  expect(await db.select().from(notifications).where(eq(notifications.user_id, client.id))).toMatchObject([{ type: 'user_blocked' }])
  expect(await db.select().from(jobs).where(eq(jobs.recipient, client.id))).toMatchObject([{ queue: 'live' }])
  expect((await call('GET', '/api/user/profile', { token: await sessionToken(app, client) })).body.key).toBe('blocked')
  expect(await call('POST', `${url}/unblock`, { token, body: {} })).toMatchObject({ body: { status: 'active' } })
})

test('ending sessions logs the client out without blocking them', async () => {
  const client = await newClient(app)
  const siteToken = await sessionToken(app, client)
  await call('POST', `/api/admin/customers/${client.id}/actions/end_sessions`, { token, body: {} })
  expect((await call('GET', '/api/user/profile', { token: siteToken })).status).toBe(401)
  expect((await call('GET', '/api/user/profile', { token: await sessionToken(app, client) })).status).toBe(200)
})

test('a provider is approved once and notified', async () => {
  const { provider, owner } = await newProvider('pending_review')
  const url = `/api/admin/providers/${provider.id}/actions/approve`
  expect(await call('POST', url, { token, body: {} })).toMatchObject({ status: 200, body: { status: 'approved' } })
  expect(await call('POST', url, { token, body: {} })).toMatchObject({ status: 409 })
  expect(await db.select().from(notifications).where(eq(notifications.user_id, owner.id))).toMatchObject([
    { type: 'provider_approved', body_ar: expect.stringContaining('إتقان') },
  ])
})

test('a rejected provider is notified of the reasons, also by SMS', async () => {
  const { provider, owner } = await newProvider('pending_review')
  const url = `/api/admin/providers/${provider.id}/actions/reject`
  expect((await call('POST', url, { token, body: { rejections: [] } })).body.errors).toMatchObject({ rejections: [expect.any(String)] })
  const rejections = [
    { field: 'certificate_file_id', reason: 'unreadable', note: null },
    { field: 'iban', reason: 'other', note: 'الحساب باسم شخص آخر' },
  ]
  expect(await call('POST', url, { token, body: { rejections } })).toMatchObject({ body: { status: 'rejected', rejections } })
  expect(await db.select().from(notifications).where(eq(notifications.user_id, owner.id))).toMatchObject([
    { type: 'provider_rejected', body_ar: expect.stringContaining('الشهادة: غير واضح، رقم الآيبان: الحساب باسم شخص آخر') },
  ])
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, owner.phone))
  expect(sms?.body).toContain('يحتاج طلب انضمامك')
})

test('blocking a provider logs out all its users', async () => {
  const { provider, owner } = await newProvider('approved')
  const providerUser = await newClient(app, { role: 'provider_user', client_type: null, provider_id: provider.id })
  const tokens = [await sessionToken(app, owner), await sessionToken(app, providerUser)]
  await call('POST', `/api/admin/providers/${provider.id}/actions/block`, { token, body: { reason } })
  for (const siteToken of tokens) expect((await call('GET', '/api/user/profile', { token: siteToken })).status).toBe(401)
  expect((await call('GET', '/api/user/profile', { token: await sessionToken(app, owner) })).body.key).toBe('blocked')
})

test('a single session can be ended, and its token is never shown', async () => {
  const client = await newClient(app)
  const siteToken = await sessionToken(app, client)
  const list = await call('GET', `/api/admin/sessions?user_id=${client.id}`, { token })
  expect(list.rows).toMatchObject([{ realm: 'site', holder: client.name }])
  expect(list.text).not.toContain('token')
  await call('POST', `/api/admin/sessions/${list.rows[0]?.id}/actions/end`, { token, body: {} })
  expect((await call('GET', '/api/user/profile', { token: siteToken })).status).toBe(401)
})

test('only a super admin can end the session of a super admin', async () => {
  const [own] = await db.select().from(sessions).where(eq(sessions.realm, 'admin'))
  const supportToken = await adminToken(app, ['sessions.list', 'sessions.end'])
  expect((await call('POST', `/api/admin/sessions/${own?.id}/actions/end`, { token: supportToken, body: {} })).status).toBe(403)
})

test('a provider has its categories, cities and working hours', async () => {
  const { provider } = await newProvider('approved')
  expect(await call('GET', `/api/admin/providers/${provider.id}`, { token })).toMatchObject({
    body: { category_ids: [], city_ids: [], work_times: [], iban: null },
  })
})
