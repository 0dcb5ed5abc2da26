import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { lastCode } from '../../testing/phone-codes.ts'
import { testApp } from '../../testing/test-app.ts'
import { sessions, verificationCodes } from '../tables/access.ts'
import { hashPassword } from './password.ts'

const app = await testApp({ TRUST_PROXY: '1' })
const { call, db, clock } = app
const oldPassword = 'riyadh-2026'
const password = 'new-jeddah-2026'
const password_hash = await hashPassword(oldPassword)
const newUser = (change: Parameters<typeof newClient>[1] = {}) => newClient(app, { password_hash, ...change })
const national = (phone: string) => phone.replace('+966', '0')
const forgot = (phone: string, { from = '203.0.113.1', device }: { from?: string; device?: string } = {}) =>
  call('POST', '/api/auth/forgot', { body: { phone, device }, headers: { 'x-forwarded-for': from } })
const change = (challenge_id: unknown, code: string, changed: object = {}) =>
  call('POST', '/api/auth/forgot/change', { body: { challenge_id, code, password, password_confirmation: password, ...changed } })
const check = (challenge_id: unknown, code: string, device?: string) =>
  call('POST', '/api/auth/forgot/check', { body: { challenge_id, code, device } })
const logIn = (phone: string, typed: string) => call('POST', '/api/auth/login', { body: { phone, password: typed } })
/** The token of a device on which this user has logged in. */
const deviceOf = async (user: { phone: string }) => String((await logIn(user.phone, oldPassword)).body.data?.device)
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a new password with the code: all sessions end, the owner is informed, the old one no longer works', async () => {
  const user = await newUser()
  const device = await deviceOf(user)
  const token = await sessionToken(app, user)
  const { body } = await forgot(national(user.phone))
  const id = body.data?.challenge_id
  const code = await lastCode(app, user.phone)
  expect((await check(id, code, device)).body.data).toEqual({ next: 'password' })
  expect((await change(id, code, { device, password: 'short', password_confirmation: 'other' })).body.errors).toMatchObject({
    password: [expect.any(String)],
    password_confirmation: [expect.any(String)],
  })
  expect((await change(id, code, { device })).status).toBe(200)
  expect(await db.$count(sessions, eq(sessions.user_id, user.id))).toBe(0)
  expect((await call('GET', '/api/user/profile', { token })).status).toBe(401)
  expect((await logIn(user.phone, oldPassword)).status).toBe(400)
  expect((await logIn(user.phone, password)).status).toBe(200)
  const received = await db.select().from(notifications).where(eq(notifications.user_id, user.id))
  expect(received.map(({ type }) => type)).toEqual(['password_changed'])
  const sms = await db.select().from(jobs).where(eq(jobs.recipient, user.phone))
  expect(sms).toHaveLength(2)
  expect((await change(id, code, { device })).status).toBe(422)
})

test('a phone without an active account gets the same response and no message', async () => {
  const known = await newUser()
  const blocked = await newUser({ status: 'blocked' })
  const unknown = '0577777777'
  const shown = async (phone: string) => {
    const { status, body } = await forgot(phone)
    const { challenge_id, phone: shownPhone, ...data } = Object(body.data)
    return { status, msg: body.msg, data, names: [typeof challenge_id, typeof shownPhone] }
  }
  const expected = await shown(national(known.phone))
  expect(expected.status).toBe(200)
  for (const phone of [unknown, national(blocked.phone)]) expect(await shown(phone)).toEqual(expected)
  for (const phone of ['+966577777777', blocked.phone]) expect(await db.$count(jobs, eq(jobs.recipient, phone))).toBe(0)
})

test('codes of a reset are throttled per phone, known or not', async () => {
  const user = await newUser()
  for (const phone of [national(user.phone), '0577777778']) {
    for (let sent = 0; sent < 5; sent++) {
      expect((await forgot(phone)).status).toBe(200)
      clock.advance(minuteMs + 1000)
    }
    expect((await forgot(phone)).status).toBe(429)
  }
})

test('strangers cannot use up the codes of a phone', async () => {
  const user = await newUser()
  const device = await deviceOf(user)
  for (let sent = 0; sent < 5; sent++) {
    expect((await forgot(user.phone)).status).toBe(200)
    clock.advance(minuteMs + 1000)
  }
  expect((await forgot(user.phone)).status).toBe(429)
  expect((await forgot(user.phone, { from: '203.0.113.2' })).status).toBe(200)
  for (let n = 0; n < 20; n++) {
    clock.advance(minuteMs + 1000)
    await forgot(user.phone, { from: `198.51.100.${n}` })
  }
  // Together they have a limit too, since each code is an SMS. The owner is not part of it.
  clock.advance(minuteMs + 1000)
  expect((await forgot(user.phone, { from: '203.0.113.3' })).status).toBe(429)
  expect((await forgot(user.phone, { from: '203.0.113.3', device })).status).toBe(200)
})

