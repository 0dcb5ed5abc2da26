import { sql } from 'drizzle-orm'
import { orderRepeats } from '../tables/order-repeats.ts'

/** The order that was sent for the next day; null if that ended without work: the day can be sent again. */
export const sentAs = sql<string | null>`(select sent.id from orders sent where sent.id = ${orderRepeats.sent_order_id}
  and ${orderRepeats.sent_for} = ${orderRepeats.next_on} and sent.status not in ('cancelled', 'rejected', 'expired'))`
