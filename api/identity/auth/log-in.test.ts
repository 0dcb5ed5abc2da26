import { dayMs } from '@wasl/shared/utils/durations.ts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { newClient } from '../../testing/people.ts'
import { lastCode } from '../../testing/phone-codes.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { testApp } from '../../testing/test-app.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessions } from '../tables/access.ts'
import { admins, providers, users } from '../tables/people.ts'
import { hashPassword } from './password.ts'

const app = await testApp()
const { call, db, clock } = app
const password = 'riyadh-2026'
const password_hash = await hashPassword(password)
const client = (change: Partial<typeof users.$inferInsert> = {}) => newClient(app, { password_hash, ...change })
const logIn = (phone: string, givenPassword = password) => call('POST', '/api/auth/login', { body: { phone, password: givenPassword } })
const tokenOf = async (phone: string) => String((await logIn(phone)).body.data?.token)
const profile = (token: string) => call('GET', '/api/user/profile', { token })

test('a client logs in with a phone in any notation', async () => {
  const { phone } = await client()
  const national = phone.replace('+966', '')
  const arabic = `٠${national.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))}`
  for (const written of [phone, `0${national}`, national, `00966${national}`, arabic]) expect((await logIn(written)).status).toBe(200)
})

test('an unknown phone and a wrong password get the same response', async () => {
  const { phone } = await client()
  const wrong = await logIn(phone, 'something-else')
  const unknown = await logIn('0512340000')
  expect(wrong.status).toBe(400)
  expect(wrong.body).toEqual(unknown.body)
})

test('by a setting, login and forgotten password tell that a phone is not registered', async () => {
  await storeSetting(app.createContext(), 'reveal_unknown_phones', 'on')
  const forgotten = await call('POST', '/api/auth/forgot', { body: { phone: '0512340000' }, lang: 'ar' })
  const unknown = await logIn('0512340000')
  await storeSetting(app.createContext(), 'reveal_unknown_phones', 'off')
  expect([unknown.body.msg, forgotten.body.msg]).toEqual(['Sorry, you are not registered', 'عذرًا، لست مسجلًا بعد'])
  expect((await logIn('0512340000')).body.msg).toBe('Wrong mobile number or password')
})

test('a password below eight characters is an error of its field', async () => {
  expect((await logIn('0512340000', '1234567')).body.errors).toEqual({ password: ['Use at least 8 characters'] })
})

test('only the hash of the token is stored', async () => {
  const user = await client()
  const token = await tokenOf(user.phone)
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = await db.select().from(sessions).where(eq(sessions.user_id, user.id))
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a blocked account is revealed only with the right password', async () => {
  const { phone } = await client({ status: 'blocked' })
  const blocked = await call('POST', '/api/auth/login', { body: { phone, password }, lang: 'ar' })
  expect(blocked).toMatchObject({ status: 403, body: { key: 'blocked', msg: 'تم حظر حسابك من قبل الإدارة' } })
  expect((await logIn(phone, 'something-else')).body.key).toBe('fail')
})

test('users of a blocked provider cannot log in', async () => {
  const names = { name_ar: 'إتقان', name_en: 'Itqan' }
  const [provider] = await db
    .insert(providers)
    .values({ ...names, type: 'company', status: 'blocked' })
    .returning()
  const { phone } = await client({ role: 'provider', provider_id: provider?.id ?? null })
  expect((await logIn(phone)).body.key).toBe('blocked')
})

test('a block takes effect on the next request', async () => {
  const user = await client()
  const token = await tokenOf(user.phone)
  expect((await profile(token)).status).toBe(200)
  await changeAudited(app, users, { set: { status: 'blocked' }, where: eq(users.id, user.id) })
  expect(await profile(token)).toMatchObject({ status: 403, body: { key: 'blocked' } })
})

