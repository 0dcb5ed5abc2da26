import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { hashPassword } from '../auth/password.ts'
import { loginAttempts, sessions, verificationCodes } from '../tables/access.ts'
import { users } from '../tables/people.ts'

const app = await testApp()
const { call, db } = app
const password = 'riyadh-2026'
const password_hash = await hashPassword(password)
const [city] = await db
  .insert(cities)
  .values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 })
  .returning()

let phones = 0
const newPhone = () => `05130${String(10_000 + ++phones)}`
const stored = (phone: string) => phone.replace(/^0/, '+966')

async function newUser(change: Partial<typeof users.$inferInsert> = {}) {
  const user = await newClient(app, { password_hash, ...change })
  const token = await sessionToken(app, user)
  const post = (path: string, body: object = {}) => call('POST', `/api/user/${path}`, { token, body })
  return { ...user, token, post }
}
type TestUser = Awaited<ReturnType<typeof newUser>>

const textsTo = async (recipient: string) =>
  (await db.select().from(jobs).where(eq(jobs.recipient, recipient)).orderBy(desc(jobs.created_at))).map(({ body }) => body ?? '')
const lastCode = async (phone: string) => /\d{4}/.exec((await textsTo(stored(phone)))[0] ?? '')?.[0] ?? 'none'
const typesOf = async (user_id: string) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, user_id))).map((n) => n.type)
const isLoggedIn = async (token: string) => (await call('GET', '/api/user/profile', { token })).status === 200
const phoneOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.phone

async function startPhoneChange(user: TestUser, phone: string) {
  const { status, body } = await user.post('change-phone', { password, phone })
  expect(status).toBe(200)
  return { challenge_id: String(body.data?.challenge_id), code: await lastCode(phone) }
}

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.update(verificationCodes).set({ address: null })
})

test('a new password needs the current one, ends the other sessions and informs the owner', async () => {
  const user = await newUser()
  const other = await sessionToken(app, user)
  const change = (current: string, next: string) => user.post('change-password', { current, password: next, password_confirmation: next })
  expect(await change('wrong', 'a better one')).toMatchObject({ status: 422, body: { errors: { current: [expect.any(String)] } } })
  expect(await change(password, 'short')).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } })
  expect(await isLoggedIn(other)).toBe(true)
  expect((await change(password, 'a better one')).status).toBe(200)
  expect([await isLoggedIn(user.token), await isLoggedIn(other)]).toEqual([true, false])
  expect(await typesOf(user.id)).toEqual(['password_changed'])
  expect(await textsTo(user.phone)).toHaveLength(1)
  const logIn = (password: string) => call('POST', '/api/auth/login', { body: { phone: user.phone, password } })
  expect([(await logIn(password)).status, (await logIn('a better one')).status]).toEqual([400, 200])
})

test('wrong current passwords are throttled', async () => {
  const user = await newUser()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await user.post('change-phone', { password: 'wrong', phone: newPhone() })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('a code on the new number changes the phone and informs the old number', async () => {
  const user = await newUser()
  const other = await sessionToken(app, user)
  const phone = newPhone()
  expect((await user.post('change-phone', { password: 'wrong', phone })).body.errors).toHaveProperty('password')
  const attempt = await startPhoneChange(user, phone)
  expect(await phoneOf(user.id)).toBe(user.phone)
  expect((await user.post('change-phone/verify', { ...attempt, code: '12' })).body.errors).toHaveProperty('code')
  expect(await user.post('change-phone/verify', attempt)).toMatchObject({ status: 200, body: { data: { full_phone: stored(phone) } } })
  expect(await textsTo(user.phone)).toEqual([expect.stringMatching(/رقم جوال آخر/)])
  expect(await typesOf(user.id)).toEqual(['phone_changed'])
  expect([await isLoggedIn(user.token), await isLoggedIn(other)]).toEqual([true, false])
  expect((await user.post('change-phone/verify', attempt)).body.errors).toHaveProperty('code')
})

test('a code of another purpose or another account changes nothing', async () => {
  const [user, stranger] = [await newUser(), await newUser()]
  const phone = newPhone()
  const attempt = await startPhoneChange(user, phone)
  expect((await stranger.post('change-phone/verify', attempt)).status).toBe(422)
  expect((await stranger.post('change-phone/resend', { challenge_id: attempt.challenge_id })).status).toBe(404)
  expect((await call('POST', '/api/auth/verify', { body: attempt })).status).toBe(422)
  expect((await call('POST', '/api/auth/resend', { body: { challenge_id: attempt.challenge_id } })).status).toBe(404)
  const [code] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, attempt.challenge_id))
  expect(code?.attempts).toBe(0)

  const form = { name: 'سارة', phone: newPhone(), country_code: '966', email: 'sara@example.com', city_id: city?.id, terms: true }
  const registered = await call('POST', '/api/auth/register', { body: { ...form, password, password_confirmation: password } })
  const activation = { challenge_id: String(registered.body.data?.challenge_id), code: await lastCode(form.phone) }
  expect((await user.post('change-phone/verify', activation)).status).toBe(422)
  expect(await phoneOf(user.id)).toBe(user.phone)
})

