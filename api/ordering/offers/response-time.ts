import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { offers } from '../tables/offers.ts'
import { orders } from '../tables/orders.ts'

/** The median minutes from a request to the provider's first offer, of the last 90 days; null without offers. */
export async function medianResponse({ db, clock }: Pick<Ctx, 'db' | 'clock'>, provider_id: string): Promise<number | null> {
  const minutes = sql`extract(epoch from ${offers.created_at} - ${orders.submitted_at}) / 60`
  const [row] = await db
    .select({ median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes}))`.mapWith(Number) })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.order_id))
    .where(and(eq(offers.provider_id, provider_id), gte(offers.created_at, addSeconds(clock.now(), -90 * daySeconds))))
  return row?.median ?? null
}
