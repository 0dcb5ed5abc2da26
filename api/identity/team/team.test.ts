import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { lastCode } from '../../testing/phone-codes.ts'
import { testApp } from '../../testing/test-app.ts'
import { fullPhone } from '../profiles/phone.ts'
import { verificationCodes } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'

const app = await testApp()
const { call, db, clock } = app
const url = '/api/provider/users'
const password = 'riyadh-2026'
const unknownId = '00000000-0000-4000-8000-000000000000'
let phones = 0
const newPhone = () => `05${70_000_000 + ++phones}`

type Member = { id: string; name: string; status: string; permissions: string[]; can_manage: boolean; invited_until: string | null }
const asMembers = (members: unknown) => members as Member[]

/** The owner of a new approved provider, and a function that adds people to it. */
async function newTeam() {
  const values = { name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status: 'approved' } as const
  const [provider] = await db.insert(providers).values(values).returning()
  const provider_id = provider?.id ?? ''
  const join = async (change: Partial<typeof users.$inferInsert>) => {
    const user = await newClient(app, { role: 'provider_user', client_type: null, provider_id, ...change })
    return { ...user, token: await sessionToken(app, user) }
  }
  return { owner: await join({ role: 'provider', name: 'المالك' }), join, provider_id }
}

const invite = (token: string, change: object = {}) =>
  call('POST', url, {
    token,
    body: { name: 'لمى العنزي', phone: newPhone(), country_code: '966', permissions: ['show_orders'], ...change },
  })
const listed = async (token: string) => asMembers((await call('GET', url, { token })).body.data?.members)

/** Invites a person. Returns the id and what the SMS holds. */
async function invited(token: string, change: object = {}) {
  const phone = newPhone()
  const { status, body } = await invite(token, { phone, ...change })
  expect([status, body.errors]).toEqual([201, undefined])
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, String(fullPhone(phone))))
  return { id: String(user?.id), phone, ...(await invitationTo(phone)) }
}

async function invitationTo(phone: string) {
  const texts = await db
    .select()
    .from(jobs)
    .where(eq(jobs.recipient, String(fullPhone(phone))))
    .orderBy(jobs.created_at)
  const [, challenge_id] = /invitation\/([\w-]+)/.exec(texts.at(-1)?.body ?? '') ?? []
  return { challenge_id: String(challenge_id), code: await lastCode(app, phone) }
}

const accept = ({ challenge_id, code }: { challenge_id: string; code: string }, change: object = {}) =>
  call('POST', '/api/auth/invitation', {
    body: { challenge_id, code, password, password_confirmation: password, terms: true, ...change },
  })
const isLoggedIn = async (token: string) => (await call('GET', '/api/user/profile', { token })).status === 200

beforeEach(async () => void (await db.update(verificationCodes).set({ address: null, created_at: '2020-01-01T00:00:00Z' })))

test('an invited person sets their own password and works with the permissions they were given', async () => {
  const { owner } = await newTeam()
  const invitation = await invited(owner.token, { permissions: ['show_orders', 'show_orders', 'manage_orders'] })
  expect(await listed(owner.token)).toMatchObject([
    { name: 'المالك', is_owner: true, can_manage: false, is_self: true },
    { name: 'لمى العنزي', status: 'invited', permissions: ['show_orders', 'manage_orders'], invited_until: expect.any(String) },
  ])
  expect((await call('POST', '/api/auth/login', { body: { phone: invitation.phone, password: 'invited-1' } })).status).toBe(400)
  const wrong = { password: 'short', password_confirmation: 'other', terms: false }
  expect(Object.keys((await accept(invitation, wrong)).body.errors ?? {}).sort()).toEqual(['password', 'password_confirmation', 'terms'])
  const { status, body } = await accept(invitation)
  expect(status).toBe(200)
  expect(body.data?.user).toMatchObject({ role: 'provider_user', permissions: ['show_orders', 'manage_orders'] })
  expect((await call('POST', '/api/auth/login', { body: { phone: invitation.phone, password } })).status).toBe(200)
  expect((await listed(owner.token))[1]).toMatchObject({ status: 'active', invited_until: null })
})

