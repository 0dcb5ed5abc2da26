import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { eraseAudited } from '../../testing/erase-audited.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { lastCode } from '../../testing/phone-codes.ts'
import { testApp } from '../../testing/test-app.ts'
import { deleteExpiredCredentials } from '../auth/delete-expired.ts'
import { nafathRequests, verificationCodes, verifiedIdentities } from '../tables/access.ts'
import { users } from '../tables/people.ts'
import type { LocalNafath } from './nafath.ts'

const app = await testApp()
const { call, db, clock } = app
const [city] = await db
  .insert(cities)
  .values({ name_ar: 'الرياض', name_en: 'Riyadh', region: 'riyadh', is_served: true, sort_order: 1 })
  .returning()

const service = app.shared.adapters.nafath as LocalNafath
let sequence = 0
/** A valid national id that no other test uses. */
function newId(): string {
  sequence += 1
  const start = `10${String(sequence).padStart(7, '0')}`
  const digits = [...`${start}0`].map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
  const sum = digits.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return `${start}${(10 - (sum % 10)) % 10}`
}
const base = { email: 'sara@example.com', city_id: city?.id, password: 'riyadh-2026', password_confirmation: 'riyadh-2026', terms: true }
const newPhone = () => `05${String(30_000_000 + ++sequence)}`

const start = (national_id: string) => call('POST', '/api/auth/nafath', { body: { national_id } })
const status = (token: string) => call('POST', '/api/auth/nafath/status', { body: { token } })
const logIn = (token: string) => call('POST', '/api/auth/nafath/login', { body: { token } })
const register = (token: string, phone: string) =>
  call('POST', '/api/auth/nafath/register', { body: { ...base, name: 'سارة', token, phone } })
const verify = async (challenge_id: unknown, phone: string) =>
  call('POST', '/api/auth/verify', { body: { challenge_id, code: await lastCode(app, phone) } })

type Answer = Parameters<LocalNafath['answer']>[1]
async function answer(token: unknown, as: Answer): Promise<void> {
  const [id = ''] = String(token).split('.')
  const [request] = await db.select().from(nafathRequests).where(eq(nafathRequests.id, id))
  await service.answer(request?.trans_id ?? '', as)
}
/** A request for this id with its answer. */
async function answeredRequest(national_id: string, as: Answer): Promise<string> {
  const { body } = await start(national_id)
  await answer(body.data?.token, as)
  const token = String(body.data?.token)
  await status(token)
  return token
}
async function registered(national_id: string): Promise<{ token: string; phone: string }> {
  const phone = newPhone()
  const { body } = await register(await answeredRequest(national_id, 'completed'), phone)
  const verified = await verify(body.data?.challenge_id, phone)
  return { token: String(verified.body.data?.token), phone }
}
// All tests come from one address.
beforeEach(async () => {
  await db.update(nafathRequests).set({ address: 'elsewhere' })
  await db.update(verificationCodes).set({ address: 'elsewhere' })
})

test('a person registers with an approved request and a code, and then logs in with Nafath alone', async () => {
  const id = newId()
  const started = await start(id)
  expect(started).toMatchObject({ status: 201, body: { data: { number: expect.stringMatching(/^\d\d$/), expires_in_seconds: 120 } } })
  const token = String(started.body.data?.token)
  expect((await status(token)).body.data).toMatchObject({ status: 'waiting', has_account: null })
  await answer(started.body.data?.token, 'completed')
  clock.advance(3_000)
  expect((await status(token)).body.data).toMatchObject({ status: 'completed', has_account: false })

  const phone = newPhone()
  const registered = await register(token, phone)
  expect(registered.status).toBe(201)
  const verified = await verify(registered.body.data?.challenge_id, phone)
  expect(verified.body.data?.user).toMatchObject({ is_identity_verified: true, client_type: 'individual' })

  const again = await answeredRequest(id, 'completed')
  const loggedIn = await logIn(again)
  expect([loggedIn.status, loggedIn.body.data?.user?.phone]).toEqual([200, phone])
})

test.each(['10000000', '3000000000', '1000000000', '', 'abcdefghij'])('%s is not a national id', async (national_id) => {
  const { status, body } = await start(national_id)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['national_id']])
})

