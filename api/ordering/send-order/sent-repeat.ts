import { sql } from 'drizzle-orm'
import { orderRepeats } from '../tables/order-repeats.ts'
import { seesAll } from '../tables/orders-of-client.ts'

/** The order that was sent for the next day; null if that ended without work: the day can be sent again. */
export const sentAs = sql<string | null>`(select sent.id from orders sent where sent.id = ${orderRepeats.sent_order_id}
  and ${orderRepeats.sent_for} = ${orderRepeats.next_on} and sent.status not in ('cancelled', 'rejected', 'expired'))`

/** The same, if this client sees it. */
export const sentAsFor = (client: Parameters<typeof seesAll>[0]) =>
  seesAll(client) ? sentAs : sql<string | null>`(select own.id from orders own where own.id = ${sentAs} and own.ordered_by = ${client.id})`
