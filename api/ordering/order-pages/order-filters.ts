import type { ordersQuery } from '@wasl/shared/contract/orders.ts'
import { counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { isContactVisible } from '@wasl/shared/lifecycle/orders/contact-visible.ts'
import { type OrderList, orderTabs, statusesOf, tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import { boundsOf } from '@wasl/shared/rules/periods.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, gte, inArray, isNull, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { services } from '../../catalog/tables/from-registry.ts'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { providers, users } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { textContains } from '../../resources/read/where-clause.ts'
import { lastCounterStatus } from '../offers/last-counter.ts'
import { hasOpenApproval } from '../orders/approvals.ts'
import { ofKinds, openRequestsFor, visibleKinds } from '../orders/visible-order.ts'
import { orderLines } from '../tables/checkouts.ts'
import { offers } from '../tables/offers.ts'
import { orderItems, orders } from '../tables/orders.ts'
import { ordersOfClient } from '../tables/orders-of-client.ts'
import { rentals } from '../tables/rentals.ts'
import { leftToOwner } from './left-to-owner.ts'
import { hasClaimFor, isRentalTurn } from './open-rentals.ts'
import { hasExtensionFor, hasReturnFor } from './open-returns.ts'
import { answerableStatuses } from './order-appointment.ts'

export type OrdersQuery = z.output<typeof ordersQuery>
/** A value, or its place in a prepared statement. */
type Value = string | Placeholder | null

export const sideOf = ({ principal }: UserCtx): 'client' | 'provider' => (principal.role === 'client' ? 'client' : 'provider')
/** Whether the user owns the account of a company, whose colleagues need its approval. */
export const ownsCompany = ({ principal }: UserCtx): boolean => principal.client_type === 'company' && principal.company === null
/** The client or the provider whose orders the user sees; null for a user without a provider. */
export const partyOf = ({ principal }: UserCtx): string | null =>
  principal.role === 'client' ? clientIdOf(principal) : (principal.provider?.id ?? null)

/** The orders of a client or a provider with those it bid on. An order that another provider won is no longer listed. */
export function ownOrders(ctx: UserCtx, party: Value): SQL | undefined {
  if (ctx.principal.company) return ordersOfClient(ctx.principal)
  if (sideOf(ctx) === 'client') return sql`${orders.client_id} = ${party}`
  const offered = sql`select ${offers.order_id} from ${offers} where ${offers.provider_id} = ${party} and ${offers.status} <> 'withdrawn'`
  // By their ids: `or` would read every order that has no provider yet.
  const listed = sql`${orders.id} in (select own.id from ${orders} own where own.provider_id = ${party} union all ${offered})`
  return and(listed, or(sql`${orders.provider_id} = ${party}`, isNull(orders.provider_id)), ofKinds(visibleKinds(ctx.principal)))
}

/** The open requests that the provider could serve; none for others. */
export const openOrders = ({ principal }: UserCtx): SQL | undefined =>
  principal.provider ? openRequestsFor(principal.provider) : sql`false`

const offersOf = (more: SQL): SQL =>
  sql`exists (select 1 from ${offers} where ${offers.order_id} = ${orders.id} and ${offers.status} = ${sql.raw(`'${offerLifecycle.start}'`)} and ${more})`
const hasOpenCounter = sql`${lastCounterStatus} = ${sql.raw(`'${counterOfferLifecycle.start}'`)}`

/** Whether every open offer of an order waits for its provider's answer to the client's proposal: then it is not the client's turn. */
export const isNegotiated = sql<boolean>`(${orders.status} = 'offered' and not ${offersOf(sql`${hasOpenCounter} is not true`)})`

/** Whether an order waits for the party: by whose turn its status is, by terms that wait for the provider, by a return of goods, by an extension of a rental, a claim on its deposit or a car that is late, booked for later or not due back yet, or by a time to come that the other side proposed. */
export function isMine(ctx: UserCtx, party: Value, now: Value): SQL<boolean> {
  const statuses = typedKeys(turns).filter((status) => turns[status].turn === sideOf(ctx))
  const side = sideOf(ctx)
  const other = side === 'client' ? 'provider' : 'client'
  const hasStatus = sql`${orders.status} in ${sql.raw(`('${statuses.join("','")}')`)}`
  const isTurn = sql`case when ${orders.open_return} is not null then ${hasReturnFor(side)} else coalesce(${hasExtensionFor(side)}, ${hasClaimFor(side)}, ${isRentalTurn(now)}, ${hasStatus}) end`
  const hasTime = sql`coalesce(${orders.proposed_by} = ${sql.raw(`'${other}'`)} and ${orders.proposed_appointment_at} > ${now} and ${orders.status} in ${sql.raw(`('${answerableStatuses.join("','")}')`)}, false)`
  if (side === 'client') {
    const isOfClient = sql<boolean>`((${isTurn} and not ${isNegotiated}) or ${hasTime})`
    if (ctx.principal.company) return sql<boolean>`(${isOfClient} and not ${leftToOwner(ctx.principal)})`
    return ownsCompany(ctx) ? sql<boolean>`(${isOfClient} or ${hasOpenApproval})` : isOfClient
  }
  const waitsForProvider = offersOf(sql`${offers.provider_id} = ${party} and ${hasOpenCounter}`)
  return sql<boolean>`(((${isTurn} or ${hasTime}) and ${orders.provider_id} = ${party}) or (${orders.provider_id} is null and ${waitsForProvider}))`
}

/** The orders of a list; undefined for all. */
export function inList(ctx: UserCtx, list: OrderList, party: Value, now: Value): SQL | undefined {
  if (list === 'mine') return isMine(ctx, party, now)
  const tab = orderTabs.find((one) => one === list)
  return tab && inArray(orders.status, statusesOf(tab))
}

/** The orders of the reader's provider that the reader handles. */
export const isAssigned = ({ principal }: UserCtx): SQL | undefined =>
  and(eq(orders.assigned_user_id, principal.id), eq(orders.provider_id, principal.provider?.id ?? ''))

/** What the reader searches for, and the days on which the orders were sent. */
export function matches(ctx: UserCtx, { q, from, to, city_id, assigned, purchase_order, branch_id }: OrdersQuery): SQL | undefined {
  return and(
    assigned ? isAssigned(ctx) : undefined,
    branch_id ? and(eq(orders.branch_id, branch_id), isPartyOf(ctx)) : undefined,
    city_id ? or(isNull(orders.city_id), eq(orders.city_id, city_id)) : undefined,
    from ? gte(orders.submitted_at, boundsOf({ from, to: from }).start) : undefined,
    to ? lt(orders.submitted_at, boundsOf({ from: to, to }).end) : undefined,
    textContains(
      sql`normalize_arabic(concat_ws(' ', ${orders.number}, ${contentOf}, ${otherSide(ctx)}, ${purchaseOrder(ctx)}))`,
      q ?? null,
    ),
    textContains(sql`normalize_arabic(${purchaseOrder(ctx)})`, purchase_order ?? null),
  )
}

// The services, goods or car of an order.
const contentOf = sql`
  (select string_agg(concat_ws(' ', ${services.name_ar}, ${services.name_en}), ' ') from ${orderItems} join ${services} on ${services.id} = ${orderItems.service_id} where ${orderItems.order_id} = ${orders.id}),
  (select string_agg(${orderLines.title}::text, ' ') from ${orderLines} where ${orderLines.order_id} = ${orders.id}),
  (select ${rentals.car_title}::text from ${rentals} where ${rentals.order_id} = ${orders.id})`

/** Open requests hide their company, so a provider filters its own orders alone by what belongs to one. */
const isPartyOf = (ctx: UserCtx): SQL | undefined => (sideOf(ctx) === 'client' ? undefined : eq(orders.provider_id, partyOf(ctx) ?? ''))

/** The purchase order number, which only the parties of an order may read. */
const purchaseOrder = (ctx: UserCtx): SQL =>
  sideOf(ctx) === 'client'
    ? sql`${orders.purchase_order}`
    : sql`case when ${orders.provider_id} = ${partyOf(ctx)} then ${orders.purchase_order} end`

const named = typedKeys(tabOf).filter(isContactVisible)

/** The name of the provider, or that of the client once the provider may read it. */
const otherSide = (ctx: UserCtx): SQL =>
  sideOf(ctx) === 'client'
    ? sql`(select concat_ws(' ', ${providers.name_ar}, ${providers.name_en}) from ${providers} where ${providers.id} = ${orders.provider_id})`
    : sql`(select ${users.name} from ${users} where ${users.id} = ${orders.client_id} and ${orders.provider_id} = ${partyOf(ctx)} and ${orders.status} in ${named})`
