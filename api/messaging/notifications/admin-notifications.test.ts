import { resources } from '@wasl/resources/index.ts'
import { holesOf } from '@wasl/shared/notifications/notification-text.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { forgetSettings } from '../../backoffice/settings/load-settings.ts'
import { userOf } from '../../demo/seed-orders.ts'
import { seedTransfer } from '../../demo/seed-transfer.ts'
import { transition } from '../../ordering/orders/transition.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { complaints } from '../../platform/db/resource-tables.ts'
import { bankTransfers } from '../../platform/db/tables/bank-transfers.ts'
import { adminNotices } from '../../platform/db/tables/notices.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { settings } from '../../platform/db/tables/system.ts'
import { runDueJobs } from '../../platform/jobs/run-due-jobs.ts'
import { startJobs } from '../../platform/jobs/start-jobs.ts'
import { waitingResources } from '../../resources/pending-work.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken, demoPeople, newClient } from '../../testing/people.ts'
import { sendMessage } from '../contact/send-message.ts'

const { house, client, provider, world } = await orderHouse()
const { call, db, clock, ctxOf, shared } = house
const hour = 3_600_000
const message = { name: 'منى الحربي', email: 'mona@example.com', subject: 'سؤال عن الفواتير', message: 'هل تصل الفاتورة بالبريد؟' }

beforeEach(async () => void (await db.delete(adminNotices)))

const told = (type?: string) => {
  const all = db.select().from(adminNotices)
  return type ? all.where(sql`${adminNotices.type} = ${type}`) : all
}
const readBy = async (token: string, query = '') => {
  const { status, body } = await call('GET', `/api/admin/own/notices${query}`, { token, lang: 'en' })
  expect(status).toBe(200)
  return { unread: body.data?.unread, notices: Object.values(body.data?.notices?.data ?? {}) }
}
const complaint = async (at = clock.now()) => {
  const { id: user_id } = await newClient(house)
  const number = `C-${Math.random().toString().slice(2, 10)}`
  const words = { number, reason: 'delay', subject: 'تأخر المزوّد', message: 'لم يحضر في الموعد', status: 'new' } as const
  const [row] = await db
    .insert(complaints)
    .values({ ...words, user_id, created_at: at, updated_at: at })
    .returning()
  if (!row) throw new Error('complaint: nothing came back')
  return row
}

test('proof of a transfer and a dispute tell the administration what the lifecycle names, of the transfer and of the order', async () => {
  const transferred = await payableOrder(house, client, provider, world)
  const asClient = { ...ctxOf(), who: await userOf(ctxOf(), demoPeople.client) }
  await seedTransfer(asClient, transferred.id)
  const [transfer] = await db.select().from(bankTransfers).where(eq(bankTransfers.order_id, transferred.id))
  expect(await told()).toMatchObject([{ type: 'transfer_needs_review', resource: 'bank-transfers', row_id: transfer?.id }])
  const disputed = await payableOrder(house, client, provider, world)
  await payOrder(house, client, disputed, `pay-${disputed.id}`)
  await transition(asClient, { order_id: disputed.id, name: 'dispute', reason: 'العمل ناقص' })
  expect(await told('order_stuck')).toMatchObject([{ resource: 'orders', row_id: disputed.id, holes: { reason: 'العمل ناقص' } }])
})