test('a phone of another account cannot be taken, not even if it is registered before the code arrives', async () => {
  const [user, holder] = [await newUser(), await newUser()]
  expect((await user.post('change-phone', { password, phone: holder.phone })).body.errors).toHaveProperty('phone')
  expect((await user.post('change-phone', { password, phone: user.phone })).body.errors).toHaveProperty('phone')
  const phone = newPhone()
  const attempt = await startPhoneChange(user, phone)
  await newClient(app, { phone: stored(phone) })
  expect((await user.post('change-phone/verify', attempt)).body.errors).toHaveProperty('phone')
})

test('a registration that was never verified does not keep the phone from its owner', async () => {
  const user = await newUser()
  const phone = newPhone()
  const waiting = await newClient(app, { phone: stored(phone), status: 'not_activated' })
  expect((await user.post('change-phone/verify', await startPhoneChange(user, phone))).status).toBe(200)
  expect(await phoneOf(waiting.id)).toBeUndefined()
})

test('of two accounts that change to the same phone at the same time, one gets it', async () => {
  const [first, second] = [await newUser(), await newUser()]
  const phone = newPhone()
  const attempts = [await startPhoneChange(first, phone), await startPhoneChange(second, phone)] as const
  const results = await Promise.all([first.post('change-phone/verify', attempts[0]), second.post('change-phone/verify', attempts[1])])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await db.$count(users, eq(users.phone, stored(phone)))).toBe(1)
})

test('of two phones that one account changes to, only the last code is valid', async () => {
  const user = await newUser()
  const [first, second] = [newPhone(), newPhone()]
  const attempts = [await startPhoneChange(user, first), await startPhoneChange(user, second)] as const
  expect((await user.post('change-phone/verify', attempts[0])).status).toBe(422)
  expect((await user.post('change-phone/verify', attempts[1])).status).toBe(200)
  expect(await phoneOf(user.id)).toBe(stored(second))
})

test('users list and end only their own sessions', async () => {
  const [user, stranger] = [await newUser(), await newUser()]
  const [second, third] = [await sessionToken(app, user), await sessionToken(app, user)]
  const { body } = await call('GET', '/api/user/sessions', { token: user.token })
  const listed = Object.values(body.data ?? {})
  expect(listed).toHaveLength(3)
  expect(listed.filter(({ is_current }) => Boolean(is_current))).toHaveLength(1)
  const [other] = await db.select().from(sessions).where(eq(sessions.user_id, stranger.id))
  expect((await user.post(`sessions/${other?.id}/end`)).status).toBe(404)
  expect(await isLoggedIn(stranger.token)).toBe(true)
  const another = listed.find(({ is_current }) => !is_current)
  expect((await user.post(`sessions/${another?.id}/end`)).status).toBe(200)
  expect([await isLoggedIn(second), await isLoggedIn(third)].filter(Boolean)).toHaveLength(1)
  expect((await user.post('sessions/end-others')).status).toBe(200)
  expect([await isLoggedIn(user.token), await isLoggedIn(second), await isLoggedIn(third)]).toEqual([true, false, false])
  expect(await isLoggedIn(stranger.token)).toBe(true)
})