test('logging in to an account that is not activated sends a code and returns the challenge', async () => {
  const { phone } = await client({ status: 'not_activated' })
  const { status, body } = await logIn(phone)
  expect({ status, key: body.key }).toEqual({ status: 403, key: 'needActive' })
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, phone)).orderBy(desc(jobs.created_at))
  const code = /\d{4}/.exec(sms?.body ?? '')?.[0]
  const verified = await call('POST', '/api/auth/verify', { body: { challenge_id: body.data?.challenge_id, code } })
  expect(verified.status).toBe(200)
})

test('logout ends this session, and with everywhere all of them', async () => {
  const { phone } = await client()
  const tokens = [await tokenOf(phone), await tokenOf(phone), await tokenOf(phone)] as const
  await call('POST', '/api/auth/logout', { token: tokens[0] })
  expect((await profile(tokens[0])).body.key).toBe('unauthenticated')
  expect((await profile(tokens[1])).status).toBe(200)
  await call('POST', '/api/auth/logout', { token: tokens[1], body: { everywhere: true } })
  expect((await profile(tokens[2])).status).toBe(401)
})

test('a session expires a month after its last use, and each use extends it', async () => {
  const { phone } = await client()
  const token = await tokenOf(phone)
  const day = dayMs
  clock.advance(29 * day)
  expect((await profile(token)).status).toBe(200)
  clock.advance(29 * day)
  expect((await profile(token)).status).toBe(200)
  clock.advance(31 * day)
  expect((await profile(token)).status).toBe(401)
})

test('tokens and accounts of one realm are not valid in the other', async () => {
  const { phone } = await client()
  const [admin] = await db.insert(admins).values({ name: 'مدير', phone: '+966599999999', password_hash, is_super: true }).returning()
  const loggedIn = await call('POST', '/api/admin/auth/login', { body: { phone: '0599999999', password } })
  expect(loggedIn.body.data?.admin).toMatchObject({ id: admin?.id, is_super: true, role: null })
  const adminToken = String(loggedIn.body.data?.token)
  const userToken = await tokenOf(phone)

  expect((await call('GET', '/api/admin/auth/me', { token: adminToken })).status).toBe(200)
  expect((await call('GET', '/api/admin/auth/me', { token: userToken })).status).toBe(403)
  expect((await profile(adminToken)).status).toBe(403)
  expect((await logIn('0599999999')).status).toBe(400)
  expect((await call('POST', '/api/admin/auth/login', { body: { phone, password } })).status).toBe(400)
})

test('a blocked admin is logged out on the next request', async () => {
  const [admin] = await db.insert(admins).values({ name: 'مدير', phone: '+966599999998', password_hash, is_super: true }).returning()
  const loggedIn = await call('POST', '/api/admin/auth/login', { body: { phone: '0599999998', password } })
  await changeAudited(app, admins, { set: { status: 'blocked' }, where: eq(admins.id, admin?.id ?? '') })
  expect((await call('GET', '/api/admin/auth/me', { token: String(loggedIn.body.data?.token) })).status).toBe(401)
  const again = await call('POST', '/api/admin/auth/login', { body: { phone: '0599999998', password } })
  expect(again.body.key).toBe('blocked')
})

test('a session of an account that is not activated has a code sent, any other session does not', async () => {
  const waiting = await client({ status: 'not_activated' })
  const token = await openSession(app.createContext(), { realm: 'site', user_id: waiting.id })
  const { status, body } = await call('POST', '/api/auth/activation', { token })
  expect([status, body.data?.phone]).toEqual([200, waiting.phone.replace('+966', '0')])
  const code = await lastCode(app, waiting.phone)
  expect((await call('POST', '/api/auth/verify', { body: { challenge_id: body.data?.challenge_id, code } })).status).toBe(200)

  expect((await call('POST', '/api/auth/activation')).status).toBe(404)
  expect((await call('POST', '/api/auth/activation', { token: await tokenOf((await client()).phone) })).status).toBe(403)
})
