import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, verificationCodes } from '../../platform/db/tables/access.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { notifications } from '../../platform/db/tables/notifications.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { lastCode } from '../../testing/phone-codes.ts'
import { testApp } from '../../testing/test-app.ts'
import { hashPassword } from './password.ts'

const app = await testApp()
const { call, db, clock } = app
const oldPassword = 'riyadh-2026'
const password = 'new-jeddah-2026'
const password_hash = await hashPassword(oldPassword)
const newUser = (change: Parameters<typeof newClient>[1] = {}) => newClient(app, { password_hash, ...change })
const national = (phone: string) => phone.replace('+966', '0')
const forgot = (phone: string) => call('POST', '/api/auth/forgot', { body: { phone } })
const change = (challenge_id: unknown, code: string, changed: object = {}) =>
  call('POST', '/api/auth/forgot/change', { body: { challenge_id, code, password, password_confirmation: password, ...changed } })
const check = (challenge_id: unknown, code: string) => call('POST', '/api/auth/forgot/check', { body: { challenge_id, code } })
const logIn = (phone: string, typed: string) => call('POST', '/api/auth/login', { body: { phone, password: typed } })
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a new password with the code: all sessions end, the owner is informed, the old one no longer works', async () => {
  const user = await newUser()
  const token = await sessionToken(app, user)
  const { body } = await forgot(national(user.phone))
  const id = body.data?.challenge_id
  const code = await lastCode(app, user.phone)
  expect((await check(id, code)).status).toBe(200)
  expect((await change(id, code, { password: 'short', password_confirmation: 'other' })).body.errors).toMatchObject({
    password: [expect.any(String)],
    password_confirmation: [expect.any(String)],
  })
  expect((await change(id, code)).status).toBe(200)
  expect(await db.$count(sessions, eq(sessions.user_id, user.id))).toBe(0)
  expect((await call('GET', '/api/user/profile', { token })).status).toBe(401)
  expect((await logIn(user.phone, oldPassword)).status).toBe(400)
  expect((await logIn(user.phone, password)).status).toBe(200)
  const received = await db.select().from(notifications).where(eq(notifications.user_id, user.id))
  expect(received.map(({ type }) => type)).toEqual(['password_changed'])
  const sms = await db.select().from(jobs).where(eq(jobs.recipient, user.phone))
  expect(sms).toHaveLength(2)
  expect((await change(id, code)).status).toBe(422)
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

test('five attempts count together, checking and changing', async () => {
  const user = await newUser()
  const { body } = await forgot(user.phone)
  const code = await lastCode(app, user.phone)
  const id = body.data?.challenge_id
  for (let attempt = 0; attempt < 3; attempt++) expect((await check(id, wrongOf(code))).status).toBe(422)
  for (let attempt = 0; attempt < 2; attempt++) expect((await change(id, wrongOf(code))).status).toBe(422)
  expect((await change(id, code)).status).toBe(422)
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
