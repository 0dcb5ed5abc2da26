import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { testApp } from '../../testing/test-app.ts'
import { verificationCodes } from '../tables/access.ts'
import { users } from '../tables/people.ts'

const { call, db, clock } = await testApp()
const [city] = await db
  .insert(cities)
  .values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 })
  .returning()

let phones = 0
const form = (change: object = {}) => {
  phones += 1
  const phone = `05120${String(10_000 + phones)}`
  return {
    ...{ name: 'سارة العتيبي', phone, country_code: '966', email: 'sara@example.com', city_id: city?.id, terms: true },
    ...{ password: 'riyadh-2026', password_confirmation: 'riyadh-2026' },
    ...change,
  }
}
const stored = (phone: string) => phone.replace(/^0/, '+966')
const lastCode = async (phone: string) => {
  const [sms] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.recipient, stored(phone)))
    .orderBy(desc(jobs.created_at))
    .limit(1)
  return /\d{4}/.exec(sms?.body ?? '')?.[0] ?? 'none'
}
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const registered = async (change: object = {}) => {
  const sent = form(change)
  const { body, status } = await call('POST', '/api/auth/register', { body: sent })
  expect(status).toBe(201)
  return { ...sent, challenge_id: String(body.data?.challenge_id) }
}

const verify = (challenge_id: string, code: string) => call('POST', '/api/auth/verify', { body: { challenge_id, code } })
const resend = (challenge_id: string) => call('POST', '/api/auth/resend', { body: { challenge_id } })
const logIn = (phone: string, password: string) => call('POST', '/api/auth/login', { body: { phone, password } })
const bothPasswords = (password: string) => ({ password, password_confirmation: password })

test('the SMS of a code ends with the line for autofill on this host, and expires with the code', async () => {
  const { phone } = await registered()
  const [sms] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.recipient, stored(phone)))
  expect(sms?.body).toMatch(/(\d{4})[\s\S]*\n@localhost #\1$/)
  expect(sms).toMatchObject({ purpose: 'code', user_id: expect.any(String), expires_at: expect.any(String) })
})

test('a client registers, verifies the code and reads the profile', async () => {
  const { phone, challenge_id } = await registered()
  expect((await call('POST', '/api/auth/login', { body: { phone, password: 'riyadh-2026' } })).body.key).toBe('needActive')
  const verified = await call('POST', '/api/auth/verify', { body: { challenge_id, code: await lastCode(phone) } })
  expect(verified).toMatchObject({
    status: 200,
    body: { key: 'success', data: { user: { phone, full_phone: stored(phone), role: 'client' } } },
  })

  const profile = await call('GET', '/api/user/profile', { token: String(verified.body.data?.token), lang: 'en' })
  expect(profile.body.data).toMatchObject({
    name: 'سارة العتيبي',
    country_code: '966',
    city: { id: city?.id, name: 'Riyadh' },
    is_notify: true,
  })
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, stored(phone)))
  const received = await db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user?.id ?? ''))
  expect(received.map(({ type }) => type)).toEqual(['account_activated'])
})

test('who orders as a guest has an account after the code, without an email address, and chooses a password later', async () => {
  const { email, password, password_confirmation, ...guest } = form()
  const sent = await call('POST', '/api/auth/register/guest', { body: guest })
  expect(sent.status).toBe(201)
  const verified = await verify(String(sent.body.data?.challenge_id), await lastCode(guest.phone))
  expect(verified.body.data?.user).toMatchObject({ role: 'client', client_type: 'individual', email: null, city: { id: city?.id } })
  expect((await call('POST', '/api/auth/register/guest', { body: guest })).body).toMatchObject({
    ...{ key: 'registered', errors: { phone: [expect.any(String)] } },
  })
  clock.advance(2 * minuteMs)
  const device = verified.body.data?.device
  const forgot = await call('POST', '/api/auth/forgot', { body: { phone: guest.phone, device } })
  const code = { challenge_id: forgot.body.data?.challenge_id, code: await lastCode(guest.phone), device }
  expect((await call('POST', '/api/auth/forgot/change', { body: { ...code, password, password_confirmation } })).status).toBe(200)
  expect((await call('POST', '/api/auth/login', { body: { phone: guest.phone, password } })).status).toBe(200)
})

