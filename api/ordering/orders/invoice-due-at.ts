import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import { and, eq, max, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { orderEvents, orders } from '../tables/orders.ts'
import type { OrderRow } from './visible-order.ts'

/** Since when an order waits for its invoice, the last time. */
export const invoiceAwaitedSince = sql`(select max(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.order_id} = ${orders.id} and ${orderEvents.to_status} = 'awaiting_invoice' and ${orderEvents.from_status} <> 'awaiting_invoice')`

/** Until when the provider issues the invoice; null for an order that does not wait for one. */
export async function loadInvoiceDueAt(ctx: Ctx, { id, status }: Pick<OrderRow, 'id' | 'status'>): Promise<string | null> {
  if (status !== 'awaiting_invoice') return null
  const began = and(eq(orderEvents.to_status, 'awaiting_invoice'), ne(orderEvents.from_status, 'awaiting_invoice'))
  const [row] = await ctx.db
    .select({ since: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.order_id, id), began))
  return row?.since ? addSeconds(row.since, durationMs(await loadSettings(ctx), 'invoice_hours') / 1_000) : null
}
