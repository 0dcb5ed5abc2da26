import type { ProviderFigures } from '@wasl/shared/contract/catalog.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { createTtlCache, type TtlCache } from '../../platform/ttl-cache.ts'
import { minOrdersOfFigures } from './common-prices.ts'

const daysOfFigures = 365
const cacheMs = 600_000
const maxCached = 1_000

declare module '../../platform/context.ts' {
  interface Caches {
    /** By the id of the provider. */
    providerFigures: Map<string, TtlCache<Promise<ProviderFigures>>>
  }
}

/** The figures of a provider, kept for ten minutes. The caller has checked that the provider exists. */
export function loadProviderFigures(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, provider_id: string): Promise<ProviderFigures> {
  const { providerFigures } = ctx.caches
  const cached = providerFigures.get(provider_id)?.get()
  if (cached) return cached
  const cache = createTtlCache<Promise<ProviderFigures>>(cacheMs)
  const figures = queryProviderFigures(ctx, provider_id)
  cache.set(figures)
  figures.catch(cache.clear)
  if (providerFigures.size >= maxCached) providerFigures.clear()
  providerFigures.set(provider_id, cache)
  return figures
}

/**
 * How reliable a provider is, from its completed orders of the last year: the share that was delivered for the first time within the agreed days, from
 * the start of the work or a later appointment, and the share of clients that ordered again. A figure is null below five orders, or five clients.
 */
export async function queryProviderFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>, provider_id: string): Promise<ProviderFigures> {
  const { rows } = await db.execute<{ timed: number; on_time: number; clients: number; returned: number }>(sql`
    with done as (
      select o.id, o.client_id, o.appointment_at, coalesce(f.duration_days, o.duration_days) as days
      from orders o left join offers f on f.id = o.accepted_offer_id
      where o.provider_id = ${provider_id} and o.status = 'completed' and o.kind not in ('store', 'car')
        and o.finished_at >= ${addSeconds(clock.now(), -daysOfFigures * daySeconds)}
    ), timed as (
      select d.days, d.appointment_at, min(e.at) filter (where e.to_status = 'in_progress') as started, min(e.at) filter (where e.transition = 'deliver') as delivered
      from done d join order_events e on e.order_id = d.id and (e.to_status = 'in_progress' or e.transition = 'deliver')
      where d.days is not null group by d.id, d.days, d.appointment_at
    ), visits as (select client_id, count(*) as orders from done group by client_id)
    select (select count(*)::int from timed where delivered is not null and started is not null) as timed,
      (select count(*)::int from timed where delivered <= greatest(started, appointment_at) + days * interval '1 day') as on_time,
      (select count(*)::int from visits) as clients,
      (select count(*)::int from visits where orders > 1) as returned`)
  const [{ timed, on_time, clients, returned } = { timed: 0, on_time: 0, clients: 0, returned: 0 }] = rows
  return { on_time_percent: percentOf(on_time, timed), returning_clients_percent: percentOf(returned, clients) }
}

const percentOf = (part: number, whole: number): number | null => (whole < minOrdersOfFigures ? null : Math.round((part * 100) / whole))
