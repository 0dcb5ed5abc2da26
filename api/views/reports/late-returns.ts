import type { ReportRow } from '@wasl/shared/reports.ts'
import { lateCharge } from '@wasl/shared/rules/rental-extension.ts'
import { hourMs, minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { deposit_claims } from '../../ordering/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { rentals } from '../../ordering/tables/rentals.ts'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { ReportRequest } from './report-request.ts'
import { riyadhDay, within } from './riyadh-sql.ts'

/** The rentals whose return was due in the period and came late, or has not come, with what that costs and what of it was kept from the security deposit. */
export async function lateReturnsReport(ctx: Ctx, { period }: ReportRequest, limit: number): Promise<ReportRow<'late_returns'>[]> {
  const { car_return_grace_minutes: grace_minutes, car_late_hours: hours_per_day } = await loadSettings(ctx)
  const now = ctx.clock.now()
  const isOut = and(
    isNotNull(rentals.handed_over_at),
    isNull(rentals.returned_at),
    lt(rentals.return_at, addSeconds(now, -grace_minutes * minuteSeconds)),
  )
  // Of the automatic claim, which has no reason: others are written by hand.
  const retainedOfRental = sql`(select coalesce(sum(${deposit_claims.retained_amount}), 0) from ${deposit_claims}
    where ${deposit_claims.order_id} = ${rentals.order_id} and ${deposit_claims.kind} = 'late' and ${deposit_claims.reason} = '')`
  const lateness = sql`coalesce(${rentals.returned_at}, ${now}::timestamptz) - ${rentals.return_at}`
  const rows = await ctx.db
    .select({
      ...{ id: rentals.order_id, order: orders.number, car: rentals.car_title, rates: rentals.rates, late_charge: rentals.late_charge },
      ...{ return_at: rentals.return_at, returned_at: rentals.returned_at },
      provider: { ar: providers.name_ar, en: providers.name_en },
      due: riyadhDay(rentals.return_at),
      returned: sql<string | null>`${riyadhDay(rentals.returned_at)}`,
      retained: retainedOfRental.mapWith(Number),
    })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.order_id))
    .innerJoin(providers, eq(providers.id, orders.provider_id))
    .where(and(within(rentals.return_at, period), or(isNotNull(rentals.late_charge), isOut)))
    .orderBy(sql`${lateness} desc`, orders.number)
    .limit(limit)
  return rows.map(({ return_at, returned_at, rates, late_charge, ...row }) => {
    const at = returned_at ?? now
    const growing = lateCharge({ return_at, at, grace_minutes, hours_per_day, daily_price: rates.daily_price })
    return {
      ...row,
      hours: Math.max(0, Math.ceil((Date.parse(at) - Date.parse(return_at)) / hourMs)),
      charge: late_charge ?? growing?.amount ?? 0,
    }
  })
}
