import { and, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm'
import { providerCategories, providerCities } from '../../identity/tables/people.ts'
import type { Ctx, User } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isTeamMemberPermitted } from '../../platform/http/permission.ts'
import { offers } from '../tables/offers.ts'
import { orders } from '../tables/orders.ts'
import { ordersOfClient } from '../tables/orders-of-client.ts'

export type OrderRow = typeof orders.$inferSelect

/** Loads an order that the principal may see. Throws 404 otherwise, the same as for an order that does not exist. */
export async function loadVisibleOrder(ctx: Ctx, id: string, { lock = false } = {}): Promise<OrderRow> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visibleTo(ctx)))
  const [order] = await (lock ? query.for('update') : query)
  if (!order) throw notFound()
  return order
}

/** The orders that the principal may see: the client's own, or the provider's own, those it bid on and open ones it could serve. */
function visibleTo({ principal, db }: Ctx): SQL | undefined {
  if (principal.kind === 'admin') return sql`true`
  if (principal.kind === 'guest' || principal.kind === 'system') return sql`false`
  if (principal.role === 'client') return ordersOfClient(principal)
  if (!principal.provider) return sql`false`
  const offered = exists(
    db
      .select({ one: sql`1` })
      .from(offers)
      .where(and(eq(offers.order_id, orders.id), eq(offers.provider_id, principal.provider.id))),
  )
  return and(
    or(eq(orders.provider_id, principal.provider.id), offered, openRequestsFor(principal.provider)),
    ofKinds(visibleKinds(principal)),
  )
}

type VisibleKinds = 'all' | 'store' | 'not_store'

/** The kinds of orders that a user sees of its provider: those of the store need another permission than the others. */
export function visibleKinds({ role, permissions }: Pick<User, 'role' | 'permissions'>): VisibleKinds {
  if (role !== 'provider_user') return 'all'
  const [store, others] = (['prv.store.step', 'prv.ord.open'] as const).map((action) => isTeamMemberPermitted(action, permissions))
  return store === others ? 'all' : store ? 'store' : 'not_store'
}

export const ofKinds = (kinds: VisibleKinds): SQL | undefined =>
  kinds === 'all' ? undefined : kinds === 'store' ? eq(orders.kind, 'store') : ne(orders.kind, 'store')

/** Open requests in the categories and cities that an approved provider serves. */
export function openRequestsFor(provider: NonNullable<User['provider']>): SQL | undefined {
  if (provider.status !== 'approved') return sql`false`
  return and(sql`${orders.status} in ('submitted', 'offered')`, isInServedArea(provider))
}

/** Orders in the categories and cities that a provider serves. */
export const isInServedArea = (provider: { id: string }): SQL | undefined =>
  and(
    sql`exists (select 1 from ${providerCategories} where ${providerCategories.provider_id} = ${provider.id} and ${providerCategories.category_id} = ${orders.category_id})`,
    sql`(${orders.city_id} is null or exists (select 1 from ${providerCities} where ${providerCities.provider_id} = ${provider.id} and ${providerCities.city_id} = ${orders.city_id}))`,
  )
