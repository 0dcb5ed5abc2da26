import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { desc, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../app/cleanup.ts'
import { seedStaticPages } from '../../catalog/content/seed-static-pages.ts'
import { cities } from '../../catalog/tables/from-registry.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { loadOrderSample, makeTransition, sendOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { hashPassword } from '../auth/password.ts'
import { sessions } from '../tables/access.ts'
import { consents, data_requests } from '../tables/from-registry.ts'
import { users } from '../tables/people.ts'
import { personalTables } from './personal-tables.ts'

const app = await testApp({}, { demo: true })
const { call, db, clock, server, shared } = app
const password = 'riyadh-2026'
const password_hash = await hashPassword(password)
const sample = await loadOrderSample(app)
const [city] = await db.select().from(cities)
await seedStaticPages(app)

async function newUser(change: Partial<typeof users.$inferInsert> = {}) {
  const user = await newClient(app, { password_hash, email: 'sara@example.com', city_id: city?.id ?? null, ...change })
  const token = await sessionToken(app, user)
  return {
    ...user,
    token,
    remove: (more: object = {}) => call('POST', '/api/user/delete-account', { token, body: { password, confirmation: 'حذف', ...more } }),
  }
}

const privacyOf = async (token: string) => (await call('GET', '/api/user/privacy', { token })).body.data
const requestExport = (token: string) => call('POST', '/api/user/exports', { token, body: {} })
async function download(token: string, id: unknown) {
  const { statusCode, rawPayload } = await server.inject({
    url: `/api/user/exports/${id}/file`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: statusCode, bytes: new Uint8Array(rawPayload) }
}
async function exportOf(token: string) {
  expect((await requestExport(token)).status).toBe(201)
  await runQueues(shared, ['exports'])
  const id = String((await privacyOf(token))?.export?.id)
  const { bytes } = await download(token, id)
  const files = unzipSync(bytes)
  return { id, names: Object.keys(files), json: (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array())) }
}

test('an export holds what is stored about its owner, and nothing of others', async () => {
  const [user, stranger] = [await newUser(), await newUser()]
  const own = await sendOrder(app, user.token, sample)
  const other = await sendOrder(app, stranger.token, sample)
  const { json } = await exportOf(user.token)
  expect(json('account')).toMatchObject({ id: user.id, email: 'sara@example.com' })
  expect(JSON.stringify(json('account'))).not.toContain(password_hash)
  expect(json('orders').map(({ id }: { id: string }) => id)).toEqual([own.id])
  expect(JSON.stringify(json('order_items'))).not.toContain(other.id)
  expect(json('sessions')[0]).not.toHaveProperty('token_hash')
})

test('an export holds chats with both sides, complaints with their messages, devices and the choice of channels', async () => {
  const user = await newUser({ channel_choices: { money: ['push'] }, locale: 'en' })
  const send = (url: string, body: object) => call('POST', url, { token: user.token, body })
  const room = await send('/api/chat/administration', {})
  const message = { client_id: crypto.randomUUID(), text: 'My wallet shows the wrong amount' }
  expect((await send(`/api/chat/rooms/${room.body.data?.id}/messages`, message)).status).toBe(201)
  const complaint = await send('/api/complaints', { subject: 'Late reply', message: 'Nobody answered me', reason: 'delay' })
  expect((await send(`/api/complaints/${complaint.body.data?.id}/messages`, { message: 'Still nothing' })).status).toBe(201)
  expect((await send('/api/user/devices', { token: 'device-secret' })).status).toBe(200)
  const { json } = await exportOf(user.token)
  expect(json('chats')).toMatchObject([{ number: 1, from: 'client', is_own: true, text: message.text }])
  expect(json('complaints')).toMatchObject([{ subject: 'Late reply', message: 'Nobody answered me' }])
  expect(json('complaint_messages')).toMatchObject([{ author: 'complainant', message: 'Still nothing' }])
  expect(json('devices')).toMatchObject([{ platform: 'web' }])
  expect(JSON.stringify(json('devices'))).not.toContain('device-secret')
  expect(json('notification_preferences')).toEqual({ is_notify: true, channel_choices: { money: ['push'] }, locale: 'en' })
})

test('the copies of a client and of the owner of a provider have every file that is declared', async () => {
  const [client, owner] = [await exportOf((await newUser()).token), await exportOf(await logInAs(app, demoPhones.company))]
  const declared = Object.values(personalTables).flatMap((table) => ('file' in table ? [table.file] : []))
  const names = [...client.names, ...owner.names]
  expect(declared.filter((file) => file !== 'files/' && !names.includes(`${file}.json`))).toEqual([])
  expect(owner.json('chats')).toEqual(
    expect.arrayContaining([expect.objectContaining({ is_own: true }), expect.objectContaining({ is_own: false })]),
  )
})

test('an export is private to its owner and ends after 24 hours', async () => {
  const [user, stranger] = [await newUser(), await newUser()]
  const { id } = await exportOf(user.token)
  expect((await download(stranger.token, id)).status).toBe(404)
  expect((await call('GET', `/api/user/exports/${id}/file`)).status).toBe(401)
  expect((await call('GET', `/api/user/exports/${id}/file`, { token: await adminToken(app, 'all') })).status).toBe(403)
  expect((await requestExport(user.token)).status).toBe(409)
  const [stored] = await db.select().from(data_requests).where(eq(data_requests.id, id))
  expect(await shared.adapters.storage.get(stored?.export_key ?? '')).not.toBeNull()
  clock.advance((daySeconds + 1) * 1000)
  expect((await download(user.token, id)).status).toBe(404)
  await deleteExpired(shared)
  expect(await shared.adapters.storage.get(stored?.export_key ?? '')).toBeNull()
  expect((await requestExport(user.token)).status).toBe(201)
})

test('of two exports requested at the same time, one is prepared', async () => {
  const user = await newUser()
  const results = await Promise.all([requestExport(user.token), requestExport(user.token)])
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('the export of a team member holds nothing of the provider, that of the owner does', async () => {
  const member = await exportOf(await logInAs(app, demoPhones.userManage))
  expect(member.names.filter((name) => name.startsWith('provider'))).toEqual([])
  const owner = await exportOf(await logInAs(app, demoPhones.company))
  expect(owner.names).toContain('provider.json')
})

test('an account is deleted with password and word: personal data is erased, the order stays', async () => {
  const user = await newUser()
  const order = await sendOrder(app, user.token, sample)
  await makeTransition(app, user.token, order, 'cancel', { reason: 'لم أعد بحاجة إليه' })
  expect((await user.remove({ password: 'wrong' })).body.errors).toHaveProperty('password')
  expect((await user.remove({ confirmation: 'نعم', password: '' })).body.errors).toMatchObject({
    confirmation: [expect.any(String)],
    password: [expect.any(String)],
  })
  expect((await user.remove()).status).toBe(200)

  const [stored] = await db.select().from(users).where(eq(users.id, user.id))
  expect(stored).toMatchObject({ name: 'حساب محذوف', email: null, city_id: null, status: 'deleted' })
  expect(JSON.stringify(stored)).not.toContain(user.phone)
  expect(await db.$count(sessions, eq(sessions.user_id, user.id))).toBe(0)
  expect(await db.$count(notifications, eq(notifications.user_id, user.id))).toBe(0)
  const [stayed] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(stayed).toMatchObject({ client_id: user.id, note: null, address: null })
  const [entry] = await db.select().from(data_requests).where(eq(data_requests.user_id, user.id))
  expect(entry).toMatchObject({ kind: 'deletion', status: 'done', name: 'حساب محذوف' })
  expect((await call('GET', '/api/user/profile', { token: user.token })).status).toBe(401)
  expect((await call('POST', '/api/auth/login', { body: { phone: user.phone, password } })).status).toBe(400)
})

test('the phone of a deleted account can be registered again', async () => {
  const user = await newUser()
  await user.remove({ confirmation: 'delete' })
  const form = { name: 'نورة', phone: user.phone, country_code: '966', email: 'n@example.com', city_id: city?.id, terms: true }
  expect((await call('POST', '/api/auth/register', { body: { ...form, password, password_confirmation: password } })).status).toBe(201)
})

test('an account with a balance or an open order is not deleted, and every reason is given', async () => {
  const user = await newUser()
  await sendOrder(app, user.token, sample)
  await fundWallet(app.createContext(), { user_id: user.id, amount: 500, note: 'test' })
  expect((await privacyOf(user.token))?.obstacles).toEqual(['open_orders', 'balance'])
  const { status, body } = await user.remove()
  expect([status, body.msg]).toEqual([409, expect.stringMatching(/orders are still open.*balance is not zero/)])
  expect((await db.select().from(users).where(eq(users.id, user.id)))[0]?.status).toBe('active')
})

test('a provider with open offers or orders is not deleted', async () => {
  const token = await logInAs(app, demoPhones.company)
  expect((await privacyOf(token))?.obstacles).toContain('open_orders')
})

test('activating an account records which terms it agreed to', async () => {
  const phone = '0551230001'
  const form = { name: 'هند', phone, country_code: '966', email: 'h@example.com', city_id: city?.id, terms: true }
  const { body } = await call('POST', '/api/auth/register', { body: { ...form, password, password_confirmation: password } })
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, '+966551230001')).orderBy(desc(jobs.created_at))
  const code = /\d{4}/.exec(sms?.body ?? '')?.[0]
  const verified = await call('POST', '/api/auth/verify', { body: { challenge_id: body.data?.challenge_id, code } })
  const token = String(verified.body.data?.token)
  expect(Object.values((await privacyOf(token))?.consents ?? {}).map(({ document, version }) => [document, version])).toEqual(
    expect.arrayContaining([
      ['terms', 1],
      ['privacy', 1],
    ]),
  )
  expect(await db.$count(consents, eq(consents.user_id, String(verified.body.data?.user?.id)))).toBe(2)
})

test('the channels of each group of notifications and the language are a choice of the user', async () => {
  const user = await newUser()
  const save = (body: object) => call('PATCH', '/api/user/preferences', { token: user.token, body })
  expect((await call('GET', '/api/user/profile', { token: user.token })).body.data).toMatchObject({
    channels: { money: ['push', 'email', 'sms'], deadline: ['push', 'email', 'sms'], high: ['push', 'email'], normal: ['push'] },
    has_chosen_channels: false,
    offered_channels: expect.arrayContaining(['push', 'email', 'sms']),
  })
  expect((await save({ channels: { money: ['pigeon'] } })).body.errors).toBeDefined()
  expect((await save({ channels: {}, status: 'blocked' })).status).toBe(422)
  await save({ channels: { money: ['email'] } })
  expect(await save({ channels: { normal: [] }, locale: 'en' })).toMatchObject({
    status: 200,
    body: { data: { channels: { money: ['email'], high: ['push', 'email'], normal: [] }, has_chosen_channels: true, locale: 'en' } },
  })
  expect((await save({ channels: null })).body.data).toMatchObject({ channels: { normal: ['push'] }, has_chosen_channels: false })
  const withoutEmail = await newUser({ email: null })
  const rejected = await call('PATCH', '/api/user/preferences', { token: withoutEmail.token, body: { channels: { high: ['email'] } } })
  expect(rejected.body.errors).toHaveProperty('channels')
  const both = (email: string) =>
    call('PATCH', '/api/user/preferences', { token: withoutEmail.token, body: { channels: { high: ['email'] }, email } })
  expect((await both('nowhere')).body.errors).toHaveProperty('email')
  expect((await both('sara.new@example.com')).body.data).toMatchObject({ channels: { high: ['email'] }, email: 'sara.new@example.com' })
})

test('the register of the back office sets when a request is due and when it was closed', async () => {
  const token = await adminToken(app, 'all')
  const { body, status } = await call('POST', '/api/admin/data-requests', {
    token,
    body: { name: 'سعد', kind: 'correction' },
  })
  expect(status).toBe(201)
  const rowOf = async () =>
    (
      await db
        .select()
        .from(data_requests)
        .where(eq(data_requests.id, String(body.id)))
    )[0]
  const days = (Date.parse((await rowOf())?.due_at ?? '') - Date.parse(clock.now())) / 1000 / daySeconds
  expect(Math.round(days)).toBe(30)
  expect((await call('POST', `/api/admin/data-requests/${body.id}/actions/complete`, { token, body: {} })).status).toBe(200)
  expect(await rowOf()).toMatchObject({ status: 'done', closed_at: expect.any(String) })
})

test('a user asks for a correction, and reads why it was rejected; exports and deletions have their own buttons', async () => {
  const user = await newUser()
  const send = (body: object) => call('POST', '/api/own/data-requests', { token: user.token, body })
  const sent = await send({ kind: 'correction', details: 'My name is written wrong' })
  expect([sent.status, sent.body.status, typeof sent.body.due_at]).toEqual([201, 'open', 'string'])
  expect((await send({ kind: 'deletion', details: 'Delete me' })).body.errors).toHaveProperty('kind')
  expect((await send({ kind: 'objection' })).body.errors).toHaveProperty('details')
  const [row] = await db
    .select()
    .from(data_requests)
    .where(eq(data_requests.id, String(sent.body.id)))
  expect(row).toMatchObject({ user_id: user.id, name: user.name })
  const token = await adminToken(app, 'all')
  const reject = { token, body: { reason: 'It is spelt as on your identity' } }
  expect((await call('POST', `/api/admin/data-requests/${sent.body.id}/actions/reject`, reject)).status).toBe(200)
  expect((await call('GET', `/api/own/data-requests/${sent.body.id}`, { token: user.token })).body).toMatchObject({
    status: 'rejected',
    reject_reason: 'It is spelt as on your identity',
    closed_at: expect.any(String),
  })
})
