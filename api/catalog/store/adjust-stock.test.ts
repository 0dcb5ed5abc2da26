import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { adminToken } from '../../testing/people.ts'
import { reserveUnits } from '../../testing/reserve-units.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { product_variants } from '../tables/from-registry.ts'
import { stock, stockMoves } from '../tables/stock.ts'
import { releaseUnits, sellUnits } from './stock.ts'

const { app, submittedOrder } = await orderFixture()
const { call, db, createContext } = app
let token = ''
let unit = ''
let order = ''

const act = (action: string, body: object, id = unit, by = token) =>
  call('POST', `/api/admin/stock-units/${id}/actions/${action}`, { token: by, body, lang: 'en' })
const shown = async (id = unit) => Object((await call('GET', `/api/admin/stock-units/${id}`, { token })).body)
const run = <T>(work: (ctx: TransactionCtx) => Promise<T>) => inTransaction(createContext(), work)

beforeAll(async () => {
  token = await adminToken(app, 'all')
  order = (await submittedOrder()).id
  const category = await call('POST', '/api/admin/product-categories', { token, body: { name: { ar: 'رفوف', en: 'Shelves' } } })
  const product = {
    ...{ name: { ar: 'رف خشبي', en: 'Wooden shelf' }, description: { ar: 'وصف', en: 'Text' }, category_id: category.body.id },
    ...{ feature_ids: [], price: 1_000, quantity: 4, low_stock: 3, sku: 'SHELF-1' },
  }
  unit = String((await call('POST', '/api/admin/products', { token, body: product })).body.id)
})

test('goods that arrived are added, with a move and an audit entry', async () => {
  expect(await shown()).toMatchObject({ sku: 'SHELF-1', product_id: unit, variant: null, on_hand: 4, free: 4, state: 'in_stock' })
  expect((await act('receive', { quantity: 6, note: 'DN-77' })).body).toMatchObject({ on_hand: 10, free: 10 })
  expect(await call('GET', `/api/admin/products/${unit}`, { token })).toMatchObject({ body: { quantity: 10 } })
  const [move] = await db
    .select()
    .from(stockMoves)
    .where(and(eq(stockMoves.unit_id, unit), eq(stockMoves.note, 'DN-77')))
  expect(move).toMatchObject({ reason: 'receipt', on_hand_delta: 6, reserved_delta: 0, order_id: null })
  expect(move?.admin_id).not.toBeNull()
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.row_id, unit)).orderBy(desc(auditEntries.at)).limit(1)
  expect(entry).toMatchObject({ resource: 'stock-units', action: 'receive', before: { on_hand: 4 }, after: { on_hand: 10 } })
})

test('a correction names the difference and a reason, and keeps what is reserved', async () => {
  await run((ctx) => reserveUnits(ctx, order, [{ unit_id: unit, quantity: 4 }]))
  expect((await act('correct', { direction: 'remove', quantity: 1 })).body.errors).toEqual({ reason: [expect.any(String)] })
  expect((await act('correct', { direction: 'remove', quantity: 0, reason: 'Broken in the store' })).body.errors).toEqual({
    quantity: [expect.any(String)],
  })
  const tooMany = await act('correct', { direction: 'remove', quantity: 7, reason: 'Broken in the store' })
  expect(tooMany).toMatchObject({ status: 422, body: { errors: { quantity: [expect.stringContaining('At most 6 fewer')] } } })
  expect((await act('correct', { direction: 'remove', quantity: 6, reason: 'Broken in the store' })).body).toMatchObject({
    ...{ on_hand: 4, reserved: 4, free: 0, state: 'sold_out' },
  })
  await run((ctx) => releaseUnits(ctx, order, [{ unit_id: unit, quantity: 4 }]))
  expect((await act('correct', { direction: 'remove', quantity: 1, reason: 'Broken in the store' })).body).toMatchObject({ state: 'low' })
  const moves = Object.values((await call('GET', `/api/admin/stock-moves?unit_id=${unit}&reason=correction`, { token })).body)
  expect(moves).toMatchObject([
    { on_hand_delta: -1, note: 'Broken in the store' },
    { on_hand_delta: -6, note: 'Broken in the store' },
  ])
})

test('only those who may change products adjust a stock', async () => {
  const reader = await adminToken(app, ['stock-units.list', 'stock-units.show'])
  expect((await act('receive', { quantity: 1 }, unit, reader)).status).toBe(403)
  expect((await act('receive', { quantity: 1 }, crypto.randomUUID())).status).toBe(404)
  expect((await act('receive', { quantity: 1_000_000 })).status).toBe(422)
})

test('sales and receipts at the same time are all counted', { timeout: 60_000 }, async () => {
  const { on_hand } = await shown()
  await act('receive', { quantity: 20 })
  const sell = () =>
    run(async (ctx) => {
      await reserveUnits(ctx, order, [{ unit_id: unit, quantity: 1 }])
      await sellUnits(ctx, order, [{ unit_id: unit, quantity: 1 }])
    })
  const adjust = async (at: number) =>
    expect(
      (await act(at % 2 ? 'receive' : 'correct', at % 2 ? { quantity: 2 } : { direction: 'remove', quantity: 1, reason: 'Counted again' }))
        .status,
    ).toBe(200)
  await Promise.all([...Array.from({ length: 10 }, sell), ...Array.from({ length: 10 }, (_, at) => adjust(at))])
  expect(await shown()).toMatchObject({ on_hand: on_hand + 20 - 10 + 5 * 2 - 5, reserved: 0 })
})

test('a variant is named by its options, and the list filters by product and state', async () => {
  const [variant] = await db.select().from(product_variants).limit(1)
  if (!variant) throw new Error('the demo has no variants')
  expect(await shown(variant.id)).toMatchObject({ sku: variant.sku, product_id: variant.product_id, variant: { ar: expect.any(String) } })
  const units = await call('GET', `/api/admin/stock-units?product_id=${variant.product_id}`, { token })
  expect(Object.values(units.body)).toHaveLength(await db.$count(product_variants, eq(product_variants.product_id, variant.product_id)))
  const { body } = await call('GET', '/api/admin/stock-units/status-counts', { token })
  const counted = Object.values<number>(Object(body.state)).reduce((sum, rows) => sum + rows, 0)
  expect(counted).toBe(await db.$count(stock))
})

testInvariants(app, /^O2 stock/)
