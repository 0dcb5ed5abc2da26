import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fundWallet } from '../../money/ledger/fund.ts'
import { outbox, sessions } from '../../platform/db/tables/access.ts'
import { notifications } from '../../platform/db/tables/notices.ts'
import { providers, users } from '../../platform/db/tables/people.ts'
import { adminToken, newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { call, db } = house
const token = await adminToken(house, 'all')
const reason = 'بلاغات متكررة'

async function newTenant(status: 'pending_review' | 'approved') {
  const name = { name_ar: 'إتقان', name_en: 'Itqan' }
  const [provider] = await db
    .insert(providers)
    .values({ ...name, type: 'company', status })
    .returning()
  if (!provider) throw new Error('newTenant: nothing came back')
  return { provider, owner: await newClient(house, { role: 'provider', client_type: null, provider_id: provider.id }) }
}

test('customers are the users who order, with what stands in their wallets', async () => {
  const client = await newClient(house, { name: 'هيفاء الراشد' })
  await newTenant('approved')
  await fundWallet(house.ctxOf(), { user_id: client.id, amount: 12_500, note: 'رصيد' })
  const found = await call('GET', '/api/admin/customers?q=%D8%A7%D9%84%D8%B1%D8%A7%D8%B4%D8%AF', { token })
  expect(found.rows).toMatchObject([{ id: client.id, wallet_balance: 12_500, status: 'active' }])
  const all = await call('GET', '/api/admin/customers', { token })
  expect(all.rows).toHaveLength(await db.$count(users, eq(users.role, 'client')))
})

test('an admin corrects a customer, never its phone or its money', async () => {
  const client = await newClient(house)
  const patch = (body: object) => call('PATCH', `/api/admin/customers/${client.id}`, { token, body })
  expect(await patch({ name: 'هيفاء' })).toMatchObject({ status: 200, body: { name: 'هيفاء', version: 2 } })
  expect(await patch({ wallet_balance: 1 })).toMatchObject({ status: 422 })
  expect(await patch({ phone: '0512345678' })).toMatchObject({ status: 422 })
})

test('a blocked customer is told, is logged out everywhere and cannot log in until it is lifted', async () => {
  const client = await newClient(house)
  const site = await sessionOf(house, client)
  const url = `/api/admin/customers/${client.id}/actions`
  expect(await call('POST', `${url}/block`, { token, body: {} })).toMatchObject({ status: 422 })
  expect(await call('POST', `${url}/block`, { token, body: { reason } })).toMatchObject({ status: 200, body: { status: 'blocked' } })
  expect((await call('GET', '/api/user/profile', { token: site })).status).toBe(401)
  expect(await db.select().from(notifications).where(eq(notifications.user_id, client.id))).toMatchObject([{ type: 'user_blocked' }])
  expect(await db.select().from(outbox).where(eq(outbox.recipient, client.id))).toMatchObject([{ channel: 'live' }])
  expect((await call('GET', '/api/user/profile', { token: await sessionOf(house, client) })).body.key).toBe('blocked')
  expect(await call('POST', `${url}/unblock`, { token, body: {} })).toMatchObject({ body: { status: 'active' } })
})

test('ending sessions logs out and blocks nobody', async () => {
  const client = await newClient(house)
  const site = await sessionOf(house, client)
  await call('POST', `/api/admin/customers/${client.id}/actions/end_sessions`, { token, body: {} })
  expect((await call('GET', '/api/user/profile', { token: site })).status).toBe(401)
  expect((await call('GET', '/api/user/profile', { token: await sessionOf(house, client) })).status).toBe(200)
})

test('a provider is approved once, and told', async () => {
  const { provider, owner } = await newTenant('pending_review')
  const url = `/api/admin/providers/${provider.id}/actions/approve`
  expect(await call('POST', url, { token, body: {} })).toMatchObject({ status: 200, body: { status: 'approved' } })
  expect(await call('POST', url, { token, body: {} })).toMatchObject({ status: 409 })
  expect(await db.select().from(notifications).where(eq(notifications.user_id, owner.id))).toMatchObject([
    { type: 'provider_approved', body_ar: expect.stringContaining('إتقان') },
  ])
})

test('a refused provider is told why', async () => {
  const { provider, owner } = await newTenant('pending_review')
  const url = `/api/admin/providers/${provider.id}/actions/refuse`
  expect(await call('POST', url, { token, body: { reason: 'صورة السجل غير واضحة' } })).toMatchObject({ body: { status: 'refused' } })
  expect(await db.select().from(notifications).where(eq(notifications.user_id, owner.id))).toMatchObject([
    { type: 'provider_refused', body_ar: expect.stringContaining('صورة السجل غير واضحة') },
  ])
})

test('blocking a provider logs out everyone who acts for it', async () => {
  const { provider, owner } = await newTenant('approved')
  const added = await newClient(house, { role: 'provider_user', client_type: null, provider_id: provider.id })
  const tokens = [await sessionOf(house, owner), await sessionOf(house, added)]
  await call('POST', `/api/admin/providers/${provider.id}/actions/block`, { token, body: { reason } })
  for (const one of tokens) expect((await call('GET', '/api/user/profile', { token: one })).status).toBe(401)
  expect((await call('GET', '/api/user/profile', { token: await sessionOf(house, owner) })).body.key).toBe('blocked')
})

test('a session is ended by itself, and its token is told to nobody', async () => {
  const client = await newClient(house)
  const site = await sessionOf(house, client)
  const listed = await call('GET', `/api/admin/sessions?user_id=${client.id}`, { token })
  expect(listed.rows).toMatchObject([{ realm: 'site', holder: client.name }])
  expect(listed.text).not.toContain('token')
  await call('POST', `/api/admin/sessions/${listed.rows[0]?.id}/actions/end`, { token, body: {} })
  expect((await call('GET', '/api/user/profile', { token: site })).status).toBe(401)
})

test('a session of a super admin is ended by super admins alone', async () => {
  const [own] = await db.select().from(sessions).where(eq(sessions.realm, 'admin'))
  const desk = await adminToken(house, ['sessions.list', 'sessions.end'])
  expect((await call('POST', `/api/admin/sessions/${own?.id}/actions/end`, { token: desk, body: {} })).status).toBe(403)
})

test('a provider shows what it serves and where', async () => {
  const { provider } = await newTenant('approved')
  expect(await call('GET', `/api/admin/providers/${provider.id}`, { token })).toMatchObject({
    body: { category_ids: [], city_ids: [], work_times: [], iban: null },
  })
})
