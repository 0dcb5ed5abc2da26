import { pages } from '@wasl/shared/pages/pages.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers, type users } from '../../identity/tables/people.ts'
import type { User } from '../../platform/context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { notifications } from '../tables/notifications.ts'
import { notify } from './notify.ts'

const app = await testApp()
const { call, db, createContext, clock } = app

const person = async (change: Partial<typeof users.$inferInsert> = {}) => {
  const user = await newClient(app, change)
  return { user, token: await sessionToken(app, user) }
}
const notifyTimes = async (userId: string, times: number) => {
  for (let count = 0; count < times; count++) {
    clock.advance(1_000)
    await notify(createContext(), { user_ids: [userId], type: 'account_activated', params: { name: 'سارة' } })
  }
}
const list = async (token: string, query = '') =>
  (await call('GET', `/api/general/notifications${query}`, { token })).body.data?.notifications

test('notifications come ten a page, in both languages', async () => {
  const { user, token } = await person()
  await notifyTimes(user.id, 12)
  const first = await list(token)
  expect(first?.pagination).toEqual({ total_items: 12, per_page: 10, total_pages: 2, current_page: 1 })
  expect(first?.data).toHaveLength(10)
  expect(first?.data?.[0]).toMatchObject({
    title_ar: expect.any(String),
    title_en: expect.any(String),
    body_ar: expect.any(String),
    is_read: false,
  })
  expect(String(first?.data?.[0]?.created_at) > String(first?.data?.[9]?.created_at)).toBe(true)
  expect((await list(token, '?page=2'))?.data).toHaveLength(2)
  expect((await list(token, '?page=1&per_page=5'))?.pagination).toMatchObject({ total_pages: 3 })
})

test('the unread count becomes zero after reading', async () => {
  const { user, token } = await person()
  await notifyTimes(user.id, 3)
  const count = async () => (await call('GET', '/api/general/count-notifications', { token })).body.data
  expect(await count()).toMatchObject({ count: 3, messages: 0 })
  await call('PATCH', '/api/general/read-notifications', { token })
  expect(await count()).toMatchObject({ count: 0, messages: 0 })
  expect((await list(token))?.data?.[0]?.is_read).toBe(true)
})

const ownerPages = [
  pages.wallet(),
  pages.finances(),
  pages.settlements(),
  pages.ownCalendar(),
  pages.ownPackages(),
  pages.ownCars(),
  pages.deliveries(),
  pages.ownProducts(),
  pages.complaints(),
]
test.each([
  {
    person: 'a client',
    status: 'approved',
    role: 'client',
    permissions: [],
    denied: [pages.settlements(), pages.ownCalendar(), pages.ownPackages(), pages.ownCars(), pages.deliveries(), pages.ownProducts()],
  },
  { person: 'a provider', status: 'approved', role: 'provider', permissions: [], denied: [] },
  {
    person: 'a provider under review',
    status: 'pending_review',
    role: 'provider',
    permissions: [],
    denied: [pages.chats(), ...ownerPages],
  },
  {
    person: 'a reader of orders',
    status: 'approved',
    role: 'provider_user',
    permissions: ['show_orders'],
    denied: ownerPages.filter((page) => page !== pages.ownCalendar()),
  },
  {
    person: 'somebody who adds users',
    status: 'approved',
    role: 'provider_user',
    permissions: ['add_users'],
    denied: [pages.chats(), ...ownerPages],
  },
] as const)('the menus of $person learn which pages the access table denies', async ({ status, role, permissions, denied }) => {
  const names = { name_ar: 'مزود', name_en: 'Provider' }
  const [provider] = await db
    .insert(providers)
    .values({ ...names, type: 'company', status })
    .returning()
  const membership = role === 'client' ? {} : { client_type: null, provider_id: provider?.id ?? null }
  const { token } = await person({ role, permissions: [...permissions], ...membership })
  expect((await call('GET', '/api/general/count-notifications', { token })).body.data?.denied_pages).toEqual(denied)
})

test('the unread notifications come first, each half newest first', async () => {
  const { user, token } = await person()
  await notifyTimes(user.id, 3)
  const newest = (await list(token))?.data?.[0]?.id
  await call('PATCH', '/api/general/read-notifications', { token, body: { ids: [newest] } })
  const rows = (await list(token))?.data
  expect(rows).toMatchObject([{ is_read: false }, { is_read: false }, { is_read: true, id: newest }])
  expect(String(rows?.[0]?.created_at) > String(rows?.[1]?.created_at)).toBe(true)
})

test('a page of notifications has the time of the server, by which readers know what is of today', async () => {
  const { token } = await person()
  clock.advance(2 * dayMs)
  const { now } = (await call('GET', '/api/general/notifications', { token })).body.data ?? {}
  expect(Math.abs(Date.parse(String(now)) - Date.parse(clock.now()))).toBeLessThan(10_000)
})

test('the notifications about a page are marked as read together', async () => {
  const { user, token } = await person()
  for (const link of [pages.wallet(), pages.wallet(), pages.settings()])
    await notify(createContext(), { user_ids: [user.id], type: 'account_activated', params: { name: 'سارة' }, link })
  const read = await call('PATCH', '/api/general/read-notifications', { token, body: { link: pages.wallet() } })
  expect(read.body.data).toEqual({ count: 1 })
  expect((await list(token))?.data).toMatchObject([{ link: pages.settings(), is_read: false }, { is_read: true }, { is_read: true }])
})