test('a device that the account does not know needs the code of the email too', async () => {
  const user = await newUser({ email: 'sara@example.com' })
  const { body } = await forgot(user.phone)
  const [id, code] = [body.data?.challenge_id, await lastCode(app, user.phone)]
  expect((await change(id, code)).body.errors).toMatchObject({ email_code: [expect.any(String)] })
  const step = (await check(id, code)).body
  expect(step).toMatchObject({ msg: 'We sent another code to s•••@example.com', data: { next: 'email', email: 's•••@example.com' } })
  const emails = await db.select().from(jobs).where(eq(jobs.recipient, 'sara@example.com'))
  expect(emails).toHaveLength(1)
  const email_code = /\d{6}/.exec(emails[0]?.body ?? '')?.[0] ?? ''
  const email_challenge_id = step.data?.email_challenge_id
  const wrong = String((Number(email_code) + 1) % 1_000_000).padStart(6, '0')
  expect((await change(id, code, { email_challenge_id, email_code: wrong })).body.errors).toEqual({
    email_code: [expect.stringMatching(/^Wrong code\. Tries left: \d$/)],
  })
  expect((await change(id, code, { email_challenge_id, email_code })).status).toBe(200)
  expect((await logIn(user.phone, password)).status).toBe(200)
})

test('a code of somebody else’s email resets nothing', async () => {
  const [user, other] = await Promise.all([newUser({ email: 'noura@example.com' }), newUser({ email: 'other@example.com' })])
  const challengeOf = async ({ phone }: { phone: string }) => {
    const id = (await forgot(phone)).body.data?.challenge_id
    const code = await lastCode(app, phone)
    return { id, code, email_challenge_id: (await check(id, code)).body.data?.email_challenge_id }
  }
  const [own, foreign] = [await challengeOf(user), await challengeOf(other)]
  const [email] = await db.select().from(jobs).where(eq(jobs.recipient, 'other@example.com'))
  const email_code = /\d{6}/.exec(email?.body ?? '')?.[0]
  expect((await change(own.id, own.code, { email_challenge_id: foreign.email_challenge_id, email_code })).status).toBe(422)
})

test('without email a new device waits for a day, the owner is notified, and a login of the owner stops it', async () => {
  const user = await newUser()
  const begin = async (device?: string) => {
    const { body } = await forgot(user.phone)
    const [id, code] = [body.data?.challenge_id, await lastCode(app, user.phone)]
    return { id, code, step: (await check(id, code, device)).body }
  }
  const first = await begin()
  expect(first.step).toMatchObject({ data: { next: 'wait' }, msg: expect.stringContaining('Come back then') })
  const from = formatDateTime(new Date(Date.parse(clock.now()) + dayMs).toISOString(), 'en')
  expect(from).toMatch(/^\d\d-\d\d-\d{4} \d{1,2}:\d\d\u00a0[ap]m$/)
  expect(first.step.msg).toContain(`from ${from} on`)
  const device = String(first.step.data?.device)
  expect((await change(first.id, first.code, { device })).status).toBe(422)
  const notified = () => db.$count(notifications, and(eq(notifications.user_id, user.id), eq(notifications.type, 'reset_waiting')))
  expect(await notified()).toBe(1)
  const sms = await db
    .select({ body: jobs.body })
    .from(jobs)
    .where(and(eq(jobs.recipient, user.phone), eq(jobs.queue, 'sms')))
  expect([sms.length, sms.at(-1)?.body]).toEqual([2, expect.stringMatching(/\d{4} \d{1,2}:\d\d\u00a0[صم]/)])
  clock.advance(dayMs - minuteMs)
  expect((await begin(device)).step.data?.next).toBe('wait')
  expect(await notified()).toBe(1)
  clock.advance(2 * minuteMs)
  const later = await begin(device)
  expect(later.step.data).toEqual({ next: 'password' })
  await logIn(user.phone, oldPassword)
  expect((await change(later.id, later.code, { device })).status).toBe(422)
})

test('somebody who cannot open the email may wait as well', async () => {
  const user = await newUser({ email: 'lost@example.com' })
  const id = (await forgot(user.phone)).body.data?.challenge_id
  const code = await lastCode(app, user.phone)
  const waiting = await call('POST', '/api/auth/forgot/wait', { body: { challenge_id: id, code } })
  expect(waiting.body.data).toMatchObject({ next: 'wait', device: expect.any(String) })
})

test('the own phone is no password', async () => {
  const user = await newUser()
  const device = await deviceOf(user)
  const { body } = await forgot(user.phone)
  const [id, code] = [body.data?.challenge_id, await lastCode(app, user.phone)]
  const phone = national(user.phone)
  const rejected = await change(id, code, { device, password: phone, password_confirmation: phone })
  expect(rejected.body.errors).toEqual({ password: ['Your number is no password. Choose another'] })
  expect((await change(id, code, { device })).status).toBe(200)
})

test('five attempts count together, checking and changing', async () => {
  const user = await newUser()
  const device = await deviceOf(user)
  const { body } = await forgot(user.phone)
  const code = await lastCode(app, user.phone)
  const id = body.data?.challenge_id
  for (let attempt = 0; attempt < 3; attempt++) expect((await check(id, wrongOf(code))).status).toBe(422)
  for (let attempt = 0; attempt < 2; attempt++) expect((await change(id, wrongOf(code))).status).toBe(422)
  expect((await change(id, code, { device })).status).toBe(422)
  expect((await logIn(user.phone, oldPassword)).status).toBe(200)
})

test('a code of a registration resets nothing, and a code of a reset activates nothing', async () => {
  const user = await newUser()
  const { body } = await forgot(user.phone)
  const id = String(body.data?.challenge_id)
  const code = await lastCode(app, user.phone)
  expect((await call('POST', '/api/auth/verify', { body: { challenge_id: id, code } })).status).toBe(422)
  await db.update(verificationCodes).set({ purpose: 'register' }).where(eq(verificationCodes.id, id))
  expect((await change(id, code)).status).toBe(422)
  expect((await call('POST', '/api/auth/resend', { body: { challenge_id: id } })).status).toBe(404)
})
