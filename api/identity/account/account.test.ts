import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { hashPassword } from '../auth/password.ts'
import { openSession } from '../sessions/open-session.ts'
import { loginAttempts } from '../tables/access.ts'
import { admins } from '../tables/people.ts'
import { codeAt } from '../two-factor/totp.ts'

const app = await testApp()
const { call, db, clock } = app
const password = 'correct horse'
const password_hash = await hashPassword(password)
let phones = 0

async function newAdmin() {
  const phone = `+9665${60_000_000 + ++phones}`
  const [admin] = await db.insert(admins).values({ name: 'مشرفة', phone, password_hash }).returning()
  if (!admin) throw new Error('newAdmin: insert returned no row')
  const token = await openSession(app.createContext(), { realm: 'admin', admin_id: admin.id })
  const post = (path: string, body: object = {}) => call('POST', `/api/admin/auth/${path}`, { token, body })
  const logIn = (more: object = {}) => call('POST', '/api/admin/auth/login', { body: { phone, password, ...more } })
  return { ...admin, token, post, logIn }
}

/** Enables two-factor authentication. Returns the secret, the code used to confirm it, and the recovery codes. */
async function withTwoFactor(admin: Awaited<ReturnType<typeof newAdmin>>) {
  const secret = String((await admin.post('two-factor/begin', { password })).body.data?.secret)
  const code = codeAt(secret, clock.now())
  const { body } = await admin.post('two-factor/confirm', { code })
  return { secret, code, recovery: Object.values(body.data?.recovery_codes ?? {}).map(String) }
}
const nextPeriod = () => clock.advance(31_000)

beforeEach(async () => void (await db.delete(loginAttempts)))

test('once two-factor is enabled, login requires a code, and each code works once', async () => {
  const admin = await newAdmin()
  expect((await admin.logIn()).status).toBe(200)
  const { secret, code } = await withTwoFactor(admin)
  const [stored] = await db.select().from(admins).where(eq(admins.id, admin.id))
  expect(stored?.two_factor_secret).toMatch(/^v1\./)
  expect(stored?.two_factor_secret).not.toContain(secret)
  expect(await admin.logIn()).toMatchObject({ status: 422, body: { two_factor_required: true, errors: { code: [expect.any(String)] } } })
  expect((await admin.logIn({ code })).status).toBe(422)
  expect((await admin.logIn({ code: '000000' })).status).toBe(422)
  nextPeriod()
  expect(await admin.logIn({ code: codeAt(secret, clock.now()) })).toMatchObject({
    status: 200,
    body: { data: { admin: { has_two_factor: true } } },
  })
})

test('an unconfirmed secret does not change the login', async () => {
  const admin = await newAdmin()
  await admin.post('two-factor/begin', { password })
  expect((await admin.post('two-factor/confirm', { code: '123456' })).status).toBe(422)
  expect((await admin.logIn()).status).toBe(200)
})

test('a recovery code works once, with or without dashes', async () => {
  const admin = await newAdmin()
  const { recovery } = await withTwoFactor(admin)
  expect(recovery).toHaveLength(10)
  const code = recovery[0] ?? ''
  expect((await admin.logIn({ code: code.replaceAll('-', '').toLowerCase() })).status).toBe(200)
  expect((await admin.logIn({ code })).status).toBe(422)
})

test('wrong codes are throttled even with the right password', async () => {
  const admin = await newAdmin()
  const { recovery } = await withTwoFactor(admin)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await admin.logIn({ code: '000000' })).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await admin.logIn({ code: recovery[1] })).status).toBe(429)
})

test('disabling two-factor requires the password and a code', async () => {
  const admin = await newAdmin()
  const { secret } = await withTwoFactor(admin)
  nextPeriod()
  const code = codeAt(secret, clock.now())
  expect((await admin.post('two-factor/disable', { password: 'wrong', code })).status).toBe(422)
  expect((await admin.post('two-factor/disable', { password, code: '000000' })).status).toBe(422)
  expect((await admin.post('two-factor/disable', { password, code })).status).toBe(200)
  expect((await admin.logIn()).status).toBe(200)
})

test('changing the password requires the current one and ends the other sessions', async () => {
  const admin = await newAdmin()
  const other = await openSession(app.createContext(), { realm: 'admin', admin_id: admin.id })
  const change = (current: string, next: string) => admin.post('password', { current, password: next, password_confirmation: next })
  expect(await change('wrong', 'a better one')).toMatchObject({ status: 422, body: { errors: { current: [expect.any(String)] } } })
  expect(await change(password, 'short')).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } })
  expect((await change(password, 'a better one')).status).toBe(200)
  expect((await call('GET', '/api/admin/auth/me', { token: other })).status).toBe(401)
  expect((await call('GET', '/api/admin/auth/me', { token: admin.token })).status).toBe(200)
  expect((await admin.logIn({ password: 'a better one' })).status).toBe(200)
})

test('an admin can list and end only their own sessions', async () => {
  const [admin, otherAdmin] = [await newAdmin(), await newAdmin()]
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
  await openSession(app.createContext(), { realm: 'admin', admin_id: admin.id }, userAgent)
  const { body } = await call('GET', '/api/admin/auth/sessions', { token: admin.token })
  const listed = Object.values(body.data ?? {})
  expect(listed.filter(({ is_current }) => Boolean(is_current))).toHaveLength(1)
  const other = listed.find(({ is_current }) => !is_current)
  expect(other).toMatchObject({ device: 'Firefox · Linux', user_agent: userAgent })
  expect((await otherAdmin.post(`sessions/${other?.id}/end`)).status).toBe(404)
  expect((await admin.post(`sessions/${other?.id}/end`)).status).toBe(200)
})
