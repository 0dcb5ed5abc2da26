import { sql } from 'drizzle-orm'
import { offers } from '../tables/offers.ts'
import { orderEvents, orders } from '../tables/orders.ts'

/** When the work of an order started, the last time. */
export const workStartedAt = sql`(select max(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.order_id} = ${orders.id} and ${orderEvents.to_status} = 'in_progress' and ${orderEvents.from_status} <> 'in_progress')`

/** The end of the duration that both sides agreed on, while the work runs; null otherwise. */
export const workDueAt = sql`(case when ${orders.status} = 'in_progress' then ${workStartedAt} + (
  select ${offers.duration_days} * interval '1 day' from ${offers} where ${offers.id} = ${orders.accepted_offer_id}) end)`.mapWith(
  orders.due_at,
)
