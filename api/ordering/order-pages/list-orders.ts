import type { OrderCard, OrdersPage, ordersQuery } from '@wasl/shared/contract/orders.ts'
import { type OrderTab, orderTabs, statusesOf, tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import { wantedTimeOf } from '@wasl/shared/rules/wanted-time.ts'
import { and, count, desc, eq, inArray, isNull, ne, notInArray, or, type Placeholder, placeholder, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import { countUnreadByOrder } from '../../messaging/chat/read-marks.ts'
import type { UserCtx } from '../../platform/context.ts'
import { runLookup, runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { isCounterOpen, lastCounterStatus } from '../offers/last-counter.ts'
import { listGoodsNames } from '../orders/order-goods.ts'
import { listCarNames } from '../orders/order-rental.ts'
import { ofKinds, openRequestsFor, visibleKinds } from '../orders/visible-order.ts'
import { workDueAt } from '../orders/work-due-at.ts'
import { offers } from '../tables/offers.ts'
import { orderFiles, orderItems, orders } from '../tables/orders.ts'
import { waitingTimeOf } from './order-appointment.ts'

type OrdersQuery = z.output<typeof ordersQuery>

/** One page of the user's orders: a client's own, a provider's own and those it bid on, or the open requests it could serve. */
export async function listOrders(ctx: UserCtx, query: OrdersQuery): Promise<OrdersPage> {
  // A client has no others' requests to see: all its orders are its own.
  const isOpen = query.side === 'open' && sideOf(ctx) === 'provider'
  const { rows, statuses } = await (isOpen ? readOpenOrders : readOwnOrders)(ctx, query)
  const counts = tabCounts(statuses)
  const total = isOpen ? orderTabs.reduce((sum, tab) => sum + counts[tab], 0) : counts[query.tab]
  return {
    data: await loadCards(ctx, rows),
    pagination: {
      total_items: total,
      per_page: query.per_page,
      total_pages: Math.max(1, Math.ceil(total / query.per_page)),
      current_page: query.page,
    },
    counts,
    cities: isOpen ? await countByCity(ctx, openOrders(ctx, query.kind)) : [],
  }
}

/** The orders of the user that have not ended, those due first; and how many there are. */
export async function listRunningOrders(ctx: UserCtx, limit: number): Promise<{ orders: OrderCard[]; total: number }> {
  const where = and(ownOrders(ctx, partyOf(ctx)), notInArray(orders.status, statusesOf('finished')))
  const rows = await selectOrders(ctx.db, where)
    .orderBy(sql`${orders.due_at} nulls last`, desc(orders.submitted_at), orders.id)
    .limit(limit)
  return { orders: await loadCards(ctx, rows), total: await ctx.db.$count(orders, where) }
}

// How many requests are open differs by category and city, so these are planned for their values.
async function readOpenOrders(ctx: UserCtx, query: OrdersQuery) {
  const ofKind = openOrders(ctx, query.kind)
  const where = query.city_id ? and(ofKind, eq(orders.city_id, query.city_id)) : ofKind
  const page = { limit: query.per_page, offset: offsetOf(query) }
  return { rows: await selectPage(ctx.db, where, query.sort, page), statuses: await selectCounts(ctx.db, where) }
}

async function readOwnOrders(ctx: UserCtx, query: OrdersQuery) {
  const { kind, city_id, sort, tab, per_page } = query
  const values = { party: partyOf(ctx), kind, city_id, statuses: statusesOf(tab), limit: per_page, offset: offsetOf(query) }
  const where = and(
    ownOrders(ctx, placeholder('party')),
    eq(orders.kind, placeholder('kind')),
    city_id ? eq(orders.city_id, placeholder('city_id')) : undefined,
  )
  const inTab = and(where, sql`${orders.status} = any(${placeholder('statuses')})`)
  const page = { limit: placeholder('limit'), offset: placeholder('offset') }
  const variant = `of a ${sideOf(ctx)} ${visibleKinds(ctx.principal)} ${city_id ? 'in a city' : ''}`
  // The condition of a provider reads more rows than it returns, so it would delay the lookups of others.
  const read = sideOf(ctx) === 'client' ? runLookup : runPrepared
  return {
    rows: await read(ctx, { key: `orders ${variant} by ${sort}`, build: (db) => selectPage(db, inTab, sort, page), values }),
    statuses: await read(ctx, { key: `counts of orders ${variant}`, build: (db) => selectCounts(db, where), values }),
  }
}

const offsetOf = ({ page, per_page }: OrdersQuery): number => (page - 1) * per_page

const sideOf = ({ principal }: UserCtx): 'client' | 'provider' => (principal.role === 'client' ? 'client' : 'provider')
/** The client or the provider whose orders the user sees; null for a user without a provider. */
const partyOf = ({ principal }: UserCtx): string | null => (principal.role === 'client' ? principal.id : (principal.provider?.id ?? null))

/** The orders of a client or a provider with those it bid on. An order that another provider won is no longer listed. */
function ownOrders(ctx: UserCtx, party: string | Placeholder | null): SQL | undefined {
  if (sideOf(ctx) === 'client') return sql`${orders.client_id} = ${party}`
  const offered = sql`select ${offers.order_id} from ${offers} where ${offers.provider_id} = ${party} and ${offers.status} <> 'withdrawn'`
  const ofProvider = or(sql`${orders.provider_id} = ${party}`, and(isNull(orders.provider_id), sql`${orders.id} in (${offered})`))
  return and(ofProvider, ofKinds(visibleKinds(ctx.principal)))
}

/** The open requests of a kind that the provider could serve; none for others. */
const openOrders = ({ principal }: UserCtx, kind: OrdersQuery['kind']): SQL | undefined =>
  and(principal.provider ? openRequestsFor(principal.provider) : sql`false`, eq(orders.kind, kind))

// Only the columns of a card: services, cities and categories have long ones.
const selectOrders = (db: Database | Tx, where: SQL | undefined) =>
  db
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        kind: orders.kind,
        status: orders.status,
        checkout_id: orders.checkout_id,
        client_id: orders.client_id,
        provider_id: orders.provider_id,
        expected_budget: orders.expected_budget,
        final_amount: orders.final_amount,
        submitted_at: orders.submitted_at,
        due_at: orders.due_at,
        appointment_at: orders.appointment_at,
        work_due_at: workDueAt,
        proposed_appointment_at: orders.proposed_appointment_at,
        proposed_by: orders.proposed_by,
        district: orders.district,
        duration_days: orders.duration_days,
        wanted_on: orders.wanted_on,
        wanted_part: orders.wanted_part,
        wanted_time: orders.wanted_time,
        note: orders.note,
      },
      city: namedColumns(cities),
      category: namedColumns(categories),
      pending_offers: db.$count(offers, and(eq(offers.order_id, orders.id), eq(offers.status, 'pending'))),
      /** The files that the client sent. */
      files_count: db.$count(orderFiles, and(eq(orderFiles.order_id, orders.id), inArray(orderFiles.role, ['attachment', 'item']))),
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.city_id))
    .leftJoin(categories, eq(categories.id, orders.category_id))
    .where(where)

