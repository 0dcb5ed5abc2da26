import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { lastCode } from '../../testing/phone-codes.ts'
import { testApp } from '../../testing/test-app.ts'
import { hashPassword } from '../auth/password.ts'
import { loginAttempts, verificationCodes } from '../tables/access.ts'
import { providers } from '../tables/people.ts'

const app = await testApp()
const { call, db, clock } = app
const password = 'riyadh-2026'
const password_hash = await hashPassword(password)
const bank = { iban: 'SA0380000000608010167519', bank_name: 'مصرف الراجحي', account_name: 'إتقان', account_number: '608010167519' }
const other = { ...bank, iban: 'SA4420000001234567891234' }

async function newOwner(status: 'approved' | 'rejected' = 'approved') {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status, ...bank })
    .returning()
  const provider_id = provider?.id ?? ''
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id, password_hash })
  const token = await sessionToken(app, user)
  const post = (path: string, body: object) => call('POST', `/api/provider/business/${path}`, { token, body })
  const start = async (change: object = other) => {
    const { status, body } = await post('bank', { ...change, password })
    expect([status, body.errors]).toEqual([200, undefined])
    return { challenge_id: String(body.data?.challenge_id), code: await lastCode(app, user.phone) }
  }
  const stored = async () => (await db.select().from(providers).where(eq(providers.id, provider_id)))[0]
  return { ...user, provider_id, token, post, start, stored }
}

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.update(verificationCodes).set({ address: null })
})

test('a new IBAN needs password and code, informs the owner and holds payouts', async () => {
  const owner = await newOwner()
  const wrong = await owner.post('bank', { ...other, iban: 'SA03', account_name: '', password })
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['account_name', 'iban'])
  expect((await owner.post('bank', { ...other, password: 'wrong' })).body.errors).toHaveProperty('password')
  const attempt = await owner.start()
  expect((await owner.post('bank/verify', { ...other, ...attempt, code: attempt.code === '0000' ? '1111' : '0000' })).status).toBe(422)
  expect(await owner.stored()).toMatchObject({ iban: bank.iban, payouts_held_until: null })
  const { status, body } = await owner.post('bank/verify', { ...other, ...attempt })
  expect([status, body.data?.iban]).toEqual([200, other.iban])
  const until = Date.parse(String((await owner.stored())?.payouts_held_until))
  expect(Math.round((until - Date.parse(clock.now())) / 3_600_000)).toBe(48)
  const received = await db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(received.map(({ type }) => type)).toEqual(['bank_changed'])
  const texts = await db.select().from(jobs).where(eq(jobs.recipient, owner.phone))
  expect(texts.map(({ body }) => body).filter((text) => text?.includes('1234'))).toHaveLength(1)
  expect((await owner.post('bank/verify', { ...other, ...attempt })).status).toBe(422)
})

test('another name at the same IBAN holds nothing', async () => {
  const owner = await newOwner()
  const renamed = { ...bank, account_name: 'مؤسسة الإتقان' }
  expect((await owner.post('bank/verify', { ...renamed, ...(await owner.start(renamed)) })).status).toBe(200)
  expect(await owner.stored()).toMatchObject({ account_name: 'مؤسسة الإتقان', payouts_held_until: null })
})

test('codes of others, users with every permission and providers that are not approved change nothing', async () => {
  const [owner, stranger, rejected] = [await newOwner(), await newOwner(), await newOwner('rejected')]
  const attempt = await owner.start()
  expect((await stranger.post('bank/verify', { ...other, ...attempt })).status).toBe(422)
  expect((await call('POST', '/api/user/change-phone/verify', { token: owner.token, body: attempt })).status).toBe(422)
  const permissions = ['show_orders', 'manage_orders', 'edit_orders', 'delete_orders', 'add_users']
  const member = await newClient(app, {
    role: 'provider_user',
    client_type: null,
    provider_id: owner.provider_id,
    permissions,
    password_hash,
  })
  const token = await sessionToken(app, member)
  expect((await call('POST', '/api/provider/business/bank', { token, body: { ...other, password } })).status).toBe(403)
  expect((await rejected.post('bank/verify', { ...other, ...(await rejected.start()) })).status).toBe(409)
  for (const { stored } of [owner, stranger, rejected]) expect((await stored())?.iban).toBe(bank.iban)
})
