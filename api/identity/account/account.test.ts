import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { logInTries } from '../../platform/db/tables/access.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/open-session.ts'
import { hashPassword } from '../auth/password.ts'
import { codeAt } from '../two-factor/totp.ts'

const house = await testApp()
const { call, db, clock } = house
const password = 'correct horse'
const password_hash = await hashPassword(password)
let phones = 0

async function newAdmin() {
  const phone = `+9665${60_000_000 + ++phones}`
  const [admin] = await db.insert(admins).values({ name: 'مشرفة', phone, password_hash }).returning()
  if (!admin) throw new Error('newAdmin: nothing came back')
  const token = await openSession(house.ctxOf(), { realm: 'admin', admin_id: admin.id })
  const post = (path: string, body: object = {}) => call('POST', `/api/admin/auth/${path}`, { token, body })
  const logIn = (more: object = {}) => call('POST', '/api/admin/auth/login', { body: { phone, password, ...more } })
  return { ...admin, token, post, logIn }
}

/** Switches the two-step log-in on; tells the secret, the code it took, and the recovery codes. */
async function withTwoStep(admin: Awaited<ReturnType<typeof newAdmin>>) {
  const secret = String((await admin.post('two-step/begin', { password })).body.data?.secret)
  const code = codeAt(secret, clock.now())
  const { body } = await admin.post('two-step/confirm', { code })
  return { secret, code, recovery: Object.values(body.data?.recovery_codes ?? {}).map(String) }
}
const nextPeriod = () => clock.advance(31_000)

beforeEach(async () => void (await db.delete(logInTries)))

test('a log-in asks for the code once the app has shown one, and takes no code twice', async () => {
  const admin = await newAdmin()
  expect((await admin.logIn()).status).toBe(200)
  const { secret, code } = await withTwoStep(admin)
  const [stored] = await db.select().from(admins).where(eq(admins.id, admin.id))
  expect(stored?.two_step_secret).toMatch(/^v1\./)
  expect(stored?.two_step_secret).not.toContain(secret)
  expect(await admin.logIn()).toMatchObject({ status: 422, body: { two_step: true, errors: { code: [expect.any(String)] } } })
  expect((await admin.logIn({ code })).status).toBe(422)
  expect((await admin.logIn({ code: '000000' })).status).toBe(422)
  nextPeriod()
  expect(await admin.logIn({ code: codeAt(secret, clock.now()) })).toMatchObject({
    status: 200,
    body: { data: { admin: { has_two_step: true } } },
  })
})

test('a secret that no code was given back for changes nothing', async () => {
  const admin = await newAdmin()
  await admin.post('two-step/begin', { password })
  expect((await admin.post('two-step/confirm', { code: '123456' })).status).toBe(422)
  expect((await admin.logIn()).status).toBe(200)
})

test('a recovery code logs in once, with or without its dashes', async () => {
  const admin = await newAdmin()
  const { recovery } = await withTwoStep(admin)
  expect(recovery).toHaveLength(10)
  const code = recovery[0] ?? ''
  expect((await admin.logIn({ code: code.replaceAll('-', '').toLowerCase() })).status).toBe(200)
  expect((await admin.logIn({ code })).status).toBe(422)
})

test('wrong codes are throttled although the password is right', async () => {
  const admin = await newAdmin()
  const { recovery } = await withTwoStep(admin)
  const answers: number[] = []
  for (let tries = 0; tries < 12; tries += 1) answers.push((await admin.logIn({ code: '000000' })).status)
  expect(answers.at(-1)).toBe(429)
  expect((await admin.logIn({ code: recovery[1] })).status).toBe(429)
})

test('switching it off takes the password and a code', async () => {
  const admin = await newAdmin()
  const { secret } = await withTwoStep(admin)
  nextPeriod()
  const code = codeAt(secret, clock.now())
  expect((await admin.post('two-step/off', { password: 'wrong', code })).status).toBe(422)
  expect((await admin.post('two-step/off', { password, code: '000000' })).status).toBe(422)
  expect((await admin.post('two-step/off', { password, code })).status).toBe(200)
  expect((await admin.logIn()).status).toBe(200)
})

test('a new password needs the old one and ends the other sessions', async () => {
  const admin = await newAdmin()
  const other = await openSession(house.ctxOf(), { realm: 'admin', admin_id: admin.id })
  const change = (current: string, next: string) => admin.post('password', { current, password: next, password_confirmation: next })
  expect(await change('wrong', 'a better one')).toMatchObject({ status: 422, body: { errors: { current: [expect.any(String)] } } })
  expect(await change(password, 'short')).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } })
  expect((await change(password, 'a better one')).status).toBe(200)
  expect((await call('GET', '/api/admin/auth/me', { token: other })).status).toBe(401)
  expect((await call('GET', '/api/admin/auth/me', { token: admin.token })).status).toBe(200)
  expect((await admin.logIn({ password: 'a better one' })).status).toBe(200)
})

test('an admin sees its own sessions and ends them, nobody else’s', async () => {
  const [admin, stranger] = [await newAdmin(), await newAdmin()]
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
  await openSession(house.ctxOf(), { realm: 'admin', admin_id: admin.id }, userAgent)
  const { body } = await call('GET', '/api/admin/auth/sessions', { token: admin.token })
  const listed = Object.values(body.data ?? {})
  expect(listed.filter(({ is_this }) => Boolean(is_this))).toHaveLength(1)
  const other = listed.find(({ is_this }) => !is_this)
  expect(other).toMatchObject({ device: 'Firefox · Linux', user_agent: userAgent })
  expect((await stranger.post(`sessions/${other?.id}/end`)).status).toBe(404)
  expect((await admin.post(`sessions/${other?.id}/end`)).status).toBe(200)
})