test('a row that begins to wait for the administration tells of it in the transaction that writes it, and once', async () => {
  const { id, number, subject } = await complaint()
  expect(await told()).toMatchObject([{ type: 'complaint_new', resource: 'complaints', row_id: id, holes: { number, subject } }])
  await db.update(complaints).set({ status: 'in_progress' }).where(eq(complaints.id, id))
  expect(await told()).toHaveLength(1)
  await db.update(complaints).set({ status: 'responded' }).where(eq(complaints.id, id))
  await db.update(complaints).set({ status: 'in_progress' }).where(eq(complaints.id, id))
  expect(await told()).toHaveLength(2)
  const undone = inTransaction(ctxOf(), async (ctx) => {
    await sendMessage(ctx, message)
    expect(await ctx.db.select().from(adminNotices)).toHaveLength(3)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await told()).toHaveLength(2)
})

test('a provider is told of in both languages when it applies, and again when it does so after a refusal', async () => {
  const named = { name_ar: 'إتقان', name_en: 'Itqan', type: 'company' } as const
  const [made] = await db
    .insert(providers)
    .values({ ...named, status: 'pending_review' })
    .returning()
  const as = (status: 'refused' | 'pending_review') =>
    db
      .update(providers)
      .set({ status })
      .where(eq(providers.id, made?.id ?? ''))
  await as('refused')
  await as('pending_review')
  expect(await told()).toHaveLength(2)
  const { notices } = await readBy(await adminToken(house, ['providers.list']))
  expect(notices[0]).toMatchObject({
    title: { ar: 'مزوّد خدمة ينتظر الاعتماد' },
    body: { ar: expect.stringContaining('إتقان'), en: expect.stringContaining('Itqan') },
    resource: 'providers',
    row_id: made?.id,
  })
})

test('an admin reads the notices of the lists it may see, and no others', async () => {
  const may = ['all', ['complaints.list'], ['complaints.show', 'orders.list']] as const
  const tokens = await Promise.all(may.map((permissions) => adminToken(house, permissions)))
  clock.advance(1000)
  await complaint()
  await sendMessage(ctxOf(), message)
  const of = async (token = '') => {
    const { unread, notices } = await readBy(token)
    return { unread, about: notices.map(({ resource }) => resource).sort() }
  }
  expect(await of(tokens[0])).toEqual({ unread: 2, about: ['complaints', 'contact-messages'] })
  expect(await of(tokens[1])).toEqual({ unread: 1, about: ['complaints'] })
  expect(await of(tokens[2])).toEqual({ unread: 0, about: [] })
})

test('to a new admin what was told before its time is read', async () => {
  await complaint('2026-01-01T08:00:00.000Z')
  const { unread, notices } = await readBy(await adminToken(house, 'all'))
  expect([unread, notices.map(({ is_read }) => is_read)]).toEqual([0, [true]])
})

test('marking as read is each admin’s own, up to the newest that it saw, and never goes back', async () => {
  const [mine, another] = [await adminToken(house, 'all'), await adminToken(house, 'all')]
  clock.advance(1000)
  await complaint()
  const seen = String((await readBy(mine)).notices[0]?.created_at)
  clock.advance(1000)
  await complaint()
  const read = async (until: string) => (await call('POST', '/api/admin/own/notices/read', { token: mine, body: { until } })).body.data
  expect(await read(seen)).toEqual({ unread: 1 })
  expect((await readBy(mine)).notices.map(({ is_read }) => is_read)).toEqual([false, true])
  expect(await read('2020-01-01T00:00:00.000Z')).toEqual({ unread: 1 })
  expect((await readBy(another)).unread).toBe(2)
  expect(await read('2999-01-01T00:00:00.000Z')).toEqual({ unread: 0 })
  clock.advance(1000)
  await complaint()
  expect((await readBy(mine)).unread).toBe(1)
  expect((await call('POST', '/api/admin/own/notices/read', { token: mine, body: { until: 'yesterday' } })).status).toBe(422)
})

test('notices come by pages, the newest first', async () => {
  for (let each = 0; each < 3; each += 1) {
    clock.advance(1000)
    await complaint()
  }
  const token = await adminToken(house, 'all')
  const [first, second] = [await readBy(token, '?per_page=2'), await readBy(token, '?per_page=2&page=2')]
  const times = [...first.notices, ...second.notices].map(({ created_at }) => String(created_at))
  expect([first.notices.length, second.notices.length]).toEqual([2, 1])
  expect(times).toEqual(times.toSorted().toReversed())
})

test('what waits too long is told of once, by the hours of the settings, also where two processes look at once', async () => {
  const waiting = await complaint()
  const lateOf = async ({ id }: { id: string }) => (await told('complaint_late')).filter(({ row_id }) => row_id === id)
  clock.advance(23 * hour)
  await runDueJobs(shared)
  expect(await lateOf(waiting)).toEqual([])
  clock.advance(2 * hour)
  await Promise.all([runDueJobs(shared), runDueJobs(shared)])
  await runDueJobs(shared)
  expect(await lateOf(waiting)).toMatchObject([{ resource: 'complaints', holes: { number: waiting.number } }])
  await db.insert(settings).values({ key: 'complaint_hours', value: 1 })
  forgetSettings(shared)
  const sooner = await complaint()
  const answered = await complaint()
  await db.update(complaints).set({ status: 'responded' }).where(eq(complaints.id, answered.id))
  clock.advance(hour)
  await runDueJobs(shared)
  expect([await lateOf(sooner), await lateOf(answered)].map(({ length }) => length)).toEqual([1, 0])
})

test('a transfer that nobody checked within its hours is told of, and one that was decided is not', async () => {
  clock.advance(25 * hour)
  await runDueJobs(shared)
  const open = (await db.select().from(bankTransfers)).filter(({ status }) => status === 'pending').map(({ id }) => id)
  expect(open.length).toBeGreaterThan(0)
  expect((await told('transfer_late')).map(({ row_id }) => row_id).sort()).toEqual(open.sort())
})

test('a running house looks for what is late by itself', async () => {
  const stop = await startJobs(shared, house.engine, { lookEveryMs: 100 })
  const waiting = await complaint()
  clock.advance(25 * hour)
  await expect.poll(async () => (await told('complaint_late')).map(({ row_id }) => row_id), { timeout: 10_000 }).toContain(waiting.id)
  await stop()
})

test('each declaration that tells the administration has its trigger, with its statuses and the columns of its sentence', async () => {
  const { rows } = await db.execute<{ relname: string; args: string }>(sql`
    select c.relname, encode(t.tgargs, 'escape') as args from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname = 'tell_admins'`)
  const stand = rows.map(({ relname, args }) => [relname, ...args.split('\\000').slice(0, 3)].join(' | ')).sort()
  const declared = waitingResources().flatMap(({ stored: { declaration }, waits, statuses }) =>
    waits.notice
      ? [[declaration.name.replaceAll('-', '_'), waits.notice, statuses.join(' '), holesOf(waits.notice).join(' ')].join(' | ')]
      : [],
  )
  expect(stand).toEqual(declared.sort())
  expect(declared.length).toBeGreaterThan(0)
})

test('the notices that a declaration names have holes for its own texts', () => {
  for (const { name, fields, waits } of Object.values<AnyResource>(resources))
    for (const type of [waits?.notice, waits?.late?.notice])
      for (const hole of type ? holesOf(type) : []) expect(['text', 'localized'], `${name}.${hole}`).toContain(fields[hole]?.kind)
})
