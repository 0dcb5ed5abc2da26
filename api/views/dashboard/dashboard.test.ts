import { monthOf, periods, sameDaysLastMonth } from '@wasl/shared/rules/periods.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { categories, product_variants, products } from '../../catalog/tables/from-registry.ts'
import { providers } from '../../identity/tables/people.ts'
import { chatRooms } from '../../messaging/tables/chat.ts'
import { bankTransfers } from '../../ordering/tables/bank-transfers.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { visitorDays } from '../tables/visitors.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const today = riyadhDate(app.clock.now())
const month = monthOf(today)
const days = periods.last_30_days.resolve(today)
const isIn = ({ from, to }: { from: string; to: string }, at: string | null) =>
  at !== null && riyadhDate(at) >= from && riyadhDate(at) <= to

beforeAll(async () => {
  // One order submitted in the last second before the month in Riyadh, which is the evening before in UTC.
  const [first] = await db.select().from(orders).limit(1)
  const lastSecond = new Date(Date.parse(`${month.from}T00:00:00.000+03:00`) - 1000).toISOString()
  await db
    .update(orders)
    .set({ submitted_at: lastSecond })
    .where(eq(orders.id, first?.id ?? ''))
  await db
    .insert(visitorDays)
    .values([
      { day: month.from, visitors: 40, pages: 90 },
      { day: lastSecond.slice(0, 10), visitors: 7, pages: 9 },
    ])
    .onConflictDoUpdate({ target: visitorDays.day, set: { visitors: 40, pages: 90 } })
})

