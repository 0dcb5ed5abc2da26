import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeAudited } from '../../testing/change-audited.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { hashPassword } from '../auth/password.ts'
import { admins } from '../tables/people.ts'

const app = await testApp()
const { call, db, clock } = app
const password = 'correct horse'
const phone = '+966561000001'
await db.insert(admins).values({ name: 'مشرفة', phone, password_hash: await hashPassword(password), is_super: true })

const origin = 'http://localhost'
const logIn = (headers = {}) => call('POST', '/api/admin/auth/login', { body: { phone, password }, headers })
const setCookies = (headers: Readonly<Record<string, unknown>>): string[] => [headers['set-cookie'] ?? []].flat().map(String)
const cookieOf = async (): Promise<string> => setCookies((await logIn({ origin })).headers)[0]?.split(';')[0] ?? 'no cookie'
const me = (headers: Record<string, string>) => call('GET', '/api/admin/auth/me', { headers })

test('the back office gets its session in a cookie that scripts cannot read, other callers get the token', async () => {
  const browser = await logIn({ origin })
  expect(browser.body.data).not.toHaveProperty('token')
  expect(setCookies(browser.headers)[0]).toMatch(/^admin_token=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
  const program = await logIn()
  expect(setCookies(program.headers)).toEqual([])
  expect(await call('GET', '/api/admin/auth/me', { token: String(program.body.data?.token) })).toMatchObject({ status: 200 })
  const foreign = await logIn({ origin: 'https://evil.example' })
  expect([foreign.status, setCookies(foreign.headers)]).toEqual([403, []])
})

test('behind https the cookie is bound to the host', async () => {
  const secure = await testApp({ PUBLIC_URL: 'https://wasl.example' })
  await secure.db.insert(admins).values({ name: 'مشرفة', phone, password_hash: await hashPassword(password), is_super: true })
  const { headers } = await secure.call('POST', '/api/admin/auth/login', {
    body: { phone, password },
    headers: { origin: 'https://wasl.example' },
  })
  expect(setCookies(headers)[0]).toMatch(/^__Host-admin_token=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const cookie = setCookies(headers)[0]?.split(';')[0] ?? ''
  expect((await secure.call('GET', '/api/admin/auth/me', { headers: { cookie } })).status).toBe(200)
})

test('the cookie reads from anywhere and writes only from our own pages', async () => {
  const cookie = await cookieOf()
  expect((await me({ cookie })).status).toBe(200)
  const send = (headers: Record<string, string>) =>
    call('POST', '/api/admin/live/ticket', { headers: { cookie, ...headers } }).then(({ status }) => status)
  expect(await send({ origin })).toBe(200)
  const foreigners: Record<string, string>[] = [{}, { origin: 'https://evil.example' }, { origin: 'null' }]
  for (const headers of foreigners) expect(await send(headers)).toBe(401)
})

test('each realm takes its own token only', async () => {
  const client = await newClient(app)
  const siteToken = await sessionToken(app, client)
  expect((await me({ cookie: `admin_token=${siteToken}` })).status).toBe(401)
  expect((await me({ cookie: `token=${siteToken}` })).status).toBe(401)
  const cookie = await cookieOf()
  expect((await call('GET', '/api/user/profile', { headers: { cookie } })).status).toBe(401)
  expect((await call('POST', '/api/live/ticket', { headers: { cookie, origin } })).status).toBe(401)
})

test('logging out ends the session and clears the cookie', async () => {
  const cookie = await cookieOf()
  const loggedOut = await call('POST', '/api/admin/auth/logout', { headers: { cookie, origin }, body: {} })
  expect(setCookies(loggedOut.headers)[0]).toMatch(/^admin_token=; Max-Age=0; Path=\//)
  expect((await me({ cookie })).status).toBe(401)
})

test('a session of the back office ends after a week, however often it is used', async () => {
  const cookie = await cookieOf()
  for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
    expect((await me({ cookie })).status, `after ${hours} hours`).toBe(200)
    clock.advance(6 * hourMs)
  }
  clock.advance(6 * hourMs)
  expect((await me({ cookie })).status).toBe(401)
})

test('a session of the site ends after ninety days, however often it is used', async () => {
  const token = await sessionToken(app, await newClient(app))
  const profile = () => call('GET', '/api/user/profile', { token }).then(({ status }) => status)
  for (const _ of [1, 2, 3, 4]) {
    clock.advance(20 * dayMs)
    expect(await profile()).toBe(200)
  }
  clock.advance(11 * dayMs)
  expect(await profile()).toBe(401)
})

test('an admin who was blocked is logged out of the cookie at once', async () => {
  const cookie = await cookieOf()
  await changeAudited(app, admins, { set: { status: 'blocked' }, where: eq(admins.phone, phone) })
  expect((await me({ cookie })).status).toBe(401)
})
