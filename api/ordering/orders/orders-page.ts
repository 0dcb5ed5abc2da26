import type { OrderCard, OrdersPage, ordersQuery } from '@wasl/shared/contract/orders.ts'
import { type OrderTab, statusesOf, tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import { and, count, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { named } from '../../catalog/services/names.ts'
import type { UserCtx } from '../../context.ts'
import { categories, cities, services } from '../../platform/db/resource-tables.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orderItems, orders } from '../../platform/db/tables/orders.ts'
import { openTo } from './visible-order.ts'

type Asked = z.output<typeof ordersQuery>
const tabs: readonly OrderTab[] = ['new', 'pending_payment', 'current', 'finished']

/** One page of the reader's orders: a client's own, or for a provider its own (with its offers) or the open requests it could serve. */
export async function ordersPage(ctx: UserCtx, asked: Asked): Promise<OrdersPage> {
  const mine = and(ownedBy(ctx, asked.side), eq(orders.kind, asked.kind))
  const where = asked.side === 'open' ? mine : and(mine, inArray(orders.status, statusesOf(asked.tab)))
  const [total = 0, rows, counts] = [await totalOf(ctx, where), await rowsOf(ctx, where, asked), await countsOf(ctx, mine)]
  return {
    data: await cardsOf(ctx, rows),
    pagination: {
      total_items: total,
      per_page: asked.per_page,
      total_pages: Math.max(1, Math.ceil(total / asked.per_page)),
      current_page: asked.page,
    },
    counts,
  }
}

function ownedBy({ who, db }: UserCtx, side: Asked['side']): SQL | undefined {
  if (who.role === 'client') return eq(orders.client_id, who.id)
  if (!who.provider) return inArray(orders.id, [])
  const offered = db
    .select({ id: offers.order_id })
    .from(offers)
    .where(and(eq(offers.provider_id, who.provider.id), ne(offers.status, 'withdrawn')))
  if (side === 'open') return openTo(who.provider)
  // What another provider won is no order of this one's any more.
  return or(eq(orders.provider_id, who.provider.id), and(isNull(orders.provider_id), inArray(orders.id, offered)))
}

const rowsOf = (ctx: UserCtx, where: SQL | undefined, { page, per_page }: Asked) =>
  ctx.db
    .select({ order: orders, city: cities, category: categories })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.city_id))
    .innerJoin(categories, eq(categories.id, orders.category_id))
    .where(where)
    .orderBy(desc(orders.submitted_at), orders.id)
    .limit(per_page)
    .offset((page - 1) * per_page)

async function totalOf(ctx: UserCtx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(orders).where(where)
  return row?.total ?? 0
}

async function countsOf(ctx: UserCtx, where: SQL | undefined): Promise<OrdersPage['counts']> {
  const rows = await ctx.db.select({ status: orders.status, total: count() }).from(orders).where(where).groupBy(orders.status)
  const inTab = (tab: OrderTab) => rows.filter(({ status }) => tabOf[status] === tab).reduce((sum, { total }) => sum + total, 0)
  const [fresh = 0, pending_payment = 0, current = 0, finished = 0] = tabs.map(inTab)
  return { new: fresh, pending_payment, current, finished }
}

async function cardsOf(ctx: UserCtx, rows: Awaited<ReturnType<typeof rowsOf>>): Promise<OrderCard[]> {
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const asked = await ctx.db
    .select({ order_id: orderItems.order_id, service: services })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(inArray(orderItems.order_id, ids))
    .orderBy(orderItems.position)
  const made = await ctx.db.select().from(offers).where(inArray(offers.order_id, ids)).orderBy(desc(offers.created_at))
  const own = ctx.who.provider?.id
  return rows.map(({ order, city, category }) => {
    const isClient = order.client_id === ctx.who.id
    const on = made.filter(({ order_id }) => order_id === order.id)
    const mine = on.find(({ provider_id, status }) => provider_id === own && status !== 'withdrawn')
    return {
      id: order.id,
      number: order.number,
      kind: order.kind,
      status: order.status,
      tab: tabOf[order.status],
      category: named(category),
      city: named(city),
      items: asked.filter(({ order_id }) => order_id === order.id).map(({ service }) => named(service)),
      offers_count: isClient ? on.filter(({ status }) => status === 'pending').length : mine ? 1 : 0,
      my_offer: mine ? { price: mine.price, status: mine.status } : null,
      expected_budget: order.expected_budget,
      final_amount: isClient || order.provider_id === own ? order.final_amount : null,
      submitted_at: order.submitted_at,
      due_at: order.due_at,
      turn: turns[order.status].turn,
    }
  })
}
