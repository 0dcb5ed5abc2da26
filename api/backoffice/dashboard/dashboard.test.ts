import { monthOf, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { categories, product_variants, products } from '../../platform/db/resource-tables.ts'
import { bankTransfers } from '../../platform/db/tables/bank-transfers.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { visitorDays } from '../../platform/db/tables/visitors.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { db } = house
const today = riyadhDate(house.clock.now())
const month = monthOf(today)
const days = periods.last_30_days.of(today)
const isIn = ({ from, to }: { from: string; to: string }, at: string | null) =>
  at !== null && riyadhDate(at) >= from && riyadhDate(at) <= to

beforeAll(async () => {
  await seedDemo(house.shared)
  // One order that was sent in the last second before the month in Riyadh, which is the evening before in UTC.
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

const asked = async (url: string, permissions: readonly string[] | 'all' = 'all') => {
  const answer = await house.call('GET', url, { token: await adminToken(house, permissions) })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const soldIn = (rows: readonly (typeof payments.$inferSelect)[]) => sum(rows.map((row) => row.amount - row.refunded_amount))

test('the month shows what its rows say, and the order of a second before it is not among them', async () => {
  const [sent, paid, seen] = await Promise.all([db.select().from(orders), db.select().from(payments), db.select().from(visitorDays)])
  const inMonth = sent.filter((order) => isIn(month, order.submitted_at))
  expect(inMonth).toHaveLength(sent.length - 1)
  expect(await asked('/api/admin/dashboard')).toMatchObject({
    month: {
      ...month,
      orders: inMonth.length,
      visitors: sum(seen.filter(({ day }) => day >= month.from && day <= month.to).map(({ visitors }) => visitors)),
      sales: soldIn(paid.filter((payment) => isIn(month, payment.captured_at))),
      target: 5_000_000,
    },
  })
})

test('a queue says how many wait, since when the oldest does, and which list shows them', async () => {
  const waiting = (await db.select().from(providers)).filter(({ status }) => status === 'pending_review')
  expect(waiting.length).toBeGreaterThan(0)
  const { queues } = (await asked('/api/admin/dashboard')) ?? {}
  expect(queues).toContainEqual({
    label: { ar: 'مزوّدو الخدمة: بانتظار المراجعة', en: 'Providers: to review' },
    resource: 'providers',
    filter: { status: ['pending_review'] },
    count: waiting.length,
    oldest_at: waiting.map(({ created_at }) => created_at).sort()[0],
    is_late: false,
  })
})

test('a queue whose oldest row has waited beyond its hours is late, and stands before those that are not', async () => {
  const token = await adminToken(house, 'all')
  const queues = async () => {
    const { data } = (await house.call('GET', '/api/admin/dashboard', { token })).body
    return Object.values(data?.queues ?? {}).map(({ resource, is_late }) => ({ resource, is_late }))
  }
  const [oldest] = (await db.select().from(bankTransfers)).toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  expect(await queues()).toContainEqual({ resource: 'bank-transfers', is_late: false })
  const dayAgo = (extraMs: number) => new Date(Date.parse(house.clock.now()) - 24 * 3_600_000 - extraMs).toISOString()
  const sentAt = async (created_at: string) =>
    db
      .update(bankTransfers)
      .set({ created_at })
      .where(eq(bankTransfers.id, oldest?.id ?? ''))
  await sentAt(dayAgo(-60_000))
  expect(await queues()).toContainEqual({ resource: 'bank-transfers', is_late: false })
  await sentAt(dayAgo(60_000))
  const found = await queues()
  expect(found).toContainEqual({ resource: 'bank-transfers', is_late: true })
  expect(found.map(({ is_late }) => is_late)).toEqual(
    found
      .map(({ is_late }) => is_late)
      .toSorted()
      .toReversed(),
  )
  await sentAt(oldest?.created_at ?? '')
})

test('each day, category and city has the orders and sales of its rows', async () => {
  const [sent, paid, names] = await Promise.all([db.select().from(orders), db.select().from(payments), db.select().from(categories)])
  const charts = (await asked('/api/admin/dashboard/charts?period=last_30_days')) ?? {}
  const captured = paid.filter((payment) => isIn(days, payment.captured_at))
  const sentIn = sent.filter((order) => isIn(days, order.submitted_at))
  const rows = Array.from({ length: 30 }, (_, index) =>
    new Date(Date.parse(`${days.from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  )
  expect(captured.length).toBeGreaterThan(0)
  expect(charts.by_day).toMatchObject(
    rows.map((day) => ({
      day,
      orders: sentIn.filter(({ submitted_at }) => riyadhDate(submitted_at) === day).length,
      sales: soldIn(captured.filter(({ captured_at }) => captured_at && riyadhDate(captured_at) === day)),
    })),
  )
  const categoryOf = new Map(sent.map(({ id, category_id }) => [id, category_id]))
  const expected = names.flatMap(({ id, name_ar, name_en }) => {
    const orders = sentIn.filter(({ category_id }) => category_id === id).length
    const sales = soldIn(captured.filter(({ order_id }) => categoryOf.get(order_id) === id))
    return orders + sales > 0 ? [{ name: { ar: name_ar, en: name_en }, orders, sales }] : []
  })
  const told = charts.by_category
  expect(told).toHaveLength(expected.length)
  expect(told).toEqual(expect.arrayContaining(expected))
})

test('conversion and offers an order are those of the requests of the period', async () => {
  const [sent, made, issued, paid] = await Promise.all([
    db.select().from(orders),
    db.select().from(offers),
    db.select().from(invoices),
    db.select().from(payments),
  ])
  const ids = sent.filter((order) => isIn(days, order.submitted_at)).map(({ id }) => id)
  const has = (rows: readonly { order_id: string }[]) => (id: string) => rows.some(({ order_id }) => order_id === id)
  const charts = (await asked('/api/admin/dashboard/charts')) ?? {}
  expect(charts.conversion).toEqual([
    { step: 'sent', orders: ids.length },
    { step: 'answered', orders: ids.filter((id) => has(made)(id) || has(issued)(id)).length },
    { step: 'accepted', orders: ids.filter(has(issued)).length },
    { step: 'paid', orders: ids.filter(has(paid.filter(({ captured_at }) => captured_at))).length },
    { step: 'completed', orders: sent.filter(({ id, status }) => ids.includes(id) && status === 'completed').length },
  ])
  const asking = sent.filter(({ id, kind }) => ids.includes(id) && (kind === 'service' || kind === 'consultation'))
  const counts = Map.groupBy(asking, ({ id }) => made.filter(({ order_id }) => order_id === id).length)
  expect(charts.offers).toEqual([...counts].sort(([a], [b]) => a - b).map(([offers, orders]) => ({ offers, orders: orders.length })))
})

test('who may not list orders or see reports gets neither figure, and no queue of a list that is closed', async () => {
  const month = await asked('/api/admin/dashboard', ['dashboard.show'])
  expect(month).toMatchObject({ month: { orders: null, sales: null, target: null }, queues: [] })
  const charts = (await asked('/api/admin/dashboard/charts', ['dashboard.show'])) ?? {}
  expect(charts).toMatchObject({ by_category: [], by_city: [], conversion: [], offers: [] })
  expect(charts.by_day?.[0]).toMatchObject({ orders: null, sales: null })
  const seesOrders = (await asked('/api/admin/dashboard', ['dashboard.show', 'orders.list'])) ?? {}
  expect(seesOrders.month).toMatchObject({ sales: null })
  expect(seesOrders.month?.orders).toBeGreaterThan(0)
})

test('the home page is for who holds its permission', async () => {
  const nothing = await adminToken(house, ['orders.list'])
  for (const url of ['/api/admin/dashboard', '/api/admin/dashboard/charts'])
    expect(await house.call('GET', url, { token: nothing })).toMatchObject({ status: 403 })
  expect(await house.call('GET', '/api/admin/dashboard/charts?period=forever', { token: await adminToken(house, 'all') })).toMatchObject({
    status: 422,
  })
})

test('products on sale of which none is left are named, and only to who may list products', async () => {
  const [on, parts] = await Promise.all([db.select().from(products), db.select().from(product_variants)])
  const left = (id: string) => parts.filter((part) => part.product_id === id).reduce((sum, part) => sum + part.quantity, 0)
  const gone = on.filter(
    ({ id, availability, type, quantity }) => availability === 'available' && (type === 'simple' ? quantity === 0 : left(id) === 0),
  )
  const { sold_out } = (await asked('/api/admin/dashboard')) ?? {}
  const named = gone.map(({ id, name_ar, name_en }) => ({ id, name: { ar: name_ar, en: name_en } }))
  expect(sold_out).toHaveLength(Math.min(named.length, 6))
  expect(named).toEqual(expect.arrayContaining([...(Array.isArray(sold_out) ? sold_out : [])]))
  expect(await asked('/api/admin/dashboard', ['dashboard.show'])).toMatchObject({ sold_out: null })
})

test('the list of products counts the stock of all variants, in its filter and in its order', async () => {
  const [on, parts] = await Promise.all([db.select().from(products), db.select().from(product_variants)])
  const stock = new Map(
    on.map(({ id, quantity }) => [id, quantity ?? sum(parts.filter((part) => part.product_id === id).map((part) => part.quantity))]),
  )
  const token = await adminToken(house, 'all')
  const listed = async (query: string) =>
    (await house.call('GET', `/api/admin/products?${query}`, { token })).rows.map(({ id }) => String(id))
  const few = [...stock].filter(([, left]) => left >= 1 && left <= 20).map(([id]) => id)
  expect((await listed('quantity_gte=1&quantity_lte=20')).toSorted()).toEqual(few.toSorted())
  const inOrder = (await listed('_sort=quantity&_order=desc')).map((id) => stock.get(id))
  expect(inOrder).toEqual([...stock.values()].toSorted((one, other) => other - one))
})