test('Arabic digits are the same id', async () => {
  const id = newId()
  const arabic = id.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect((await start(arabic)).status).toBe(201)
  expect((await start(id)).body.errors).toHaveProperty('national_id')
})

test('a result is used once', async () => {
  const id = newId()
  await registered(id)
  const token = await answeredRequest(id, 'completed')
  expect((await logIn(token)).status).toBe(200)
  expect((await logIn(token)).status).toBe(409)
  expect((await status(token)).status).toBe(409)
})

test('a result is used once by concurrent requests too', async () => {
  const id = newId()
  await registered(id)
  const token = await answeredRequest(id, 'completed')
  const statuses = await Promise.all([logIn(token), logIn(token), logIn(token)])
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('an id has one request that waits, and a second is never given the first', async () => {
  const id = newId()
  const results = await Promise.all([start(id), start(id)])
  expect(results.map(({ status }) => status).sort()).toEqual([201, 422])
  clock.advance(121_000)
  expect((await start(id)).status).toBe(201)
})

test.each(['rejected', 'expired'] as const)('a request that is %s opens nothing', async (as) => {
  const id = newId()
  await registered(id)
  const token = await answeredRequest(id, as)
  expect((await status(token)).body.data).toMatchObject({ status: as, has_account: null })
  expect((await logIn(token)).status).toBe(409)
  expect((await register(token, newPhone())).status).toBe(409)
})

test('a request expires without an answer, and an approval that comes later changes nothing', async () => {
  const { body } = await start(newId())
  const token = String(body.data?.token)
  clock.advance(121_000)
  expect((await status(token)).body.data?.status).toBe('expired')
  await answer(body.data?.token, 'completed')
  expect((await status(token)).body.data?.status).toBe('expired')
})

test('an approval is usable for half an hour', async () => {
  const token = await answeredRequest(newId(), 'completed')
  clock.advance(31 * 60 * 1000)
  expect((await status(token)).body.data?.status).toBe('expired')
  expect((await register(token, newPhone())).status).toBe(409)
})

test('a request that nobody approved opens nothing', async () => {
  const { body } = await start(newId())
  expect((await register(String(body.data?.token), newPhone())).status).toBe(409)
  expect((await logIn(String(body.data?.token))).status).toBe(409)
})

test('a changed token, and the id of another request with it, are not accepted', async () => {
  const [first, second] = [await answeredRequest(newId(), 'completed'), await answeredRequest(newId(), 'completed')]
  const [id = ''] = second.split('.')
  const forged = id + first.slice(first.indexOf('.'))
  for (const token of [forged, `${first}x`, id, 'nonsense']) expect((await status(token)).status).toBe(409)
})

test('a code of another purpose does not give the identity', async () => {
  const token = await answeredRequest(newId(), 'completed')
  const phone = newPhone()
  const plain = await call('POST', '/api/auth/register', { body: { ...base, name: 'سارة', phone } })
  clock.advance(120_000)
  expect((await register(token, phone)).status).toBe(201)
  const code = await lastCode(app, phone)
  // The challenge of the other registration: its own code is another one, and it gives no identity.
  await db.update(verificationCodes).set({ attempts: 0 })
  const { body } = await call('POST', '/api/auth/verify', { body: { challenge_id: plain.body.data?.challenge_id, code } })
  expect(body.data?.user?.is_identity_verified ?? false).toBe(false)
})

test('an identity has one account: the second of two completions fails', async () => {
  const id = newId()
  const token = await answeredRequest(id, 'completed')
  const phones = [newPhone(), newPhone()]
  const registered = await Promise.all(phones.map((phone) => register(token, phone)))
  const results = await Promise.all(phones.map((phone, at) => verify(registered[at]?.body.data?.challenge_id, phone)))
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  const failed = phones[results.findIndex(({ status }) => status === 409)] ?? ''
  const [account] = await db
    .select({ status: users.status })
    .from(users)
    .where(eq(users.phone, `+966${failed.slice(1)}`))
  expect(account?.status).toBe('not_activated')

  const next = await answeredRequest(id, 'completed')
  expect((await status(next)).body.data?.has_account).toBe(true)
  expect((await register(next, newPhone())).status).toBe(409)
})

test('a code that is sent again still gives the identity', async () => {
  const token = await answeredRequest(newId(), 'completed')
  const phone = newPhone()
  const { body } = await register(token, phone)
  clock.advance(120_000)
  const resent = await call('POST', '/api/auth/resend', { body: { challenge_id: body.data?.challenge_id } })
  expect((await verify(resent.body.data?.challenge_id, phone)).body.data?.user?.is_identity_verified).toBe(true)
})

test('a blocked account does not open, and its request stays unused', async () => {
  const id = newId()
  const { phone } = await registered(id)
  await changeAudited(app, users, { set: { status: 'blocked' }, where: eq(users.phone, `+966${phone.slice(1)}`) })
  expect((await logIn(await answeredRequest(id, 'completed'))).body.key).toBe('blocked')
})

test('a logged-in user links an identity; requests of others and of the login do not do it', async () => {
  const [owner, other] = [await newClient(app), await newClient(app)]
  const [token, foreign] = [await sessionToken(app, owner), await sessionToken(app, other)]
  const started = await call('POST', '/api/user/identity', { token, body: { national_id: newId() } })
  const body = { token: String(started.body.data?.token) }
  await answer(started.body.data?.token, 'completed')
  expect((await call('POST', '/api/user/identity/status', { token: foreign, body })).status).toBe(409)
  expect((await call('POST', '/api/user/identity/status', { token, body })).body.data?.status).toBe('completed')
  expect((await logIn(body.token)).status).toBe(409)
  expect((await call('POST', '/api/user/identity/link', { token: foreign, body })).status).toBe(409)
  const linked = await call('POST', '/api/user/identity/link', { token, body })
  expect(linked.body.data?.is_identity_verified).toBe(true)
  expect((await call('POST', '/api/user/identity/link', { token, body })).status).toBe(409)
})

test('an id has five requests an hour', async () => {
  const id = newId()
  for (const _ of Array.from({ length: 5 })) await answeredRequest(id, 'rejected')
  expect((await start(id)).status).toBe(429)
  clock.advance(3601_000)
  expect((await start(id)).status).toBe(201)
})

test('an address has twenty requests an hour', async () => {
  for (const _ of Array.from({ length: 20 })) expect((await start(newId())).status).toBe(201)
  expect((await start(newId())).status).toBe(429)
})

test('the id is nowhere in the database, and a deleted account leaves nothing of it', async () => {
  const id = newId()
  const { token } = await registered(id)
  const [{ tables = [] } = {}] = await db
    .execute<{ tables: string[] }>(sql`select array_agg(tablename::text) as tables from pg_tables where schemaname = 'public'`)
    .then(({ rows }) => rows)
  const dumps = await Promise.all(
    tables.map(async (table) =>
      (await db.execute(sql`select t::text as row from ${sql.identifier(table)} t`)).rows.map((row) => JSON.stringify(row)).join(),
    ),
  )
  expect(dumps.join().length).toBeGreaterThan(1000)
  expect(dumps.join()).not.toContain(id)

  const { body } = await call('GET', '/api/user/profile', { token })
  const own = eq(verifiedIdentities.user_id, String(body.data?.id))
  expect(await db.$count(verifiedIdentities, own)).toBe(1)
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, String(body.data?.id)))
  if (user) await eraseAudited(app, user)
  expect(await db.$count(verifiedIdentities, own)).toBe(0)
})

test('old requests are deleted', async () => {
  await start(newId())
  clock.advance(4 * 24 * 3600 * 1000)
  await deleteExpiredCredentials(app.shared)
  await deleteExpiredCredentials(app.shared)
  expect(await db.$count(nafathRequests)).toBe(0)
})

test('the forms of the stand-in’s page answer a request', async () => {
  const { body } = await start(newId())
  const page = await call('GET', '/dev/nafath?lang=ar')
  expect(page.text).toContain('<html lang="ar" dir="rtl">')
  const [form = '', encoding, action = ''] =
    /<form method="post" enctype="([^"]+)" action="([^"]+\/rejected\?lang=ar)">/.exec(page.text) ?? []
  expect(form).not.toBe('')
  for (const [, path = ''] of page.text.matchAll(/action="([^"]+\/rejected\?lang=ar)"/g))
    expect((await call('POST', path, { body: '', headers: { 'content-type': String(encoding) } })).status).toBe(303)
  expect(action).toContain('/rejected')
  expect((await status(String(body.data?.token))).body.data?.status).toBe('rejected')
})