test('what a guest leaves out is named at its fields, all at once', async () => {
  const { body } = await call('POST', '/api/auth/register/guest', { body: { name: '1', phone: '', city_id: '', terms: false } })
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['city_id', 'name', 'phone', 'terms'])
})

test('a code works only once', async () => {
  const { phone, challenge_id } = await registered()
  const body = { challenge_id, code: await lastCode(phone) }
  expect((await call('POST', '/api/auth/verify', { body })).status).toBe(200)
  expect((await call('POST', '/api/auth/verify', { body })).body.errors).toMatchObject({ code: [expect.any(String)] })
})

test('after five wrong attempts the right code is no longer valid', async () => {
  const { phone, challenge_id } = await registered()
  const code = await lastCode(phone)
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await call('POST', '/api/auth/verify', { body: { challenge_id, code: wrongOf(code) } })).status).toBe(422)
  const { status, body } = await verify(challenge_id, code)
  expect({ status, message: body.errors?.code?.[0] }).toEqual({
    status: 422,
    message: 'You entered too many wrong codes. Request a new one',
  })
})

test('text that cannot be a code is an error of the field and no attempt', async () => {
  const { phone, challenge_id } = await registered()
  for (const code of ['', '12', 'abcd', '12345']) {
    const { status, body } = await verify(challenge_id, code)
    expect({ status, message: body.errors?.code?.[0] }).toEqual({
      status: 422,
      message: code === '' ? 'This field is required' : 'Enter the 4 digits of the code',
    })
  }
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, challenge_id))
  expect(row?.attempts).toBe(0)
  const arabicDigits = (await lastCode(phone)).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect((await verify(challenge_id, ` ${arabicDigits} `)).status).toBe(200)
})

test('fifty concurrent attempts count as five', async () => {
  const { phone, challenge_id } = await registered()
  const code = wrongOf(await lastCode(phone))
  await Promise.all(Array.from({ length: 50 }, () => call('POST', '/api/auth/verify', { body: { challenge_id, code } })))
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, challenge_id))
  expect(row?.attempts).toBe(5)
})

test('a code is valid for five minutes', async () => {
  const { phone, challenge_id } = await registered()
  const code = await lastCode(phone)
  clock.advance(5 * minuteMs)
  expect((await call('POST', '/api/auth/verify', { body: { challenge_id, code } })).status).toBe(422)
})

test('only the hash of the code is stored', async () => {
  const { phone, challenge_id } = await registered()
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.id, challenge_id))
  expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(`"${await lastCode(phone)}"`)
})

test('a phone gets five codes per day', async () => {
  const { phone, challenge_id } = await registered()
  expect((await resend(challenge_id)).body.data?.challenge_id).toBe(challenge_id)
  for (let sent = 1; sent < 5; sent++) {
    clock.advance(61_000)
    expect((await resend(challenge_id)).status).toBe(200)
  }
  clock.advance(61_000)
  expect(await resend(challenge_id)).toMatchObject({ status: 429, body: { key: 'too_many' } })
  clock.advance(dayMs)
  expect((await resend(challenge_id)).status).toBe(200)
  const messages = await db
    .select()
    .from(jobs)
    .where(eq(jobs.recipient, stored(phone)))
  expect(messages).toHaveLength(6)
})

test('an IP address gets thirty codes per hour', async () => {
  clock.advance(3_601_000)
  for (let sent = 0; sent < 30; sent++) await registered()
  expect((await call('POST', '/api/auth/register', { body: form() })).status).toBe(429)
  clock.advance(3_601_000)
  await registered()
}, 60_000)

