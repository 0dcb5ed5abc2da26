import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../../platform/db/tables/access.ts'
import { notifications } from '../../platform/db/tables/notices.ts'
import { providers, type users } from '../../platform/db/tables/people.ts'
import { newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { notify } from './notify.ts'

const house = await testApp()
const { call, db, ctxOf, clock } = house

const person = async (change: Partial<typeof users.$inferInsert> = {}) => {
  const user = await newClient(house, change)
  return { user, token: await sessionOf(house, user) }
}
const told = async (userId: string, times: number) => {
  for (let each = 0; each < times; each++) {
    clock.advance(1_000)
    await notify(ctxOf(), { user_ids: [userId], type: 'account_activated', holes: { name: 'سارة' } })
  }
}
const list = async (token: string, query = '') =>
  (await call('GET', `/api/general/notifications${query}`, { token })).body.data?.notifications

test('notifications come ten a page, the newest first, in both languages', async () => {
  const { user, token } = await person()
  await told(user.id, 12)
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

test('the count is of the unread ones, and reading them makes it zero', async () => {
  const { user, token } = await person()
  await told(user.id, 3)
  const count = async () => (await call('GET', '/api/general/count-notifications', { token })).body.data
  expect(await count()).toEqual({ count: 3 })
  await call('PATCH', '/api/general/read-notifications', { token })
  expect(await count()).toEqual({ count: 0 })
  expect((await list(token))?.data?.[0]?.is_read).toBe(true)
})

test('one notification is deleted, another’s cannot be, then all of one’s own', async () => {
  const { user, token } = await person()
  const other = await person()
  await told(user.id, 3)
  await told(other.user.id, 1)
  const mine = String((await list(token))?.data?.[0]?.id)
  const theirs = String((await list(other.token))?.data?.[0]?.id)
  expect(await call('DELETE', `/api/general/delete-notification/${theirs}`, { token })).toMatchObject({
    status: 404,
    body: { key: 'not_found' },
  })
  expect(await call('DELETE', `/api/general/delete-notification/${mine}`, { token, lang: 'ar' })).toMatchObject({
    status: 200,
    body: { msg: 'تم حذف الإشعار' },
  })
  expect((await list(token))?.pagination).toMatchObject({ total_items: 2 })
  await call('DELETE', '/api/general/delete-notifications', { token })
  expect((await list(token))?.pagination).toMatchObject({ total_items: 0 })
  expect((await list(other.token))?.pagination).toMatchObject({ total_items: 1 })
})

test('the switch answers the new flag', async () => {
  const { token } = await person()
  const turn = async () => (await call('PATCH', '/api/general/switch-notify', { token })).body
  expect(await turn()).toMatchObject({ key: 'success', msg: expect.any(String), data: false })
  expect(await turn()).toMatchObject({ data: true })
})

test('a guest and a blocked user read no notifications', async () => {
  const { token } = await person({ status: 'blocked' })
  expect((await call('GET', '/api/general/notifications')).body.key).toBe('unauthenticated')
  expect((await call('GET', '/api/general/notifications', { token })).body.key).toBe('blocked')
})

test('a notice to a provider reaches its owner and the users who see orders', async () => {
  const named = { name_ar: 'إتقان', name_en: 'Itqan' }
  const [provider] = await db
    .insert(providers)
    .values({ ...named, type: 'company', status: 'approved' })
    .returning()
  const tenant = { provider_id: provider?.id ?? '' }
  const owner = await newClient(house, { ...tenant, role: 'provider' })
  const seeing = await newClient(house, { ...tenant, role: 'provider_user', permissions: ['show_orders'] })
  await newClient(house, { ...tenant, role: 'provider_user', permissions: ['add_users'] })
  await newClient(house, { ...tenant, role: 'provider_user', permissions: ['show_orders'], status: 'blocked' })
  await notify(ctxOf(), { provider_ids: [tenant.provider_id], type: 'provider_approved', holes: { name: 'إتقان' } })
  const got = await db.select({ user_id: notifications.user_id }).from(notifications).where(eq(notifications.type, 'provider_approved'))
  expect(got.map(({ user_id }) => user_id).sort()).toEqual([owner.id, seeing.id].sort())
})

test('what is told to open pages leaves with the act, or not at all', async () => {
  const { user } = await person({ locale: 'en' })
  const undone = db.transaction(async (tx) => {
    await notify({ ...ctxOf(), db: tx }, { user_ids: [user.id], type: 'account_activated', holes: { name: 'Sara' } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.select().from(outbox).where(eq(outbox.recipient, user.id))).toEqual([])
  await told(user.id, 1)
  const [row] = await db.select().from(outbox).where(eq(outbox.recipient, user.id))
  expect(row).toMatchObject({
    channel: 'live',
    payload: { data: { type: 'account_activated' }, notification: { title: expect.any(String) } },
  })
  expect(row?.payload?.notification).toMatchObject({ title: row?.body })
})