test('an invitation works once, until it expires or another is sent', async () => {
  const { owner } = await newTeam()
  const first = await invited(owner.token)
  expect((await call('POST', `${url}/${first.id}/invite`, { token: owner.token })).status).toBe(200)
  expect((await accept(first)).body.errors).toMatchObject({ code: [expect.any(String)] })
  const second = await invitationTo(first.phone)
  expect((await accept(second)).status).toBe(200)
  expect((await accept(second)).body.errors).toMatchObject({ code: [expect.any(String)] })
  expect((await call('POST', `${url}/${first.id}/invite`, { token: owner.token })).status).toBe(409)

  const late = await invited(owner.token)
  clock.advance(72 * 60 * 60_000 + 1000)
  expect((await accept(late)).status).toBe(422)
  expect((await listed(await sessionToken(app, owner))).find(({ id }) => id === late.id)).toMatchObject({ invited_until: null })
})

test('codes of another purpose accept no invitation, and an invitation neither verifies a phone nor resets a password', async () => {
  const { owner } = await newTeam()
  const invitation = await invited(owner.token)
  const { challenge_id, code } = invitation
  expect((await call('POST', '/api/auth/verify', { body: { challenge_id, code } })).status).toBe(422)
  expect((await call('POST', '/api/auth/resend', { body: { challenge_id } })).status).toBe(404)
  const reset = { challenge_id, code, password, password_confirmation: password }
  expect((await call('POST', '/api/auth/forgot/change', { body: reset })).status).toBe(422)
  await call('POST', '/api/auth/forgot', { body: { phone: owner.phone } })
  const [sent] = await db.select().from(verificationCodes).where(eq(verificationCodes.phone, owner.phone))
  expect((await accept({ challenge_id: String(sent?.id), code: await lastCode(app, owner.phone) })).status).toBe(422)
  expect((await accept(invitation)).status).toBe(200)
})

test('nobody gives permissions they lack, and the owner has all', async () => {
  const { owner, join } = await newTeam()
  const adder = await join({ permissions: ['add_users', 'show_orders'] })
  expect((await invite(adder.token, { permissions: ['show_orders'] })).status).toBe(201)
  expect((await invite(adder.token, { permissions: ['manage_orders'] })).status).toBe(403)
  const peer = await join({ permissions: [] })
  const edit = (token: string, id: string, permissions: string[]) =>
    call('PATCH', `${url}/${id}`, { token, body: { name: 'ليان', permissions } })
  expect((await edit(adder.token, peer.id, ['delete_orders'])).status).toBe(403)
  expect((await edit(adder.token, peer.id, ['show_orders'])).status).toBe(200)
  expect((await edit(adder.token, adder.id, ['add_users', 'manage_orders'])).status).toBe(403)
  expect((await edit(adder.token, owner.id, [])).status).toBe(403)
  const manager = await join({ permissions: ['manage_orders'] })
  for (const action of ['block', 'invite'])
    expect((await call('POST', `${url}/${manager.id}/${action}`, { token: adder.token })).status).toBe(403)
  expect((await call('DELETE', `${url}/${manager.id}`, { token: adder.token })).status).toBe(403)
  expect((await edit(owner.token, manager.id, ['add_users', 'delete_orders'])).status).toBe(200)
  expect((await listed(adder.token)).find(({ id }) => id === peer.id)).toMatchObject({ permissions: ['show_orders'], can_manage: true })
})

test('people of another provider do not exist, neither for the owner nor for users who add users', async () => {
  const [first, other] = [await newTeam(), await newTeam()]
  const stranger = await first.join({ permissions: [] })
  const adder = await other.join({ permissions: ['add_users'] })
  for (const { token } of [other.owner, adder]) {
    const statusOf = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}) =>
      (await call(method, `${url}/${path}`, { token, body })).status
    expect(await statusOf('PATCH', stranger.id, { name: 'اسم آخر', permissions: [] })).toBe(404)
    for (const action of ['block', 'unblock', 'invite']) expect(await statusOf('POST', `${stranger.id}/${action}`)).toBe(404)
    expect(await statusOf('DELETE', stranger.id)).toBe(404)
    expect(await statusOf('DELETE', unknownId)).toBe(404)
    expect((await listed(token)).map(({ id }) => id)).not.toContain(stranger.id)
  }
  expect(await isLoggedIn(stranger.token)).toBe(true)
})

