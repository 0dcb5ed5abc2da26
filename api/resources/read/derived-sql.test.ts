import { resources } from '@wasl/resources/index.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupons } from '../../platform/db/resource-tables.ts'
import { testApp } from '../../testing/test-app.ts'
import { derivedSql } from './derived-sql.ts'

const { db } = await testApp()

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

// Safe: the status reads only fields that are the same in the column and on the wire.
const asCoupon = (row: object) => row as Parameters<NonNullable<typeof resources.coupons.derived>['compute']>[0]