test('an own action is stored as read and alerts nobody, unless it is about the safety of the account', async () => {
  const { user, token } = await person()
  // Safe: notify() reads only these of a principal.
  const own = createContext({ kind: 'user', id: user.id } as User)
  await notify(own, { user_ids: [user.id], type: 'account_activated', params: { name: 'سارة' } })
  expect((await list(token))?.data).toMatchObject([{ is_read: true }])
  expect(await db.$count(jobs, eq(jobs.recipient, user.id))).toBe(0)
  await notify(own, { user_ids: [user.id], type: 'password_changed' })
  expect((await list(token))?.data).toMatchObject([{ type: 'password_changed', is_read: false }, { is_read: true }])
  expect(await db.$count(jobs, eq(jobs.recipient, user.id))).toBe(1)
})

test('only the notifications with these ids are marked as read, and only the user’s own', async () => {
  const { user, token } = await person()
  const other = await person()
  await notifyTimes(user.id, 3)
  await notifyTimes(other.user.id, 1)
  const ids = [(await list(token))?.data?.[0]?.id, (await list(other.token))?.data?.[0]?.id]
  const read = await call('PATCH', '/api/general/read-notifications', { token, body: { ids } })
  expect(read.body.data).toEqual({ count: 2 })
  expect((await list(token))?.data).toMatchObject([{ is_read: false }, { is_read: false }, { is_read: true, id: ids[0] }])
  expect((await list(other.token))?.data?.[0]?.is_read).toBe(false)
})

test('a user deletes one notification, not another user’s, and then all of its own', async () => {
  const { user, token } = await person()
  const other = await person()
  await notifyTimes(user.id, 3)
  await notifyTimes(other.user.id, 1)
  const ownId = String((await list(token))?.data?.[0]?.id)
  const othersId = String((await list(other.token))?.data?.[0]?.id)
  expect(await call('DELETE', `/api/general/delete-notification/${othersId}`, { token })).toMatchObject({
    status: 404,
    body: { key: 'not_found' },
  })
  expect(await call('DELETE', `/api/general/delete-notification/${ownId}`, { token, lang: 'ar' })).toMatchObject({
    status: 200,
    body: { msg: 'تم حذف الإشعار' },
  })
  expect((await list(token))?.pagination).toMatchObject({ total_items: 2 })
  await call('DELETE', '/api/general/delete-notifications', { token })
  expect((await list(token))?.pagination).toMatchObject({ total_items: 0 })
  expect((await list(other.token))?.pagination).toMatchObject({ total_items: 1 })
})

test('the switch returns the new flag', async () => {
  const { token } = await person()
  const toggle = async () => (await call('PATCH', '/api/general/switch-notify', { token })).body
  expect(await toggle()).toMatchObject({ key: 'success', msg: expect.any(String), data: false })
  expect(await toggle()).toMatchObject({ data: true })
})

test('a guest and a blocked user cannot read notifications', async () => {
  const { token } = await person({ status: 'blocked' })
  expect((await call('GET', '/api/general/notifications')).body.key).toBe('unauthenticated')
  expect((await call('GET', '/api/general/notifications', { token })).body.key).toBe('blocked')
})

test('a notification to a provider reaches its owner and the users who may see orders', async () => {
  const names = { name_ar: 'إتقان', name_en: 'Itqan' }
  const [provider] = await db
    .insert(providers)
    .values({ ...names, type: 'company', status: 'approved' })
    .returning()
  const membership = { provider_id: provider?.id ?? '' }
  const owner = await newClient(app, { ...membership, role: 'provider' })
  const orderUser = await newClient(app, { ...membership, role: 'provider_user', permissions: ['show_orders'] })
  await newClient(app, { ...membership, role: 'provider_user', permissions: ['add_users'] })
  await newClient(app, { ...membership, role: 'provider_user', permissions: ['show_orders'], status: 'blocked' })
  await notify(createContext(), { provider_ids: [membership.provider_id], type: 'provider_approved', params: { name: 'إتقان' } })
  const recipients = await db
    .select({ user_id: notifications.user_id })
    .from(notifications)
    .where(eq(notifications.type, 'provider_approved'))
  expect(recipients.map(({ user_id }) => user_id).sort()).toEqual([owner.id, orderUser.id].sort())
})

test('the live push is sent only if the transaction commits', async () => {
  const { user } = await person({ locale: 'en' })
  const rolledBack = db.transaction(async (tx) => {
    await notify({ ...createContext(), db: tx }, { user_ids: [user.id], type: 'account_activated', params: { name: 'Sara' } })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await db.select().from(jobs).where(eq(jobs.recipient, user.id))).toEqual([])
  await notifyTimes(user.id, 1)
  const [row] = await db.select().from(jobs).where(eq(jobs.recipient, user.id))
  expect(row).toMatchObject({
    queue: 'live',
    payload: { data: { type: 'account_activated' }, notification: { title: expect.any(String) } },
  })
  expect(row?.payload?.notification).toMatchObject({ title: row?.body })
})
