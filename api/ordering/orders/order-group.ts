import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderTransition, orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { orderEvents, orders } from '../tables/orders.ts'
import type { OrderRow } from './visible-order.ts'

/** Locks the orders of a group in the order of their ids, so that two transitions that change several of them never wait for each other. */
export async function lockGroup({ db }: TransactionCtx, order_id: string): Promise<void> {
  const group = db.select({ id: orders.group_id }).from(orders).where(eq(orders.id, order_id))
  await db.select({ id: orders.id }).from(orders).where(inArray(orders.group_id, group)).orderBy(orders.id).for('update')
}

/** The other orders of a group that this transition may be made of, if the client chose that the first acceptance closes them. */
export async function siblingsToClose({ db }: TransactionCtx, order: OrderRow, name: OrderTransition): Promise<string[]> {
  if (!order.group_id || !order.close_others) return []
  const statuses = asArray(orderTransitions[name].from)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.group_id, order.group_id), ne(orders.id, order.id), inArray(orders.status, [...statuses])))
    .orderBy(orders.id)
  return rows.map(({ id }) => id)
}

/** Whether an order was closed because another of its group was accepted. */
const isSuperseded = sql<boolean>`exists (select 1 from ${orderEvents} where ${orderEvents.order_id} = ${orders.id} and ${orderEvents.transition} = ${sql.raw("'supersede'")})`

/** Every order of a group with its provider, in the order in which they were sent; null for an order without a group. */
export async function loadGroup({ db }: Pick<Ctx, 'db'>, { group_id, close_others }: OrderRow): Promise<OrderPage['group']> {
  if (!group_id) return null
  const rows = await db
    .select({ id: orders.id, number: orders.number, status: orders.status, is_superseded: isSuperseded, provider: namedColumns(providers) })
    .from(orders)
    .innerJoin(providers, eq(providers.id, orders.provider_id))
    .where(eq(orders.group_id, group_id))
    .orderBy(orders.submitted_at, orders.number)
  return { close_others, orders: rows.map(({ provider, ...order }) => ({ ...order, provider: idAndName(provider) })) }
}
