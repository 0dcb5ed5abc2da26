import type { ReportRow } from '@wasl/shared/reports/reports.ts'
import { and, desc, gte, lte } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { coupons } from '../db/resource-tables.ts'
import { type Asked, percentOf } from './asked.ts'

/** The coupons whose days meet the period, the most used first. */
export async function couponsReport(ctx: Ctx, { period }: Asked): Promise<ReportRow<'coupons'>[]> {
  const rows = await ctx.db
    .select()
    .from(coupons)
    .where(and(lte(coupons.start_date, period.to), gte(coupons.expire_date, period.from)))
    .orderBy(desc(coupons.used_count), coupons.code)
  return rows.map(({ title_ar, title_en, code, start_date, expire_date, used_count, max_use }) => ({
    title: { ar: title_ar, en: title_en },
    code,
    starts: start_date,
    expires: expire_date,
    used: used_count,
    max_use,
    share: percentOf(used_count, max_use),
  }))
}
