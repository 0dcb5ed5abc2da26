import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { knownDevices, loginAttempts } from '../tables/access.ts'
import { admins } from '../tables/people.ts'
import { hashPassword } from './password.ts'

// Every attempt hashes a password.
vi.setConfig({ testTimeout: 120_000 })

const app = await testApp({ TRUST_PROXY: '1' })
const { call, db, clock } = app
const password = 'riyadh-2026'
const password_hash = await hashPassword(password)
const adminPhone = '+966561000009'
await db.insert(admins).values({ name: 'مشرفة', phone: adminPhone, password_hash, is_super: true })

type Attempt = { phone: string; secret?: string; from?: string; device?: string }
const logIn = ({ phone, secret = 'something-else', from = '203.0.113.1', device }: Attempt) =>
  call('POST', '/api/auth/login', { body: { phone, password: secret, ...(device && { device }) }, headers: { 'x-forwarded-for': from } })
const logInAdmin = ({ secret = 'something-else', from = '203.0.113.1', device }: Omit<Attempt, 'phone'>) =>
  call('POST', '/api/admin/auth/login', {
    body: { phone: adminPhone, password: secret },
    headers: { 'x-forwarded-for': from, origin: 'http://localhost', ...(device && { cookie: device }) },
  })
const failTimes = async (count: number, attempt: Attempt) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await logIn(attempt)).status)
  return statuses
}

beforeEach(async () => void (await db.delete(loginAttempts)))

test('ten wrong passwords from one address delay it, longer with each further one', async () => {
  const { phone } = await newClient(app, { password_hash })
  expect(await failTimes(10, { phone })).toEqual(Array(10).fill(400))
  const delayed = await logIn({ phone, secret: password })
  expect(delayed).toMatchObject({ status: 429, body: { key: 'too_many', msg: 'Too many failed attempts. Try again in a minute' } })
  expect(Number(delayed.headers['retry-after'])).toBeGreaterThan(25)
  clock.advance(31_000)
  expect((await logIn({ phone })).status).toBe(400)
  clock.advance(31_000)
  expect((await logIn({ phone, secret: password })).status).toBe(429)
  clock.advance(30_000)
  expect((await logIn({ phone, secret: password })).status).toBe(200)
  // A login starts the count again for this address.
  expect((await logIn({ phone })).status).toBe(400)
})

test('a rejected attempt is no attempt: trying on does not prolong the delay', async () => {
  const { phone } = await newClient(app, { password_hash })
  await failTimes(10, { phone })
  expect(await failTimes(20, { phone })).toEqual(Array(20).fill(429))
  clock.advance(31_000)
  expect((await logIn({ phone, secret: password })).status).toBe(200)
})

test('concurrent attempts count: of fifty at once at most ten are checked', async () => {
  const { phone } = await newClient(app, { password_hash })
  const all = await Promise.all(Array.from({ length: 50 }, () => logIn({ phone })))
  expect(all.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
  expect(all.every(({ status }) => status === 400 || status === 429)).toBe(true)
})

test('a login is not delayed by a concurrent one from the same address', async () => {
  const { phone } = await newClient(app, { password_hash })
  const at = new Date(Date.parse(clock.now()) + 40).toISOString()
  await db.insert(loginAttempts).values({ realm: 'site', phone: '+966561111111', address: '203.0.113.1', at })
  expect((await logIn({ phone, secret: password })).status).toBe(200)
})

test('strangers cannot lock the owner out of the site or the back office', async () => {
  const { phone } = await newClient(app, { password_hash })
  for (let n = 0; n < 12; n++) await logIn({ phone, from: `198.51.100.${n}` })
  expect((await logIn({ phone, secret: password, from: '203.0.113.9' })).status).toBe(200)
  for (let n = 0; n < 12; n++) await logInAdmin({ from: `198.51.100.${n}` })
  expect((await logInAdmin({ secret: password, from: '203.0.113.9' })).status).toBe(200)
})

test('during an attack from a hundred networks a new device of the owner still logs in, and each network has three attempts', async () => {
  const { phone } = await newClient(app, { password_hash })
  const at = clock.now()
  await db
    .insert(loginAttempts)
    .values(Array.from({ length: 110 }, (_, n) => ({ realm: 'site' as const, phone, address: `198.51.100.${n}`, at })))
  expect((await failTimes(4, { phone, from: '203.0.113.78' })).slice(0, 4)).toEqual([400, 400, 400, 429])
  expect((await logIn({ phone, secret: password, from: '203.0.113.79' })).status).toBe(200)
})

test('the addresses of one IPv6 network count as one, and those of a site together', async () => {
  const { phone } = await newClient(app, { password_hash })
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await logIn({ phone, from: `2001:db8:1:2::${n + 1}` })).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  const at = clock.now()
  await db
    .insert(loginAttempts)
    .values(
      Array.from({ length: 490 }, (_, n) => ({ realm: 'site' as const, phone: '+966561111112', address: `2001:db8:1:${n + 9}::/64`, at })),
    )
  expect((await logIn({ phone: '0533010009', from: '2001:db8:1:ffff::1' })).status).toBe(429)
  expect((await logIn({ phone: '0533010009', from: '2001:db8:2:ffff::1' })).status).toBe(400)
})

