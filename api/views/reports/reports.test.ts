import { type ReportKind, reports } from '@wasl/shared/reports.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq, ne, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { coupon_uses, coupons } from '../../ordering/tables/from-registry.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import { refunds } from '../../ordering/tables/refunds.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const today = riyadhDate(app.clock.now())
const period = `from=${today}&to=${today}`
let token = ''

beforeAll(async () => {
  token = await adminToken(app, ['reports.show'])
})

const fetchReport = async (kind: ReportKind, query = period) => {
  const answer = await app.call('GET', `/api/admin/reports/${kind}?${query}`, { token })
  expect(answer.status).toBe(200)
  return answer.body.data ?? {}
}
const read = async () => {
  const [sent, allOffers, allInvoices, paid, people] = await Promise.all([
    db.select().from(orders),
    db.select().from(offers),
    db.select().from(invoices),
    db.select().from(payments),
    db.select().from(users),
  ])
  return { sent, allOffers, allInvoices, paid: paid.filter(({ captured_at }) => captured_at), people }
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const salesOf = (rows: readonly (typeof payments.$inferSelect)[]) => sum(rows.map((row) => row.amount - row.refunded_amount))
const endedStatuses = ['cancelled', 'rejected', 'expired']

test('sales are the payments by day', async () => {
  const { paid } = await read()
  expect(paid.length).toBeGreaterThan(0)
  const row = { payments: paid.length, received: sum(paid.map(({ amount }) => amount)), refunded: 0, sales: salesOf(paid) }
  expect(await fetchReport('sales')).toEqual({ rows: [{ day: today, ...row }], row_count: 1, totals: row })
  const empty = { rows: [], row_count: 0, totals: { payments: 0, received: 0, refunded: 0, sales: 0 } }
  expect(await fetchReport('sales', 'from=2020-01-01&to=2020-12-31')).toEqual(empty)
})

test('days without sales are rows of zeros, up to today', async () => {
  const { rows, row_count, totals } = await fetchReport('sales', `from=${addDays(today, -3)}&to=${addDays(today, 3)}`)
  const days = [-3, -2, -1, 0].map((offset) => addDays(today, offset))
  expect(rows).toMatchObject(days.map((day) => ({ day, ...(day !== today && { payments: 0, received: 0, refunded: 0, sales: 0 }) })))
  expect({ row_count, totals }).toEqual({ row_count: 4, totals: (await fetchReport('sales')).totals })
})

test('refunds are subtracted from sales', async () => {
  const { paid } = await read()
  const [payment] = paid
  if (!payment?.order_id) throw new Error('the demo has no payment of an order')
  const { id: payment_id, order_id, client_id } = payment
  const parties = { order_id, client_id, payment_id }
  const terms = { number: 'T-refund', amount: 1000, discount: 0, funded_by: 'escrow', destination: 'wallet', status: 'confirmed' } as const
  await db.insert(refunds).values({ ...parties, ...terms, created_at: app.clock.now(), updated_at: app.clock.now() })
  expect(await fetchReport('sales')).toMatchObject({ totals: { refunded: 1000, sales: salesOf(paid) - 1000 } })
  await db.delete(refunds)
})

test('orders are grouped by category and city, with their outcome', async () => {
  const { sent, allOffers, allInvoices, paid } = await read()
  const answered = sent.filter(({ id }) => [...allOffers, ...allInvoices].some(({ order_id }) => order_id === id))
  const report = await fetchReport('orders')
  expect(report.totals).toEqual({
    sent: sent.length,
    answered: answered.length,
    completed: sent.filter(({ status }) => status === 'completed').length,
    ended: sent.filter(({ status }) => endedStatuses.includes(status)).length,
    sales: salesOf(paid),
  })
  expect(report.row_count).toBe(new Set(sent.map(({ category_id, city_id }) => `${category_id} ${city_id}`)).size)
})

test('a report filtered by category and city counts only their orders', async () => {
  const { sent, paid } = await read()
  const place = sent.find(({ id, city_id }) => city_id !== null && paid.some(({ order_id }) => order_id === id))
  const there = sent.filter(({ category_id, city_id }) => category_id === place?.category_id && city_id === place?.city_id)
  const query = `${period}&category_id=${place?.category_id}&city_id=${place?.city_id}`
  const paidThere = paid.filter(({ order_id }) => there.some(({ id }) => id === order_id))
  expect(await fetchReport('orders', query)).toMatchObject({ row_count: 1, totals: { sent: there.length, sales: salesOf(paidThere) } })
  expect(await fetchReport('sales', query)).toMatchObject({ totals: { sales: salesOf(paidThere) } })
})

test('providers have the counts of their offers and orders, and the amounts of their tax documents', async () => {
  const { sent, allOffers, allInvoices } = await read()
  const statusOf = new Map(sent.map(({ id, status }) => [id, status]))
  const percentOf = new Map(allInvoices.map(({ id, commission_percent }) => [id, commission_percent]))
  // Those of ended orders were credited in full.
  const valid = (await db.select().from(taxDocuments)).filter(({ order_id }) => !endedStatuses.includes(statusOf.get(order_id) ?? ''))
  expect(valid.length).toBeGreaterThan(0)
  expect(await fetchReport('providers')).toMatchObject({
    row_count: new Set([...allOffers, ...valid].map(({ provider_id }) => provider_id)).size,
    totals: {
      offers: allOffers.length,
      orders: sent.filter(({ provider_id }) => provider_id).length,
      completed: sent.filter(({ status }) => status === 'completed').length,
      invoiced: sum(valid.map(({ service_amount, discount }) => service_amount - discount)),
      commission: sum(
        valid.map(({ service_amount, discount, invoice_id }) =>
          Math.floor(((service_amount - discount) * (percentOf.get(invoice_id) ?? 0)) / 100),
        ),
      ),
    },
  })
})

test('a provider’s rating comes from the published reviews of the period, and of the selected city and category', async () => {
  const [all, rated, { sent }] = await Promise.all([db.select().from(providers), db.select().from(reviews), read()])
  const order = sent.find(({ id, provider_id }) => rated.some((review) => review.order_id === id && review.provider_id === provider_id))
  const [elsewhere, hidden] = rated.filter(({ provider_id, order_id }) => provider_id === order?.provider_id && order_id === null)
  const places = { city_id: order?.city_id ?? '', category_id: order?.category_id ?? '' }
  const isThere = (order_id: string | null) =>
    sent.some(({ id, city_id, category_id }) => id === order_id && city_id === places.city_id && category_id === places.category_id)
  // Outliers that must not count: one review without an order, one hidden.
  await changeFinalRows(db, sql`update reviews set rating = 1 where id = ${elsewhere?.id}`)
  await changeFinalRows(db, sql`update reviews set rating = 1, status = 'hidden' where id = ${hidden?.id}`)
  const publishedReviews = (await db.select().from(reviews)).filter(({ status }) => status === 'published')
  const [from, month] = [addDays(today, -365), addDays(today, -30)]
  const narrowed = `city_id=${places.city_id}&category_id=${places.category_id}`
  for (const { query, first, counts } of [
    { query: '', first: from, counts: () => true },
    { query: '', first: month, counts: () => true },
    { query: narrowed, first: from, counts: isThere },
  ]) {
    const reported = Object.values((await fetchReport('providers', `from=${first}&to=${today}&${query}`)).rows ?? {})
    expect(reported.length).toBeGreaterThan(0)
    for (const { provider, rating } of reported) {
      const { id } = all.find(({ name_en }) => name_en === String(provider?.en)) ?? {}
      const own = publishedReviews.filter(
        ({ provider_id, created_at, order_id }) => provider_id === id && riyadhDate(created_at) >= first && counts(order_id),
      )
      const tenths = Math.round((sum(own.map((review) => review.rating)) * 10) / own.length)
      expect([provider?.en, query, rating]).toEqual([provider?.en, query, own.length > 0 ? tenths / 10 : null])
    }
  }
})

test('the completion rate is completed by submitted orders, and the share of a coupon its uses by its maximum', async () => {
  const { sent } = await read()
  // In tenths of a percent, rounded half up.
  const rateOf = (part: number, whole: number) => Math.floor((part * 2000 + whole) / (2 * whole)) / 10
  const reported = Object.values((await fetchReport('orders')).rows ?? {})
  const places = new Map([...(await db.select().from(cities)), ...(await db.select().from(categories))].map((one) => [one.id, one.name_en]))
  const nameOf = (id: string | null) => places.get(id ?? '') ?? 'Without a city'
  const placeOf = ({ category_id, city_id }: (typeof sent)[number]) => `${nameOf(category_id)} ${nameOf(city_id)}`
  const byPlace = Map.groupBy(sent, placeOf)
  expect(Object.fromEntries(reported.map(({ category, city, conversion }) => [`${category?.en} ${city?.en}`, conversion]))).toEqual(
    Object.fromEntries(
      [...byPlace].map(([place, own]) => [place, rateOf(own.filter(({ status }) => status === 'completed').length, own.length)]),
    ),
  )
  const all = await db.select().from(coupons)
  const ever = `from=${addDays(today, -365)}&to=${addDays(today, 365)}`
  const shares = Object.values((await fetchReport('coupons', ever)).rows ?? {}).map(({ code, share }) => [code, share])
  expect(Object.fromEntries(shares)).toEqual(
    Object.fromEntries(all.map(({ code, used_count, max_use }) => [code, rateOf(used_count, max_use)])),
  )
  expect(new Set(shares.map(([, share]) => share)).size).toBeGreaterThan(2)
})

test('the client report lists the clients who submitted orders, the highest paid amount first', async () => {
  const { sent, paid, people } = await read()
  const clientOf = new Map<string | null, string>(sent.map(({ id, client_id }) => [id, client_id]))
  const expected = people
    .map(({ id, name }) => ({
      client: name,
      orders: sent.filter(({ client_id }) => client_id === id).length,
      paid: salesOf(paid.filter(({ order_id }) => clientOf.get(order_id) === id)),
      last_order: today,
    }))
    .filter(({ orders }) => orders > 0)
    .toSorted((a, b) => b.paid - a.paid)
  const report = await fetchReport('customers')
  expect(report.rows?.[0]).toMatchObject(expected[0] ?? {})
  expect(report).toMatchObject({ row_count: expected.length, totals: { orders: sent.length, paid: salesOf(paid) } })
})

test('coupons are those valid or used in the period, with their uses and discounts in it', async () => {
  const [all, uses] = await Promise.all([db.select().from(coupons), db.select().from(coupon_uses)])
  for (const [first, last] of [
    [0, 0],
    [-6, 0],
    [-45, -30],
    [-89, 0],
  ] as const) {
    const [from, to] = [addDays(today, first), addDays(today, last)]
    const within = uses.filter(({ used_at }) => from <= riyadhDate(used_at) && riyadhDate(used_at) <= to)
    const rows = all
      .map((coupon) => ({ ...coupon, own: within.filter(({ coupon_id }) => coupon_id === coupon.id) }))
      .filter(({ start_date, expire_date, own }) => (start_date <= to && expire_date >= from) || own.length > 0)
    const report = await fetchReport('coupons', `from=${from}&to=${to}`)
    expect(report.totals).toEqual({
      uses: within.length,
      discount: sum(within.map(({ discount }) => discount)),
      used: sum(rows.map(({ used_count }) => used_count)),
      max_use: sum(rows.map(({ max_use }) => max_use)),
    })
    const reported = Object.values(report.rows ?? {}).map(({ code, uses, discount }) => [code, { uses, discount }])
    expect(Object.fromEntries(reported)).toEqual(
      Object.fromEntries(rows.map(({ code, own }) => [code, { uses: own.length, discount: sum(own.map(({ discount }) => discount)) }])),
    )
  }
})

test('over all time the uses equal the coupon’s count, and a city filter limits them to its clients', async () => {
  const ever = `from=${addDays(today, -365)}&to=${today}`
  const counted = await db.select().from(coupons)
  const used = sum(counted.map(({ used_count }) => used_count))
  expect(used).toBeGreaterThan(100)
  expect(await fetchReport('coupons', ever)).toMatchObject({ totals: { uses: used } })
  const [use] = await db.select().from(coupon_uses)
  const client = eq(users.id, use?.user_id ?? '')
  const [home] = await db.select({ city_id: users.city_id }).from(users).where(client)
  const [other] = await db
    .select()
    .from(cities)
    .where(ne(cities.id, home?.city_id ?? ''))
    .limit(1)
  const own = await db
    .select()
    .from(coupon_uses)
    .where(eq(coupon_uses.user_id, use?.user_id ?? ''))
  await db
    .update(users)
    .set({ city_id: other?.id ?? '' })
    .where(client)
  expect(await fetchReport('coupons', `${ever}&city_id=${other?.id}`)).toMatchObject({
    totals: { uses: own.length, discount: sum(own.map(({ discount }) => discount)) },
  })
  await db
    .update(users)
    .set({ city_id: home?.city_id ?? '' })
    .where(client)
})

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect']
const entriesOfToday = (all: readonly Row<typeof taxDocuments>[], notes: readonly Row<typeof credit_notes>[]) => {
  const isIn = (at: string | null) => at !== null && riyadhDate(at) === today
  const issued = all.filter(({ issued_at }) => isIn(issued_at))
  const credited = notes.filter(({ issued_at }) => isIn(issued_at))
  return {
    row_count: issued.length + credited.length,
    net: sum(issued.map(({ service_amount, discount }) => service_amount - discount)) - sum(credited.map(({ net }) => net)),
    tax: sum(issued.map(({ tax }) => tax)) - sum(credited.map(({ tax }) => tax)),
    total: sum(issued.map(({ total }) => total)) - sum(credited.map(({ total }) => total)),
  }
}

test('VAT is the stored tax of the tax documents issued, and net plus tax is the total', async () => {
  const { row_count, ...totals } = entriesOfToday(await db.select().from(taxDocuments), await db.select().from(credit_notes))
  expect(row_count).toBeGreaterThan(0)
  expect(await fetchReport('vat')).toMatchObject({ row_count, totals })
  expect(totals.net + totals.tax).toBe(totals.total)
})

test.each(['ar', 'en'] as const)('every report is exported as CSV, XLSX and PDF in the requested language: %s', async (lang) => {
  for (const [kind, { label, columns }] of Object.entries(reports)) {
    const file = (form: string) =>
      app.server.inject({ url: `/api/admin/reports/${kind}/export.${form}?${period}`, headers: { lang, authorization: `Bearer ${token}` } })
    const heads = Object.values(columns).map((column) => column.label[lang])
    const csv = await file('csv')
    expect(csv.payload.split('\r\n')[0]).toBe(`\ufeff${heads.join(',')}`)
    const xlsx = await file('xlsx')
    const { sheets } = await readXlsx(xlsx.rawPayload)
    expect(sheets[0]?.name).toBe(label[lang])
    expect(sheets[0]?.rows).toContainEqual(heads)
    const pdf = await file('pdf')
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
    expect(text).toContain(today.split('-').reverse().join('-'))
    expect(text).toContain(`1 / ${totalPages}`)
  }
})

test('amounts are exported in riyals with halalas', async () => {
  const { paid } = await read()
  const csv = await app.call('GET', `/api/admin/reports/sales/export.csv?${period}`, { token })
  const total = (salesOf(paid) / 100).toFixed(2)
  expect(csv.text.trimEnd().split('\r\n').at(-1)).toBe(`Total,${paid.length},${total},0.00,${total}`)
})
