import { paginate } from '@wasl/shared/contract/common.ts'
import type { OrderCard, OrdersPage } from '@wasl/shared/contract/orders.ts'
import { type OrderList, orderLists, statusesOf, tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { kinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, count, desc, eq, notInArray, or, placeholder, type SQL, sql } from 'drizzle-orm'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { cities } from '../../catalog/tables/from-registry.ts'
import { listBranchNames } from '../../identity/addresses/own-branches.ts'
import type { UserCtx } from '../../platform/context.ts'
import { runLookup, runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { visibleKinds } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'
import { seesAll } from '../tables/orders-of-client.ts'
import { claimDueAt, hasClaimFor } from './open-rentals.ts'
import { loadCards, selectOrders } from './order-cards.ts'
import {
  inList,
  isAssigned,
  isMine,
  matches,
  type OrdersQuery,
  openOrders,
  ownOrders,
  ownsCompany,
  partyOf,
  sideOf,
} from './order-filters.ts'

const orderKinds = typedKeys(kinds)

/** One page of the user's orders: a client's own, a provider's own and those it bid on, or the open requests it could serve. */
export async function listOrders(ctx: UserCtx, query: OrdersQuery): Promise<OrdersPage> {
  // A client has no others' requests to see: all its orders are its own.
  const isOpen = query.side === 'open' && sideOf(ctx) === 'provider'
  const { rows, groups, tab } = await (isOpen ? readOpenOrders : readOwnOrders)(ctx, query)
  const isListed = ({ kind }: OrderGroup) => query.kind === undefined || kind === query.kind
  const counts = countLists(groups.filter(isListed))
  const total = counts[tab ?? 'all']
  return {
    data: await loadCards(ctx, rows),
    pagination: paginate(query, total),
    ...{ tab, counts, sees_all: seesAll(ctx.principal) },
    kinds: countKinds(groups, tab ?? 'all'),
    sides: await countSides(ctx),
    assigned_to_me: await countAssigned(ctx),
    branches: sideOf(ctx) === 'client' ? await listBranchNames(ctx) : [],
    cities: isOpen ? await countByCity(ctx, and(openOrders(ctx), ofKind(query))) : [],
  }
}

/** The orders of the user that have not ended or whose claim on the security deposit the user answers, those due first, for a provider after those that are assigned to the reader and those that wait for it; and how many there are. */
export async function listRunningOrders(ctx: UserCtx, limit: number): Promise<{ orders: OrderCard[]; total: number }> {
  const where = and(ownOrders(ctx, partyOf(ctx)), or(notInArray(orders.status, statusesOf('finished')), hasClaimFor(sideOf(ctx))))
  const rows = await selectOrders(ctx.db, where)
    .orderBy(
      ...(sideOf(ctx) === 'provider'
        ? [sql`${orders.assigned_user_id} is not distinct from ${ctx.principal.id} desc`, desc(isMine(ctx, partyOf(ctx), ctx.clock.now()))]
        : []),
      sql`coalesce(${claimDueAt}, ${orders.due_at}) nulls last`,
      desc(orders.submitted_at),
      orders.id,
    )
    .limit(limit)
  return { orders: await loadCards(ctx, rows), total: await ctx.db.$count(orders, where) }
}

const ofKind = ({ kind }: Pick<OrdersQuery, 'kind'>): SQL | undefined => (kind ? eq(orders.kind, kind) : undefined)

// How many requests are open differs by category and city, so these are planned for their values.
async function readOpenOrders(ctx: UserCtx, query: OrdersQuery) {
  const where = and(openOrders(ctx), matches(ctx, query))
  const page = { limit: query.per_page, offset: offsetOf(query) }
  const rows = await selectOrders(ctx.db, and(where, ofKind(query)))
    .orderBy(...sortKeys[query.sort], desc(orders.submitted_at), orders.id)
    .limit(page.limit)
    .offset(page.offset)
  return { rows, groups: await selectGroups(ctx.db, where, sql<boolean>`false`), tab: null }
}

async function readOwnOrders(ctx: UserCtx, query: OrdersQuery) {
  const { kind, tab, q, from, to, city_id, assigned, purchase_order, branch_id, per_page } = query
  // Which orders a colleague sees depends on the reader: nothing of it is prepared for others.
  const isFiltered = [q, from, to, city_id, assigned, purchase_order, branch_id, ctx.principal.company].some(Boolean)
  const [party, now] = isFiltered ? [partyOf(ctx), ctx.clock.now()] : [placeholder('party'), placeholder('now')]
  const where = and(ownOrders(ctx, party), matches(ctx, query))
  const values = { party: partyOf(ctx), now: ctx.clock.now(), kind: kind ?? null, limit: per_page, offset: offsetOf(query) }
  const variant = `of a ${ownsCompany(ctx) ? 'company' : sideOf(ctx)} ${visibleKinds(ctx.principal)}`
  // The condition of a provider reads more rows than it returns, so it would delay the lookups of others.
  const read = sideOf(ctx) === 'client' ? runLookup : runPrepared
  const selectCounts = (db: Database | Tx) => selectGroups(db, where, isMine(ctx, party, now))
  const groups = isFiltered
    ? await selectCounts(ctx.db)
    : await read(ctx, { key: `counts of orders ${variant}`, build: selectCounts, values })
  const listed = and(where, kind ? eq(orders.kind, isFiltered ? kind : placeholder('kind')) : undefined, inList(ctx, tab, party, now))
  const selectRows = (db: Database | Tx) =>
    selectOrders(db, listed)
      .orderBy(desc(orders.updated_at), orders.id)
      .limit(isFiltered ? values.limit : placeholder('limit'))
      .offset(isFiltered ? values.offset : placeholder('offset'))
  const rows = isFiltered
    ? await selectRows(ctx.db)
    : await read(ctx, { key: `orders ${variant} in ${tab} ${kind ? 'of a kind' : ''}`, build: selectRows, values })
  return { rows, groups, tab }
}

const offsetOf = ({ page, per_page }: OrdersQuery): number => (page - 1) * per_page

const sortKeys: Record<OrdersQuery['sort'], readonly SQL[]> = {
  newest: [],
  closing: [sql`${orders.due_at} nulls last`],
  budget: [sql`${orders.expected_budget} desc nulls last`],
}

/** How many orders there are of each kind and status, apart for those that wait for the reader. */
const selectGroups = (db: Database | Tx, where: SQL | undefined, mine: SQL<boolean>) =>
  db
    .select({ kind: orders.kind, status: orders.status, is_mine: sql<boolean>`${mine}`.as('is_mine'), total: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.kind, orders.status, sql`is_mine`)
type OrderGroup = Awaited<ReturnType<typeof selectGroups>>[number]

const isInList = ({ status, is_mine }: OrderGroup, list: OrderList): boolean =>
  list === 'all' || (list === 'mine' ? is_mine : tabOf[status] === list)
const sumOf = (groups: readonly OrderGroup[]): number => groups.reduce((sum, { total }) => sum + total, 0)

function countLists(groups: readonly OrderGroup[]): OrdersPage['counts'] {
  const inList = (list: OrderList) => sumOf(groups.filter((group) => isInList(group, list)))
  const [mine = 0, all = 0, newCount = 0, pending_payment = 0, current = 0, finished = 0] = orderLists.map(inList)
  return { mine, all, new: newCount, pending_payment, current, finished }
}

/** Each kind that the reader has orders of, with how many are in the list. */
const countKinds = (groups: readonly OrderGroup[], list: OrderList): OrdersPage['kinds'] =>
  orderKinds
    .filter((kind) => groups.some((group) => group.kind === kind))
    .map((kind) => ({ kind, total: sumOf(groups.filter((group) => group.kind === kind && isInList(group, list))) }))

async function countSides(ctx: UserCtx): Promise<OrdersPage['sides']> {
  if (sideOf(ctx) === 'client') return null
  return {
    open: await ctx.db.$count(orders, openOrders(ctx)),
    assigned: await ctx.db.$count(orders, and(ownOrders(ctx, partyOf(ctx)), notInArray(orders.status, statusesOf('finished')))),
  }
}

/** How many orders that have not ended are assigned to the reader. */
const countAssigned = async (ctx: UserCtx): Promise<number> =>
  sideOf(ctx) === 'client' ? 0 : ctx.db.$count(orders, and(isAssigned(ctx), notInArray(orders.status, statusesOf('finished'))))

/** The open requests of each city, with those that every city has: work without one. */
async function countByCity(ctx: UserCtx, where: SQL | undefined): Promise<OrdersPage['cities']> {
  const rows = await ctx.db
    .select({ city: namedColumns(cities), total: count() })
    .from(orders)
    .leftJoin(cities, eq(cities.id, orders.city_id))
    .where(where)
    .groupBy(cities.id)
    .orderBy(desc(count()), cities.id)
  const everywhere = rows.find(({ city }) => !city)?.total ?? 0
  return rows.flatMap(({ city, total }) => (city ? [{ ...idAndName(city), total: total + everywhere }] : []))
}
