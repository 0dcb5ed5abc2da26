import type { CommonPrice } from '@wasl/shared/contract/catalog.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { TtlCache } from '../../platform/ttl-cache.ts'

/** Fewer orders or clients say nothing about a price, and could be traced to their clients. */
export const minOrdersOfFigures = 5
const daysOfPrices = 365
const roundTo = 500 // halalas
const retryMs = 30_000

declare module '../../platform/context.ts' {
  interface Caches {
    commonPrices: TtlCache<Promise<ReadonlyMap<string, CommonPrice>>>
  }
}

/**
 * What clients paid for each service, by its id: the middle half of the completed orders of the last year that have this service alone, from five clients on. Rounded
 * to five riyals. Kept for ten minutes; no prices, for half a minute, if the database does not answer.
 */
export function loadCommonPrices(ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'log'>): Promise<ReadonlyMap<string, CommonPrice>> {
  const { commonPrices } = ctx.caches
  const cached = commonPrices.get()
  if (cached) return cached
  const prices = queryCommonPrices(ctx).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'common prices not loaded')
    const none: ReadonlyMap<string, CommonPrice> = new Map()
    commonPrices.set(Promise.resolve(none), retryMs)
    return none
  })
  commonPrices.set(prices)
  return prices
}

async function queryCommonPrices({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<ReadonlyMap<string, CommonPrice>> {
  const { rows } = await db.execute<{ service_id: string; low: number; high: number; orders: number }>(sql`
    with single as (
      select o.id, o.client_id, o.final_amount, min(i.service_id::text) as service_id
      from orders o join order_items i on i.order_id = o.id
      where o.status = 'completed' and o.final_amount > 0 and o.refunded_amount = 0
        and o.finished_at >= ${addSeconds(clock.now(), -daysOfPrices * daySeconds)}
      group by o.id having count(*) = 1
    )
    select service_id, count(*)::int as orders,
      percentile_disc(0.25) within group (order by final_amount)::int as low,
      percentile_disc(0.75) within group (order by final_amount)::int as high
    from single group by service_id having count(distinct client_id) >= ${minOrdersOfFigures}`)
  return new Map(
    rows.map(({ service_id, low, high, orders }) => [
      service_id,
      { from: Math.floor(low / roundTo) * roundTo, to: Math.ceil(high / roundTo) * roundTo, orders },
    ]),
  )
}