const sortKeys: Record<OrdersQuery['sort'], readonly SQL[]> = {
  newest: [],
  closing: [sql`${orders.due_at} nulls last`],
  budget: [sql`${orders.expected_budget} desc nulls last`],
}

type PageRange = { limit: number | Placeholder; offset: number | Placeholder }

const selectPage = (db: Database | Tx, where: SQL | undefined, sort: OrdersQuery['sort'], { limit, offset }: PageRange) =>
  selectOrders(db, where)
    .orderBy(...sortKeys[sort], desc(orders.submitted_at), orders.id)
    .limit(limit)
    .offset(offset)

const selectCounts = (db: Database | Tx, where: SQL | undefined) =>
  db.select({ status: orders.status, total: count() }).from(orders).where(where).groupBy(orders.status)

function tabCounts(rows: Awaited<ReturnType<typeof selectCounts>>): OrdersPage['counts'] {
  const inTab = (tab: OrderTab) => rows.filter(({ status }) => tabOf[status] === tab).reduce((sum, { total }) => sum + total, 0)
  const [newCount = 0, pending_payment = 0, current = 0, finished = 0] = orderTabs.map(inTab)
  return { new: newCount, pending_payment, current, finished }
}

async function countByCity(ctx: UserCtx, where: SQL | undefined): Promise<OrdersPage['cities']> {
  const rows = await ctx.db
    .select({ city: namedColumns(cities), total: count() })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.city_id))
    .where(where)
    .groupBy(cities.id)
    .orderBy(desc(count()), cities.id)
  return rows.map(({ city, total }) => ({ ...idAndName(city), total }))
}