test('a taken phone is a field error, and the account is unchanged', async () => {
  const { phone, challenge_id } = await registered()
  await call('POST', '/api/auth/verify', { body: { challenge_id, code: await lastCode(phone) } })
  const again = await call('POST', '/api/auth/register', { body: form({ phone, name: 'شخص آخر' }), lang: 'ar' })
  expect(again).toMatchObject({ status: 422, body: { key: 'registered', errors: { phone: ['هذا الرقم مسجّل من قبل. سجّل الدخول'] } } })
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, stored(phone)))
  expect(user?.name).toBe('سارة العتيبي')
})

test('activation applies the form of the challenge whose code was entered, not that of another registration of the phone', async () => {
  const owner = await registered()
  const ownersCode = await lastCode(owner.phone)
  clock.advance(1_000)
  const stranger = await registered({ phone: owner.phone, name: 'شخص آخر', ...bothPasswords('strangers-choice') })
  expect((await verify(owner.challenge_id, wrongOf(ownersCode))).status).toBe(422)
  expect((await verify(owner.challenge_id, ownersCode)).body.data?.user?.name).toBe('سارة العتيبي')
  expect((await logIn(owner.phone, 'strangers-choice')).status).toBe(400)
  expect((await logIn(owner.phone, 'riyadh-2026')).status).toBe(200)
  // The account is active: the stranger's code no longer changes it.
  expect((await verify(stranger.challenge_id, await lastCode(owner.phone))).status).toBe(422)
  expect((await logIn(owner.phone, 'strangers-choice')).status).toBe(400)
})

test('an owner who registers after a stranger gets the account with their own form', async () => {
  const stranger = await registered({ name: 'شخص آخر', ...bothPasswords('strangers-choice') })
  clock.advance(1_000)
  const owner = await registered({ phone: stranger.phone, email: 'owner@example.com' })
  const verified = await verify(owner.challenge_id, await lastCode(owner.phone))
  expect(verified.body.data?.user).toMatchObject({ name: 'سارة العتيبي', email: 'owner@example.com' })
  expect((await logIn(owner.phone, 'strangers-choice')).status).toBe(400)
  expect((await logIn(owner.phone, 'riyadh-2026')).status).toBe(200)
})

test('a resend continues its own challenge and never returns another one', async () => {
  const owner = await registered()
  clock.advance(1_000)
  const stranger = await registered({ phone: owner.phone, name: 'شخص آخر', ...bothPasswords('strangers-choice') })
  expect((await resend(owner.challenge_id)).body.data?.challenge_id).toBe(owner.challenge_id)
  clock.advance(61_000)
  const resent = await resend(owner.challenge_id)
  expect(resent.status).toBe(200)
  expect([owner.challenge_id, stranger.challenge_id]).not.toContain(resent.body.data?.challenge_id)
  const code = await lastCode(owner.phone)
  expect((await verify(stranger.challenge_id, code)).status).toBe(422)
  expect((await verify(String(resent.body.data?.challenge_id), code)).body.data?.user?.name).toBe('سارة العتيبي')
  expect((await logIn(owner.phone, 'riyadh-2026')).status).toBe(200)
})

test('a resent code makes the earlier one of its challenge invalid', async () => {
  const { phone, challenge_id } = await registered()
  const code = await lastCode(phone)
  clock.advance(61_000)
  await resend(challenge_id)
  expect((await verify(challenge_id, code)).status).toBe(422)
})

test('role and status in the body and a city that is not served are rejected', async () => {
  expect((await call('POST', '/api/auth/register', { body: form({ role: 'provider' }) })).body.errors).toMatchObject({
    role: [expect.any(String)],
  })
  const unknownCity = form({ city_id: '2f1c7f0e-6f1c-4b1e-9b6e-0c5a4f6e8a11' })
  expect((await call('POST', '/api/auth/register', { body: unknownCity })).body.errors).toMatchObject({ city_id: [expect.any(String)] })
})
