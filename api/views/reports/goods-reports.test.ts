import type { ReportKind } from '@wasl/shared/reports.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product_categories, product_variants, products } from '../../catalog/tables/from-registry.ts'
import { stock } from '../../catalog/tables/stock.ts'
import { orderLines } from '../../ordering/tables/checkouts.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildReport } from './report.ts'

const app = await testApp({}, { demo: true })
const { db, call } = app
const { pay, page, transition } = await paidGoods(app, 'platform')
const admin = await adminToken(app, 'all')
const today = riyadhDate(app.clock.now())
const report = (kind: ReportKind, { from = today, to = today } = {}, limit = 1000) =>
  buildReport(app.createContext(), kind, { from, to }, limit)
const act = (order: string, name: string) => call('POST', `/api/admin/orders/${order}/actions/${name}`, { token: admin, body: {} })
const sales = ['product_sales', 'seller_sales', 'category_sales'] as const
const figures = ['sold', 'amount', 'back', 'refunded', 'sales']

/** The reports of what was sold have the same totals. */
async function totals() {
  const [first = {}, ...others] = await Promise.all(
    sales.map(async (kind) => Object.fromEntries(Object.entries((await report(kind)).totals).filter(([name]) => figures.includes(name)))),
  )
  for (const other of others) expect(other).toEqual(first)
  const { sold = 0, amount = 0, back = 0, refunded = 0, sales: net = 0 } = first
  return { sold, amount, back, refunded, sales: net }
}

test('sold goods count with what was returned of them, in every report of sales', async () => {
  const before = await totals()
  const { client, order, products: sold } = await pay([3, 2])
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order))
  const price = lines.find(({ product_id }) => product_id === sold[0]?.id)?.price ?? 0
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const paid = { ...before, sold: before.sold + 5, amount: before.amount + amount, sales: before.sales + amount }
  expect(await totals()).toEqual(paid)
  for (const name of ['prepare', 'send_out', 'deliver']) expect((await act(order, name)).status).toBe(200)
  const line = (await page(client, order)).goods.lines.find(({ product_id }: { product_id: string }) => product_id === sold[0]?.id)
  const body = { lines: [{ line_id: line.id, quantity: 1 }], cause: 'changed_mind', reason: 'لم تعد مناسبة' }
  const returnsBefore = (await report('returns')).totals
  expect((await transition(client, order, 'request_return', body)).status).toBe(200)
  const { id } = (await page(client, order)).goods.returns[0]
  expect((await report('returns')).totals).toMatchObject({ returns: (returnsBefore.returns ?? 0) + 1, open: (returnsBefore.open ?? 0) + 1 })
  for (const name of ['accept', 'receive'])
    expect((await call('POST', `/api/admin/returns/${id}/actions/${name}`, { token: admin, body: {} })).status).toBe(200)
  expect(await totals()).toEqual({ ...paid, back: paid.back + 1, refunded: paid.refunded + price, sales: paid.sales - price })
  const row = (await report('product_sales')).rows.find((one) => one.id === sold[0]?.id)
  expect(row).toMatchObject({ product: { en: sold[0]?.name_en }, provider: { en: 'The platform', ar: 'المنصة' } })
  const returned = await report('returns')
  expect(returned.rows.find(({ reason }) => Object(reason).en === 'Not wanted any more')).toMatchObject({ refunded: expect.any(Number) })
  expect(returned.totals).toMatchObject({ open: returnsBefore.open ?? 0, amount: (returnsBefore.amount ?? 0) + price })
})

test('goods of a withdrawn order are refunded goods', async () => {
  const before = await totals()
  const { client, order } = await pay([2])
  expect((await transition(client, order, 'request_withdrawal')).status).toBe(200)
  expect((await act(order, 'accept_withdrawal')).status).toBe(200)
  const after = await totals()
  expect(after).toMatchObject({ sold: before.sold + 2, back: before.back + 2, sales: before.sales })
})

test('the sales by category name the categories of the products that were sold', async () => {
  const known = new Set((await db.select().from(product_categories)).map(({ name_en }) => name_en))
  const { rows } = await report('category_sales')
  expect(rows.length).toBeGreaterThan(0)
  for (const { category } of rows) expect(known).toContain(Object(category).en)
})

test('the stock of the last day is the stock of now, and its value that at the prices of now', async () => {
  const [units, variants, simple] = await Promise.all([
    db.select().from(stock),
    db.select().from(product_variants),
    db.select().from(products),
  ])
  const prices = new Map([...simple, ...variants].map(({ id, price }) => [id, price]))
  const { totals, row_count } = await report('stock_value', { from: addDays(today, -30) })
  expect(totals).toMatchObject({
    on_hand: units.reduce((sum, { on_hand }) => sum + on_hand, 0),
    value: units.reduce((sum, { unit_id, on_hand }) => sum + on_hand * (prices.get(unit_id) ?? 0), 0),
  })
  expect(row_count).toBeLessThanOrEqual(simple.length)
  expect(await report('stock_value', { from: addDays(today, -900), to: addDays(today, -800) })).toMatchObject({ rows: [], row_count: 0 })
})

test('what moves the stock of a product within the period has a column each', async () => {
  const [product] = await db.select().from(products).where(eq(products.type, 'simple')).limit(1)
  const rowOf = async () => (await report('stock_value')).rows.find(({ id }) => id === product?.id)
  const before = await rowOf()
  const adjust = (action: string, body: object) =>
    call('POST', `/api/admin/stock-units/${product?.id}/actions/${action}`, { token: admin, body })
  expect((await adjust('receive', { quantity: 7 })).status).toBe(200)
  expect((await adjust('correct', { direction: 'remove', quantity: 2, reason: 'كُسرت في المستودع' })).status).toBe(200)
  expect(await rowOf()).toMatchObject({
    received: Number(before?.received ?? 0) + 7,
    corrected: Number(before?.corrected ?? 0) - 2,
    on_hand: Number(before?.on_hand ?? 0) + 5,
    value: Number(before?.value ?? 0) + 5 * (product?.price ?? 0),
  })
})

test.each(['product_sales', 'stock_value'] as const)('the first rows of a long %s report come with the totals of all', async (kind) => {
  const all = await report(kind)
  expect(all.row_count).toBeGreaterThan(1)
  expect(await report(kind, {}, 1)).toEqual({ ...all, rows: all.rows.slice(0, 1) })
})

test.each([...sales, 'stock_value', 'returns'] as const)('the %s report is exported', async (kind) => {
  for (const format of ['csv', 'xlsx'])
    expect((await call('GET', `/api/admin/reports/${kind}/export.${format}?from=${today}&to=${today}`, { token: admin })).status).toBe(200)
})
