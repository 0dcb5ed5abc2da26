import type { ReportRow } from '@wasl/shared/reports.ts'
import { and, count, desc, eq, gte, isNotNull, lte, or, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { coupon_uses, coupons } from '../../ordering/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { percentOf, type ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** The coupons valid or used in the period, the most used first. A city filter counts only the uses by clients of that city. */
export async function couponsReport(ctx: Ctx, { period, city_id }: ReportRequest): Promise<ReportRow<'coupons'>[]> {
  const used = ctx.db
    .select({
      coupon_id: coupon_uses.coupon_id,
      uses: count().as('uses'),
      discount: sql`sum(${coupon_uses.discount})`.mapWith(Number).as('discount'),
    })
    .from(coupon_uses)
    .innerJoin(users, eq(users.id, coupon_uses.user_id))
    .where(and(within(coupon_uses.used_at, period), city_id ? eq(users.city_id, city_id) : undefined))
    .groupBy(coupon_uses.coupon_id)
    .as('used')
  const uses = sql`coalesce(${used.uses}, 0)`.mapWith(Number)
  const rows = await ctx.db
    .select({
      id: coupons.id,
      title: { ar: coupons.title_ar, en: coupons.title_en },
      code: coupons.code,
      starts: coupons.start_date,
      expires: coupons.expire_date,
      uses,
      discount: sql`coalesce(${used.discount}, 0)`.mapWith(Number),
      used: coupons.used_count,
      max_use: coupons.max_use,
    })
    .from(coupons)
    .leftJoin(used, eq(used.coupon_id, coupons.id))
    .where(or(and(lte(coupons.start_date, period.to), gte(coupons.expire_date, period.from)), isNotNull(used.coupon_id)))
    .orderBy(desc(uses), desc(coupons.used_count), coupons.code)
  return rows.map((row) => ({ ...row, share: percentOf(row.used, row.max_use) }))
}
