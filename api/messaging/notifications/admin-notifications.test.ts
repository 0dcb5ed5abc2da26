import { resources } from '@wasl/resources/index.ts'
import { notificationParamNames } from '@wasl/shared/notifications/render-notification.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { loadDemoUser } from '../../demo/seeds/seed-orders.ts'
import { seedTransfer } from '../../demo/seeds/seed-transfer.ts'
import { providers } from '../../identity/tables/people.ts'
import { insertComplaint } from '../../ordering/complaints/insert-complaint.ts'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { bankTransfers } from '../../ordering/tables/bank-transfers.ts'
import { complaints } from '../../ordering/tables/from-registry.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { notifyPendingRow } from '../../resources/write/notify-pending.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, newClient } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { adminNotifications } from '../tables/notifications.ts'
import { notifyAdmins } from './notify-admins.ts'
import { notifyOverdue } from './notify-overdue.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db, clock, createContext, shared } = app
const hour = 3_600_000
const message = { name: 'منى الحربي', email: 'mona@example.com', subject: 'سؤال عن الفواتير', message: 'هل تصل الفاتورة بالبريد؟' }

beforeEach(async () => void (await db.delete(adminNotifications)))

const stored = (type?: string) => {
  const all = db.select().from(adminNotifications)
  return type ? all.where(sql`${adminNotifications.type} = ${type}`) : all
}
const readBy = async (token: string, query = '') => {
  const { status, body } = await call('GET', `/api/admin/own/notifications${query}`, { token, lang: 'en' })
  expect(status).toBe(200)
  return { unread: body.data?.unread, notifications: Object.values(body.data?.notifications?.data ?? {}) }
}
const subject = 'تأخر المزوّد'
const complaint = async () => {
  const { id: user_id } = await newClient(app)
  return inTransaction(createContext(), (ctx) =>
    insertComplaint(ctx, { user_id, reason: 'delay', subject, message: 'لم يحضر في الموعد' }, 'is a record'),
  )
}
const setStatus = (resource: 'complaints' | 'providers', id: string, status: string) =>
  inTransaction(createContext(), async (ctx) => {
    const stored = storedResource(resources[resource])
    await storeChange(ctx, stored, { before: await loadRow(ctx, stored, id), change: { status }, action: 'edit' })
  })

test('a transfer proof and a dispute notify the administration with the type and row that the lifecycle declares', async () => {
  const transferred = await payableOrder(app, client, provider, sample)
  const asClient = { ...createContext(), principal: await loadDemoUser(createContext(), demoPhones.client) }
  await seedTransfer(asClient, transferred.id)
  const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.order_id, transferred.id))
  expect(await stored()).toMatchObject([{ type: 'transfer_needs_review', resource: 'bank-transfers', row_id: transfer?.id }])
  const disputed = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, disputed, `pay-${disputed.id}`)
  await transitionOrder(asClient, { order_id: disputed.id, name: 'dispute', reason: 'العمل ناقص' })
  expect(await stored('order_stuck')).toMatchObject([{ resource: 'orders', row_id: disputed.id, params: { reason: 'العمل ناقص' } }])
})

