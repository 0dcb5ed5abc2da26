import type { ProviderFigures } from '@wasl/shared/contract/catalog.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { minOrdersOfFigures } from './common-prices.ts'

const daysOfFigures = 365

/**
 * How reliable a provider is, from its completed orders of the last year: the share that was delivered within the agreed days, and the share of clients that ordered
 * again. A figure is null below five orders, or five clients.
 */
export async function loadProviderFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>, provider_id: string): Promise<ProviderFigures> {
  const { rows } = await db.execute<{ timed: number; on_time: number; clients: number; returned: number }>(sql`
    with done as (
      select o.id, o.client_id, coalesce(f.duration_days, o.duration_days) as days
      from orders o left join offers f on f.id = o.accepted_offer_id
      where o.provider_id = ${provider_id} and o.status = 'completed' and o.kind not in ('store', 'car')
        and o.finished_at >= ${addSeconds(clock.now(), -daysOfFigures * daySeconds)}
    ), timed as (
      select d.days, min(e.at) filter (where e.to_status = 'in_progress') as started, max(e.at) filter (where e.transition = 'deliver') as delivered
      from done d join order_events e on e.order_id = d.id and (e.to_status = 'in_progress' or e.transition = 'deliver')
      where d.days is not null group by d.id, d.days
    ), visits as (select client_id, count(*) as orders from done group by client_id)
    select (select count(*)::int from timed where delivered is not null and started is not null) as timed,
      (select count(*)::int from timed where delivered <= started + days * interval '1 day') as on_time,
      (select count(*)::int from visits) as clients,
      (select count(*)::int from visits where orders > 1) as returned`)
  const [{ timed, on_time, clients, returned } = { timed: 0, on_time: 0, clients: 0, returned: 0 }] = rows
  return { on_time_percent: percentOf(on_time, timed), returning_clients_percent: percentOf(returned, clients) }
}

const percentOf = (part: number, whole: number): number | null => (whole < minOrdersOfFigures ? null : Math.round((part * 100) / whole))