async function loadCards(ctx: UserCtx, rows: Awaited<ReturnType<typeof selectPage>>): Promise<OrderCard[]> {
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const items = await runLookup(ctx, { key: 'items of orders', build: selectItems, values: { ids } })
  const goods = [...(await listGoodsNames(ctx, ids)), ...(await listCarNames(ctx, ids))]
  const ownProviderId = ctx.principal.provider?.id
  const ownOffers = ownProviderId ? await loadOffers(ctx, ownProviderId, ids) : []
  const unread = await countUnreadByOrder(ctx, ids)
  return rows.map(({ order, city, category, pending_offers, files_count }) => {
    const isClient = order.client_id === ctx.principal.id
    const isParty = isClient || order.provider_id === ownProviderId
    const proposed = isParty ? waitingTimeOf(order) : null
    const ownOffer = ownOffers.find(({ order_id }) => order_id === order.id)
    return {
      id: order.id,
      number: order.number,
      kind: order.kind,
      status: order.status,
      checkout_id: isClient ? order.checkout_id : null,
      tab: tabOf[order.status],
      category: category && idAndName(category),
      city: idAndName(city),
      items: [
        ...items.filter(({ order_id }) => order_id === order.id).map(({ service }) => idAndName(service)),
        ...goods.filter(({ order_id }) => order_id === order.id).map(({ id, title }) => ({ id, name: title })),
      ],
      offers_count: isClient ? pending_offers : ownOffer ? 1 : 0,
      my_offer: ownOffer ? { price: ownOffer.price, status: ownOffer.status, counter: ownOffer.counter } : null,
      expected_budget: order.expected_budget,
      final_amount: isParty ? order.final_amount : null,
      submitted_at: order.submitted_at,
      due_at: order.due_at,
      appointment_at: isParty ? order.appointment_at : null,
      work_due_at: isParty ? order.work_due_at : null,
      turn: (ownOffer && isCounterOpen(ownOffer) ? 'provider' : proposed && otherSide[proposed.by]) || turns[order.status].turn,
      district: order.district,
      duration_days: order.duration_days,
      ...wantedTimeOf(order),
      note: order.note && excerptOf(order.note),
      files_count,
      unread_messages: unread.get(order.id) ?? 0,
    }
  })
}

const selectItems = (db: Database | Tx) =>
  db
    .select({ order_id: orderItems.order_id, service: namedColumns(services) })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(sql`${orderItems.order_id} = any(${placeholder('ids')})`)
    .orderBy(orderItems.position)

/** The provider's offers for these orders that were not withdrawn, the newest first. */
const loadOffers = ({ db }: UserCtx, provider_id: string, orderIds: string[]) =>
  db
    .select({ order_id: offers.order_id, price: offers.price, status: offers.status, counter: lastCounterStatus })
    .from(offers)
    .where(and(inArray(offers.order_id, orderIds), eq(offers.provider_id, provider_id), ne(offers.status, 'withdrawn')))
    .orderBy(desc(offers.created_at))

const otherSide = { client: 'provider', provider: 'client' } as const

const excerptLength = 160
const excerptOf = (text: string): string => (text.length <= excerptLength ? text : `${text.slice(0, excerptLength - 1).trimEnd()}…`)
