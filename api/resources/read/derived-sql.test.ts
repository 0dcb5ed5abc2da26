import { resources } from '@wasl/resources/index.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product_categories, product_variants, products } from '../../catalog/tables/from-registry.ts'
import { coupons } from '../../ordering/tables/from-registry.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { derivedSql } from './derived-sql.ts'

const app = await testApp()
const { db, call } = app

test('the SQL of a coupon’s status agrees with the declaration, also around midnight in Riyadh', async () => {
  const days = ['2026-05-09', '2026-05-10', '2026-05-11']
  const grid = days.flatMap((expire_date) =>
    [true, false].flatMap((is_open) =>
      [0, 4, 5].flatMap((used_count) =>
        ['2026-01-01', '2026-05-10', '2026-05-11'].map((start_date) => ({ expire_date, is_open, used_count, start_date })),
      ),
    ),
  )
  await db.insert(coupons).values(
    grid.map((one, at) => ({
      ...one,
      title_ar: 'خصم',
      title_en: 'Discount',
      code: `GRID${at}`,
      type: 'ratio' as const,
      discount_percent: 10,
      max_use: 5,
    })),
  )
  const stored = await db.select().from(coupons)
  for (const now of ['2026-05-10T20:59:59.000Z', '2026-05-10T21:00:00.000Z'])
    for (const [status, condition] of Object.entries(derivedSql.coupons)) {
      const found = await db
        .select({ code: coupons.code })
        .from(coupons)
        .where(sql`${condition(now)}`)
      const meant = stored.filter((row) => resources.coupons.derived?.compute(asCoupon(row), now) === status).map(({ code }) => code)
      expect([status, found.map(({ code }) => code).sort()]).toEqual([status, meant.sort()])
    }
})

test('the SQL of a product’s stock agrees with the declaration: a product without stock is sold out', async () => {
  const [category] = await db.insert(product_categories).values({ name_ar: 'مصابيح', name_en: 'Lamps' }).returning()
  const stocks = [
    ...[null, 0, 3].map((quantity) => ({ type: 'simple' as const, quantity, variants: null })),
    ...[[], [0], [0, 2]].map((left) => ({ type: 'multi' as const, quantity: null, variants: left.map((quantity) => ({ quantity })) })),
  ]
  const grid = stocks.flatMap((stock) => (['available', 'unavailable'] as const).map((availability) => ({ ...stock, availability })))
  const statuses: Record<string, string[]> = { in_stock: [], sold_out: [], off_sale: [] }
  for (const [at, { variants, ...values }] of grid.entries()) {
    const [row] = await db
      .insert(products)
      .values({
        ...{ ...values, name_ar: 'مصباح', name_en: `Lamp ${at}`, description_ar: 'مصباح', description_en: 'Lamp' },
        ...{ category_id: category?.id ?? '', price: 1000, discount_type: 'none' as const },
      })
      .returning()
    for (const [position, { quantity }] of (variants ?? []).entries())
      await db
        .insert(product_variants)
        .values({ product_id: row?.id ?? '', price: 1000, quantity, sku: `${at}-${position}`, combination: `${position}`, position })
    const status = resources.products.derived?.compute(asProduct({ ...values, variants }), '2026-05-10T00:00:00.000Z') ?? ''
    statuses[status]?.push(`Lamp ${at}`)
  }
  expect(statuses).toMatchObject({ in_stock: ['Lamp 4', 'Lamp 10'], sold_out: ['Lamp 0', 'Lamp 2', 'Lamp 6', 'Lamp 8'] })
  for (const [status, condition] of Object.entries(derivedSql.products)) {
    const found = await db.select({ name: products.name_en }).from(products).where(condition('')).orderBy(products.name_en)
    expect([status, found.map(({ name }) => name).sort()]).toEqual([status, statuses[status]?.sort()])
  }
})

// Safe: the status reads only fields that are the same in the column and on the wire.
const asProduct = (row: object) => row as Parameters<NonNullable<typeof resources.products.derived>['compute']>[0]
// Safe: the status reads only fields that are the same in the column and on the wire.
const asCoupon = (row: object) => row as Parameters<NonNullable<typeof resources.coupons.derived>['compute']>[0]

test('a status that only every object has is no status', async () => {
  const token = await adminToken(app, 'all')
  for (const name of ['__proto__', 'hasOwnProperty', 'constructor'])
    for (const filter of ['derived', 'derived_ne'])
      for (const path of ['products', 'coupons', 'products/export.csv'])
        expect([path, (await call('GET', `/api/admin/${path}?${filter}=${name}`, { token })).status]).toEqual([path, 422])
})