test('an IPv4 address that is mapped to IPv6 counts as the same', async () => {
  const { phone } = await newClient(app, { password_hash })
  await failTimes(10, { phone, from: '203.0.113.80' })
  expect((await logIn({ phone, from: '::ffff:203.0.113.80' })).status).toBe(429)
})

test('behind very many addresses, only devices of earlier logins still pass', async () => {
  const { phone } = await newClient(app, { password_hash })
  const device = String((await logIn({ phone, secret: password })).body.data?.device)
  const adminDevice = [(await logInAdmin({ secret: password })).headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('admin_device='))
  expect(adminDevice).toMatch(/^admin_device=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
  for (const [realm, owner] of [
    ['site', phone],
    ['admin', adminPhone],
  ] as const)
    await db
      .insert(loginAttempts)
      .values(Array.from({ length: 1000 }, (_, n) => ({ realm, phone: owner, address: `2001:db8:${n}:0::/64`, at: clock.now() })))
  expect((await logIn({ phone, secret: password, from: '203.0.113.77' })).status).toBe(429)
  expect((await logIn({ phone, secret: password, from: '203.0.113.77', device: 'x'.repeat(43) })).status).toBe(429)
  expect((await logIn({ phone, secret: password, from: '203.0.113.77', device })).status).toBe(200)
  expect((await logInAdmin({ secret: password, from: '203.0.113.77' })).status).toBe(429)
  expect((await logInAdmin({ secret: password, from: '203.0.113.77', device: adminDevice?.split(';')[0] ?? '' })).status).toBe(200)
  // A device is known for the accounts that logged in on it, and for these only.
  const other = await newClient(app, { password_hash })
  await failTimes(10, { phone: other.phone, device })
  expect((await logIn({ phone: other.phone, secret: password, device })).status).toBe(429)
})

test('a known device has its own limit, and is stored as a hash', async () => {
  const { phone } = await newClient(app, { password_hash })
  const device = String((await logIn({ phone, secret: password })).body.data?.device)
  const [stored] = await db
    .select()
    .from(knownDevices)
    .where(and(eq(knownDevices.realm, 'site'), eq(knownDevices.phone, phone)))
  expect(stored?.device_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await failTimes(10, { phone, device })).toEqual(Array(10).fill(400))
  expect((await logIn({ phone, secret: password, device })).status).toBe(429)
  expect((await logIn({ phone, secret: password })).status).toBe(200)
})

test('an IP address has fifty failed attempts across all phones', async () => {
  for (let n = 0; n < 50; n++) await logIn({ phone: `05330${String(10_000 + n)}` })
  const { phone } = await newClient(app, { password_hash })
  expect((await logIn({ phone, secret: password })).status).toBe(429)
  clock.advance(15 * minuteMs)
  expect((await logIn({ phone, secret: password })).status).toBe(200)
})

test('the owner is informed of many failed attempts, once a day', async () => {
  const user = await newClient(app, { password_hash })
  const informed = () => db.$count(notifications, and(eq(notifications.user_id, user.id), eq(notifications.type, 'failed_logins')))
  for (let n = 0; n < 9; n++) await logIn({ phone: user.phone, from: `198.51.100.${n}` })
  expect(await informed()).toBe(0)
  for (let n = 0; n < 5; n++) await logIn({ phone: user.phone, from: `198.51.100.${n}` })
  expect(await informed()).toBe(1)
  clock.advance(dayMs)
  for (let n = 0; n < 10; n++) await logIn({ phone: user.phone, from: `198.51.100.${n}` })
  expect(await informed()).toBe(2)
})

test('an admin is informed by SMS, and the administration in its notifications', async () => {
  await db.delete(adminNotifications)
  await db.delete(jobs)
  for (let n = 0; n < 12; n++) await logInAdmin({ from: `198.51.100.${n}` })
  expect(await db.$count(adminNotifications, eq(adminNotifications.type, 'admin_failed_logins'))).toBe(1)
  const sent = await db.select().from(jobs).where(eq(jobs.recipient, adminPhone))
  expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining('10')])
})