test('a row that becomes pending notifies the administration once, in the transaction that writes it', async () => {
  const { id, number } = await complaint()
  expect(await stored()).toMatchObject([{ type: 'complaint_new', resource: 'complaints', row_id: id, params: { number, subject } }])
  await setStatus('complaints', id, 'in_progress')
  expect(await stored()).toHaveLength(1)
  await setStatus('complaints', id, 'responded')
  await setStatus('complaints', id, 'in_progress')
  expect(await stored()).toHaveLength(2)
  const rolledBack = inTransaction(createContext(), async (ctx) => {
    await sendContactMessage(ctx, message)
    expect(await ctx.db.select().from(adminNotifications)).toHaveLength(3)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await stored()).toHaveLength(2)
})

test('the administration is notified in both languages when a provider applies, and again after a rejection', async () => {
  const names = { name_ar: 'إتقان', name_en: 'Itqan', type: 'company' } as const
  const [applicant] = await db
    .insert(providers)
    .values({ ...names, status: 'pending_review' })
    .returning()
  if (!applicant) throw new Error('insert returned no provider')
  await notifyPendingRow(createContext(), 'providers', applicant.id)
  await setStatus('providers', applicant.id, 'rejected')
  await setStatus('providers', applicant.id, 'pending_review')
  expect(await stored()).toHaveLength(2)
  const { notifications } = await readBy(await adminToken(app, ['providers.list']))
  expect(notifications[0]).toMatchObject({
    title: { ar: 'مزوّد خدمة ينتظر الاعتماد' },
    body: { ar: expect.stringContaining('إتقان'), en: expect.stringContaining('Itqan') },
    resource: 'providers',
    row_id: applicant.id,
  })
})

test('an admin sees only the notifications of the lists it may see', async () => {
  const permissionSets = ['all', ['complaints.list'], ['complaints.show', 'orders.list']] as const
  const tokens = await Promise.all(permissionSets.map((permissions) => adminToken(app, permissions)))
  clock.advance(1000)
  await complaint()
  await sendContactMessage(createContext(), message)
  const summary = async (token = '') => {
    const { unread, notifications } = await readBy(token)
    return { unread, subjects: notifications.map(({ resource }) => resource).sort() }
  }
  expect(await summary(tokens[0])).toEqual({ unread: 2, subjects: ['complaints', 'contact-messages'] })
  expect(await summary(tokens[1])).toEqual({ unread: 1, subjects: ['complaints'] })
  expect(await summary(tokens[2])).toEqual({ unread: 0, subjects: [] })
})

test('notifications from before an admin was created are read', async () => {
  await notifyAdmins(
    createContext(),
    'complaint_new',
    { resource: 'complaints', row_id: crypto.randomUUID() },
    { number: 'C-1', subject: 'تأخر' },
    '2026-01-01T08:00:00.000Z',
  )
  const { unread, notifications } = await readBy(await adminToken(app, 'all'))
  expect([unread, notifications.map(({ is_read }) => is_read)]).toEqual([0, [true]])
})

test('marking as read is per admin, up to the newest notification seen, and never moves back', async () => {
  const [admin, otherAdmin] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  clock.advance(1000)
  await complaint()
  const seenAt = String((await readBy(admin)).notifications[0]?.created_at)
  clock.advance(1000)
  await complaint()
  const read = async (until: string) =>
    (await call('POST', '/api/admin/own/notifications/read', { token: admin, body: { until } })).body.data
  expect(await read(seenAt)).toEqual({ unread: 1 })
  expect((await readBy(admin)).notifications.map(({ is_read }) => is_read)).toEqual([false, true])
  expect(await read('2020-01-01T00:00:00.000Z')).toEqual({ unread: 1 })
  expect((await readBy(otherAdmin)).unread).toBe(2)
  expect(await read('2999-01-01T00:00:00.000Z')).toEqual({ unread: 0 })
  clock.advance(1000)
  await complaint()
  expect((await readBy(admin)).unread).toBe(1)
  expect((await call('POST', '/api/admin/own/notifications/read', { token: admin, body: { until: 'yesterday' } })).status).toBe(422)
})

test('one notification is marked as read by one admin; one that the admin may not see is not found', async () => {
  const [admin, otherAdmin, unprivileged] = [
    await adminToken(app, 'all'),
    await adminToken(app, 'all'),
    await adminToken(app, ['orders.list']),
  ]
  clock.advance(1000)
  await complaint()
  await complaint()
  const [newest] = (await readBy(admin)).notifications
  const read = (token: string) => call('POST', `/api/admin/own/notifications/${newest?.id}/read`, { token, body: {} })
  expect([(await read(admin)).body.data, (await read(admin)).body.data]).toEqual([{ unread: 1 }, { unread: 1 }])
  const { notifications } = await readBy(admin)
  expect(notifications.map(({ is_read }) => is_read)).toEqual(notifications.map(({ id }) => id === newest?.id))
  expect((await readBy(otherAdmin)).unread).toBe(2)
  expect((await read(unprivileged)).status).toBe(404)
  expect((await call('POST', '/api/admin/own/notifications/read', { token: admin, body: { until: clock.now() } })).body.data).toEqual({
    unread: 0,
  })
})

test('a notification about work is done, and no longer unread, once its row does not wait for the administration', async () => {
  const admin = await adminToken(app, 'all')
  clock.advance(1000)
  const { id } = await complaint()
  expect((await readBy(admin)).notifications).toMatchObject([{ is_done: false, is_read: false }])
  await db.update(complaints).set({ status: 'responded' }).where(eq(complaints.id, id))
  const { unread, notifications } = await readBy(admin)
  expect([unread, notifications]).toMatchObject([0, [{ is_done: true, is_read: true }]])
  await notifyAdmins(createContext(), 'refund_closed', { resource: 'refund-requests', row_id: id }, { number: 'RF26-1' })
  expect(await readBy(admin)).toMatchObject({ unread: 1, notifications: [{ is_done: false, is_read: false }, {}] })
})

test('notifications are paginated, newest first', async () => {
  for (let count = 0; count < 3; count += 1) {
    clock.advance(1000)
    await complaint()
  }
  const token = await adminToken(app, 'all')
  const [first, second] = [await readBy(token, '?per_page=2'), await readBy(token, '?per_page=2&page=2')]
  const times = [...first.notifications, ...second.notifications].map(({ created_at }) => String(created_at))
  expect([first.notifications.length, second.notifications.length]).toEqual([2, 1])
  expect(times).toEqual(times.toSorted().toReversed())
})

// Without the deadlines of orders, which the test below runs too.
const notifyNow = () => notifyOverdue(createContext())

test('an overdue row notifies once after the hours of the settings, also with two concurrent processes', async () => {
  const waiting = await complaint()
  const overdueOf = async ({ id }: { id: string }) => (await stored('complaint_overdue')).filter(({ row_id }) => row_id === id)
  clock.advance(23 * hour)
  await notifyNow()
  expect(await overdueOf(waiting)).toEqual([])
  clock.advance(2 * hour)
  await Promise.all([notifyNow(), notifyNow()])
  await notifyNow()
  expect(await overdueOf(waiting)).toMatchObject([{ resource: 'complaints', params: { number: waiting.number } }])
  await storeSetting(systemCtx(shared), 'complaint_hours', 1)
  const sooner = await complaint()
  const answered = await complaint()
  await setStatus('complaints', answered.id, 'responded')
  clock.advance(hour)
  await notifyNow()
  expect([await overdueOf(sooner), await overdueOf(answered)].map(({ length }) => length)).toEqual([1, 0])
})

test('an overdue transfer notifies, an approved or rejected one does not', async () => {
  clock.advance(25 * hour)
  await notifyNow()
  const open = (await db.select().from(bankTransfers)).filter(({ status }) => status === 'pending').map(({ id }) => id)
  expect(open.length).toBeGreaterThan(0)
  expect((await stored('transfer_overdue')).map(({ row_id }) => row_id).sort()).toEqual(open.sort())
})

test('a running process looks for overdue rows by itself', async () => {
  const stop = await startWorker(shared, { pollMs: 100 })
  const waiting = await complaint()
  clock.advance(25 * hour)
  await expect.poll(async () => (await stored('complaint_overdue')).map(({ row_id }) => row_id), { timeout: 10_000 }).toContain(waiting.id)
  await stop()
})

test('the params of a declared notification are text fields of the resource', () => {
  for (const { name, fields, pending } of Object.values<AnyResource>(resources))
    for (const type of [pending?.notification, pending?.overdue?.notification])
      for (const param of type ? notificationParamNames(type) : [])
        expect(['text', 'localized'], `${name}.${param}`).toContain(fields[param]?.kind)
})