test('role, status, provider and unknown permissions cannot be sent along', async () => {
  const { owner, join } = await newTeam()
  for (const change of [{ role: 'provider' }, { status: 'active' }, { provider_id: unknownId }, { password_hash: 'x' }])
    expect((await invite(owner.token, change)).body.errors).toHaveProperty(Object.keys(change)[0] ?? '')
  expect((await invite(owner.token, { permissions: ['everything'] })).status).toBe(422)
  const user = await join({ permissions: [] })
  const body = { name: 'ليان', permissions: [], phone: newPhone() }
  expect((await call('PATCH', `${url}/${user.id}`, { token: owner.token, body })).body.errors).toHaveProperty('phone')
})

test('new permissions, a block and a removal end the sessions; a new name does not', async () => {
  const { owner, join } = await newTeam()
  const user = await join({ permissions: ['show_orders'] })
  const post = (action: string) => call('POST', `${url}/${user.id}/${action}`, { token: owner.token })
  const edit = (body: object) => call('PATCH', `${url}/${user.id}`, { token: owner.token, body })
  await edit({ name: 'ليان', permissions: ['show_orders'] })
  expect(await isLoggedIn(user.token)).toBe(true)
  await edit({ name: 'ليان', permissions: [] })
  expect(await isLoggedIn(user.token)).toBe(false)
  const blocked = await sessionToken(app, user)
  expect((await post('block')).status).toBe(200)
  expect(await isLoggedIn(blocked)).toBe(false)
  expect((await post('block')).status).toBe(409)
  expect((await post('unblock')).status).toBe(200)
  const removed = await sessionToken(app, user)
  expect((await call('DELETE', `${url}/${user.id}`, { token: owner.token })).status).toBe(200)
  expect(await isLoggedIn(removed)).toBe(false)
  expect((await listed(owner.token)).map(({ id }) => id)).toEqual([owner.id])
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ status: 'deleted', phone: `deleted:${user.id}`, permissions: [] })
})

test('a block of the administration is not lifted by the provider', async () => {
  const { owner, join } = await newTeam()
  const user = await join({ permissions: [] })
  const post = (action: string) => call('POST', `${url}/${user.id}/${action}`, { token: owner.token })
  const admin = await adminToken(app, 'all')
  const byAdmin = (action: string) =>
    call('POST', `/api/admin/provider-users/${user.id}/actions/${action}`, {
      token: admin,
      body: action === 'block' ? { reason: 'مخالفة الشروط' } : {},
    })
  await post('block')
  expect((await byAdmin('unblock')).status).toBe(200)
  expect((await byAdmin('block')).status).toBe(200)
  expect((await post('unblock')).status).toBe(403)
  expect((await call('DELETE', `${url}/${user.id}`, { token: owner.token })).status).toBe(403)
})

test('a phone of another account is not invited, one that nobody verified is, and a removed invitation frees it', async () => {
  const { owner } = await newTeam()
  const holder = await newClient(app)
  expect((await invite(owner.token, { phone: holder.phone })).body.errors).toHaveProperty('phone')
  const waiting = await newClient(app, { status: 'not_activated' })
  expect((await invite(owner.token, { phone: waiting.phone })).status).toBe(201)
  const other = await newTeam()
  expect((await invite(other.owner.token, { phone: waiting.phone })).body.errors).toHaveProperty('phone')
  const [{ id } = { id: '' }] = await db.select().from(users).where(eq(users.phone, waiting.phone))
  expect((await call('DELETE', `${url}/${id}`, { token: owner.token })).status).toBe(200)
  expect((await invite(other.owner.token, { phone: waiting.phone })).status).toBe(201)
})

test('whether phones have an account is asked at most twenty times an hour', async () => {
  const { owner } = await newTeam()
  const taken = await newClient(app)
  for (let n = 0; n < 20; n++) expect((await invite(owner.token, { phone: taken.phone })).status).toBe(422)
  expect((await invite(owner.token, { phone: taken.phone })).status).toBe(429)
})
