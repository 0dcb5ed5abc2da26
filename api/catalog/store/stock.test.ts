import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { adminToken } from '../../testing/people.ts'
import { reserveUnits } from '../../testing/reserve-units.ts'
import { product_variants, products } from '../tables/from-registry.ts'
import { stock, stockMoves } from '../tables/stock.ts'
import { releaseUnits, returnUnits, sellUnits, type UnitQuantity } from './stock.ts'

const { app, submittedOrder } = await orderFixture()
const { call, db, clock, createContext } = app
let token = ''
let category_id = ''
let order = ''

const add = async (name: string, body: object): Promise<string> =>
  String((await call('POST', `/api/admin/${name}`, { token, body })).body.id)
let count = 0
async function newProduct(quantity: number): Promise<string> {
  count += 1
  return add('products', {
    name: { ar: `منتج ${count}`, en: `Product ${count}` },
    description: { ar: 'وصف', en: 'Text' },
    category_id,
    feature_ids: [],
    price: 1_000,
    quantity,
    sku: `ST-${count}`,
  })
}
const stockOf = async (unit: string) => {
  const [row] = await db.select({ on_hand: stock.on_hand, reserved: stock.reserved }).from(stock).where(eq(stock.unit_id, unit))
  return row ?? null
}
const reasonsOf = async (unit: string) =>
  (await db.select().from(stockMoves).where(eq(stockMoves.unit_id, unit)).orderBy(stockMoves.created_at)).map(({ reason }) => reason)
const run = <T>(work: (ctx: TransactionCtx) => Promise<T>) => inTransaction(createContext(), work)
const one = (unit_id: string, quantity = 1): UnitQuantity[] => [{ unit_id, quantity }]
/** Reserves in a transaction of its own, as an order does: nothing stays if a unit is short. */
async function takes(units: readonly UnitQuantity[]): Promise<boolean> {
  const short = await run((ctx) => reserveUnits(ctx, order, units))
  return short.length === 0
}

beforeAll(async () => {
  token = await adminToken(app, 'all')
  category_id = await add('product-categories', { name: { ar: 'مستودع', en: 'Warehouse' } })
  order = (await submittedOrder()).id
})

test('the quantity of a form is the stock, and each change is a move', async () => {
  const id = await newProduct(3)
  expect(await stockOf(id)).toEqual({ on_hand: 3, reserved: 0 })
  expect(await call('PATCH', `/api/admin/products/${id}`, { token, body: { quantity: 8 } })).toMatchObject({ status: 200 })
  expect([await stockOf(id), await reasonsOf(id)]).toEqual([{ on_hand: 8, reserved: 0 }, ['receipt', 'correction']])
  await call('DELETE', `/api/admin/products/${id}`, { token })
  expect(await stockOf(id)).toBeNull()
})

test('a paid order takes what it had reserved, and a form shows what is left', async () => {
  const id = await newProduct(5)
  expect(await takes(one(id, 2))).toBe(true)
  expect(await stockOf(id)).toEqual({ on_hand: 5, reserved: 2 })
  await run((ctx) => sellUnits(ctx, order, one(id, 2)))
  expect(await call('GET', `/api/admin/products/${id}`, { token })).toMatchObject({ body: { quantity: 3 } })
  await run((ctx) => returnUnits(ctx, order, one(id)))
  expect(await stockOf(id)).toEqual({ on_hand: 4, reserved: 0 })
  expect(await takes(one(id, 4))).toBe(true)
  expect(await call('GET', `/api/store/${id}`)).toMatchObject({ body: { data: { is_available: false } } })
  await run((ctx) => releaseUnits(ctx, order, one(id, 4)))
  expect(await call('GET', `/api/store/${id}`)).toMatchObject({ body: { data: { units: [{ left: 4 }] } } })
})

test('two lines of one unit are added up, and every short unit is named', async () => {
  const [few, many] = [await newProduct(3), await newProduct(9)]
  const wanted = [...one(few, 2), ...one(many, 10), ...one(few, 2)]
  const short = await run((ctx) => reserveUnits(ctx, order, wanted))
  expect(short).toHaveLength(2)
  expect(short).toEqual(
    expect.arrayContaining([
      { unit_id: few, wanted: 4, left: 3 },
      { unit_id: many, wanted: 10, left: 9 },
    ]),
  )
  expect([await stockOf(few), await stockOf(many)]).toEqual([
    { on_hand: 3, reserved: 0 },
    { on_hand: 9, reserved: 0 },
  ])
})

test('what is reserved can neither be deleted nor corrected away', async () => {
  const id = await newProduct(2)
  expect(await takes(one(id, 2))).toBe(true)
  expect(await call('PATCH', `/api/admin/products/${id}`, { token, body: { quantity: 1 } })).toMatchObject({
    status: 422,
    body: { errors: { quantity: ['Orders that are not paid yet have reserved 2'] } },
  })
  expect((await call('DELETE', `/api/admin/products/${id}`, { token })).status).toBe(409)
  expect(await stockOf(id)).toEqual({ on_hand: 2, reserved: 2 })
  await run((ctx) => releaseUnits(ctx, order, one(id, 2)))
})

test('of 50 that want the last three at once, three get one', { timeout: 60_000 }, async () => {
  const id = await newProduct(3)
  const got = await Promise.all(Array.from({ length: 50 }, () => takes(one(id))))
  expect(got.filter(Boolean)).toHaveLength(3)
  expect(await stockOf(id)).toEqual({ on_hand: 3, reserved: 3 })
})

test('orders that want the same units in another order do not block each other', { timeout: 60_000 }, async () => {
  const [first, second] = [await newProduct(20), await newProduct(20)]
  const orders = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? [...one(first), ...one(second)] : [...one(second), ...one(first)]))
  expect(await Promise.all(orders.map(takes))).toEqual(orders.map(() => true))
})

test('the stocks of all variants are their moves', async () => {
  await db.update(product_variants).set({ quantity: 4 })
  await db.update(products).set({ quantity: 6 }).where(eq(products.sku, 'ST-1'))
  expect(await findViolations(db, clock.now(), /^O2 stock/)).toEqual([])
})