const fetchData = async (url: string, permissions: readonly string[] | 'all' = 'all') => {
  const answer = await app.call('GET', url, { token: await adminToken(app, permissions) })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const soldIn = (rows: readonly (typeof payments.$inferSelect)[]) => sum(rows.map((row) => row.amount - row.refunded_amount))

test('the figures of the month match its rows, without an order from one second before it', async () => {
  const [sent, paid, visits] = await Promise.all([db.select().from(orders), db.select().from(payments), db.select().from(visitorDays)])
  const inMonth = sent.filter((order) => isIn(month, order.submitted_at))
  expect(inMonth).toHaveLength(sent.length - 1)
  expect(await fetchData('/api/admin/dashboard')).toMatchObject({
    month: {
      ...month,
      orders: inMonth.length,
      visitors: sum(visits.filter(({ day }) => day >= month.from && day <= month.to).map(({ visitors }) => visitors)),
      sales: soldIn(paid.filter((payment) => isIn(month, payment.captured_at))),
      target: 5_000_000,
    },
  })
})

test('the month is compared with the same days of the month before', async () => {
  const before = sameDaysLastMonth(today)
  const [sent, paid, visits] = await Promise.all([db.select().from(orders), db.select().from(payments), db.select().from(visitorDays)])
  expect((await fetchData('/api/admin/dashboard'))?.month_before).toEqual({
    orders: sent.filter((order) => isIn(before, order.submitted_at)).length,
    visitors: sum(visits.filter(({ day }) => day >= before.from && day <= before.to).map(({ visitors }) => visitors)),
    sales: soldIn(paid.filter((payment) => isIn(before, payment.captured_at))),
  })
  expect((await fetchData('/api/admin/dashboard', ['dashboard.show']))?.month_before).toMatchObject({ orders: null, sales: null })
})

test('a queue has its count, the time of its oldest row and the filter of its list', async () => {
  const waiting = (await db.select().from(providers)).filter(({ status }) => status === 'pending_review')
  expect(waiting.length).toBeGreaterThan(0)
  const { queues } = (await fetchData('/api/admin/dashboard')) ?? {}
  expect(queues).toContainEqual({
    label: { ar: 'مزوّدو الخدمة: بانتظار المراجعة', en: 'Providers: to review' },
    resource: 'providers',
    filter: { status: ['pending_review'] },
    count: waiting.length,
    own: null,
    oldest_at: waiting.map(({ created_at }) => created_at).sort()[0],
    is_overdue: false,
  })
})

test('a queue counts the rows that this administrator has taken, with the filter of their list', async () => {
  const token = await adminToken(app, 'all')
  const queues = async () => Object.values((await app.call('GET', '/api/admin/dashboard', { token })).body.data?.queues ?? {})
  const own = (count: number) =>
    expect.objectContaining({
      resource: 'complaints',
      own: { count, filter: { status: ['new', 'in_progress'], admin_id: [expect.any(String)] } },
    })
  expect(await queues()).toContainEqual(own(0))
  const { rows } = await app.call('GET', '/api/admin/complaints?status=new&_end=1', { token })
  expect((await app.call('POST', `/api/admin/complaints/${rows[0]?.id}/actions/take`, { token, body: {} })).status).toBe(200)
  expect(await queues()).toContainEqual(own(1))
})

test('the list of chats begins with the one that has waited longest, which is the age of its queue; the others follow, the newest first', async () => {
  const [hourAgo, dayAgo] = [60 * minuteMs, dayMs].map((ms) => new Date(Date.parse(app.clock.now()) - ms).toISOString())
  const room = async (title: string, status: 'answered' | 'waiting', waiting_since: string | null, created_at = dayAgo) => {
    const { id: user_id } = await newClient(app)
    await db.insert(chatRooms).values({ kind: 'administration', title, user_id, status, waiting_since, created_at, updated_at: created_at })
  }
  await room('old', 'answered', null)
  await room('new', 'answered', null, hourAgo)
  await room('second', 'waiting', hourAgo ?? '')
  await room('first', 'waiting', dayAgo ?? '', hourAgo)
  const token = await adminToken(app, 'all')
  const { rows } = await app.call('GET', '/api/admin/chat-rooms?_end=1000', { token })
  const own = ['first', 'second', 'new', 'old']
  expect(rows.map(({ title }) => String(title)).filter((title) => own.includes(title))).toEqual(own)
  expect(String(rows[0]?.title)).toBe('first')
  const { data } = (await app.call('GET', '/api/admin/dashboard', { token })).body
  expect(Object.values(data?.queues ?? {})).toContainEqual(expect.objectContaining({ resource: 'chat-rooms', oldest_at: dayAgo }))
})

test('a queue whose oldest row exceeds its time limit is overdue, and comes first', async () => {
  const token = await adminToken(app, 'all')
  const queues = async () => {
    const { data } = (await app.call('GET', '/api/admin/dashboard', { token })).body
    return Object.values(data?.queues ?? {}).map(({ resource, is_overdue }) => ({ resource, is_overdue }))
  }
  const [oldest] = (await db.select().from(bankTransfers)).toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  expect(await queues()).toContainEqual({ resource: 'bank-transfers', is_overdue: false })
  const dayAgo = (extraMs: number) => new Date(Date.parse(app.clock.now()) - dayMs - extraMs).toISOString()
  const sentAt = async (created_at: string) =>
    db
      .update(bankTransfers)
      .set({ created_at })
      .where(eq(bankTransfers.id, oldest?.id ?? ''))
  await sentAt(dayAgo(-minuteMs))
  expect(await queues()).toContainEqual({ resource: 'bank-transfers', is_overdue: false })
  await sentAt(dayAgo(minuteMs))
  const found = await queues()
  expect(found).toContainEqual({ resource: 'bank-transfers', is_overdue: true })
  expect(found.map(({ is_overdue }) => is_overdue)).toEqual(
    found
      .map(({ is_overdue }) => is_overdue)
      .toSorted()
      .toReversed(),
  )
  await sentAt(oldest?.created_at ?? '')
})

test('the charts by day, category and city match the rows', async () => {
  const [sent, paid, names] = await Promise.all([db.select().from(orders), db.select().from(payments), db.select().from(categories)])
  const charts = (await fetchData('/api/admin/dashboard/charts?period=last_30_days')) ?? {}
  const captured = paid.filter((payment) => isIn(days, payment.captured_at))
  const sentIn = sent.filter((order) => isIn(days, order.submitted_at))
  const rows = Array.from({ length: 30 }, (_, index) =>
    new Date(Date.parse(`${days.from}T00:00:00Z`) + index * dayMs).toISOString().slice(0, 10),
  )
  expect(captured.length).toBeGreaterThan(0)
  expect(charts.by_day).toMatchObject(
    rows.map((day) => ({
      day,
      orders: sentIn.filter(({ submitted_at }) => riyadhDate(submitted_at) === day).length,
      sales: soldIn(captured.filter(({ captured_at }) => captured_at && riyadhDate(captured_at) === day)),
    })),
  )
  const categoryOf = new Map<string | null, string | null>(sent.map(({ id, category_id }) => [id, category_id]))
  const expected = names.flatMap(({ id, name_ar, name_en }) => {
    const orders = sentIn.filter(({ category_id }) => category_id === id).length
    const sales = soldIn(captured.filter(({ order_id }) => categoryOf.get(order_id) === id))
    return orders + sales > 0 ? [{ name: { ar: name_ar, en: name_en }, orders, sales }] : []
  })
  const byCategory = charts.by_category
  expect(byCategory).toHaveLength(expected.length)
  expect(byCategory).toEqual(expect.arrayContaining(expected))
})

test('conversion and offers per order match the orders of the period', async () => {
  const [sent, allOffers, allInvoices, paid] = await Promise.all([
    db.select().from(orders),
    db.select().from(offers),
    db.select().from(invoices),
    db.select().from(payments),
  ])
  const ids = sent.filter((order) => isIn(days, order.submitted_at)).map(({ id }) => id)
  const has = (rows: readonly { order_id: string | null }[]) => (id: string) => rows.some(({ order_id }) => order_id === id)
  const charts = (await fetchData('/api/admin/dashboard/charts')) ?? {}
  expect(charts.conversion).toEqual([
    { step: 'sent', orders: ids.length },
    { step: 'answered', orders: ids.filter((id) => has(allOffers)(id) || has(allInvoices)(id)).length },
    { step: 'accepted', orders: ids.filter(has(allInvoices)).length },
    { step: 'paid', orders: ids.filter(has(paid.filter(({ captured_at }) => captured_at))).length },
    { step: 'completed', orders: sent.filter(({ id, status }) => ids.includes(id) && status === 'completed').length },
  ])
  const withOffers = sent.filter(({ id, kind }) => ids.includes(id) && (kind === 'service' || kind === 'consultation'))
  const counts = Map.groupBy(withOffers, ({ id }) => allOffers.filter(({ order_id }) => order_id === id).length)
  expect(charts.offers).toEqual([...counts].sort(([a], [b]) => a - b).map(([offers, orders]) => ({ offers, orders: orders.length })))
})

test('figures and queues without permission are left out', async () => {
  const month = await fetchData('/api/admin/dashboard', ['dashboard.show'])
  expect(month).toMatchObject({ month: { orders: null, sales: null, target: null }, queues: [] })
  const charts = (await fetchData('/api/admin/dashboard/charts', ['dashboard.show'])) ?? {}
  expect(charts).toMatchObject({ by_category: [], by_city: [], conversion: [], offers: [] })
  expect(charts.by_day?.[0]).toMatchObject({ orders: null, sales: null })
  const withOrders = (await fetchData('/api/admin/dashboard', ['dashboard.show', 'orders.list'])) ?? {}
  expect(withOrders.month).toMatchObject({ sales: null })
  expect(withOrders.month?.orders).toBeGreaterThan(0)
})

test('an admin without the home page’s figures sees the queues of the own lists', async () => {
  expect(await fetchData('/api/admin/own/queues', ['providers.list'])).toMatchObject([{ resource: 'providers' }])
  expect(await fetchData('/api/admin/own/queues', ['faqs.list'])).toEqual([])
})

test('the dashboard needs its permission', async () => {
  const nothing = await adminToken(app, ['orders.list'])
  for (const url of ['/api/admin/dashboard', '/api/admin/dashboard/charts'])
    expect(await app.call('GET', url, { token: nothing })).toMatchObject({ status: 403 })
  expect(await app.call('GET', '/api/admin/dashboard/charts?period=forever', { token: await adminToken(app, 'all') })).toMatchObject({
    status: 422,
  })
})

test('sold out products are listed, and only with the permission to list products', async () => {
  const [on, parts] = await Promise.all([db.select().from(products), db.select().from(product_variants)])
  const left = (id: string) => parts.filter((part) => part.product_id === id).reduce((sum, part) => sum + part.quantity, 0)
  const gone = on.filter(
    ({ id, availability, type, quantity }) => availability === 'available' && (type === 'simple' ? quantity === 0 : left(id) === 0),
  )
  const { sold_out } = (await fetchData('/api/admin/dashboard')) ?? {}
  const named = gone.map(({ id, name_ar, name_en }) => ({ id, name: { ar: name_ar, en: name_en } }))
  expect(sold_out).toHaveLength(Math.min(named.length, 6))
  expect(named).toEqual(expect.arrayContaining([...(Array.isArray(sold_out) ? sold_out : [])]))
  expect(await fetchData('/api/admin/dashboard', ['dashboard.show'])).toMatchObject({ sold_out: null })
})

test('the list of products filters and sorts by the stock of all variants', async () => {
  const [on, parts] = await Promise.all([db.select().from(products), db.select().from(product_variants)])
  const stock = new Map(
    on.map(({ id, quantity }) => [id, quantity ?? sum(parts.filter((part) => part.product_id === id).map((part) => part.quantity))]),
  )
  const token = await adminToken(app, 'all')
  const listed = async (query: string) =>
    (await app.call('GET', `/api/admin/products?${query}`, { token })).rows.map(({ id }) => String(id))
  const few = [...stock].filter(([, left]) => left >= 1 && left <= 20).map(([id]) => id)
  expect((await listed('quantity_gte=1&quantity_lte=20')).toSorted()).toEqual(few.toSorted())
  const inOrder = (await listed('_sort=quantity&_order=desc&_start=0&_end=50')).map((id) => stock.get(id))
  expect(inOrder).toEqual([...stock.values()].toSorted((one, other) => other - one).slice(0, 50))
})
