import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx, User } from '../../context.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { providerCategories, providerCities } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'

export type OrderRow = typeof orders.$inferSelect

/** The order, as far as this reader may know of it. Throws 404 otherwise, the same as for an order that is not there. */
export async function visibleOrder(ctx: Ctx, id: string, { lock = false } = {}): Promise<OrderRow> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), seenBy(ctx)))
  const [order] = await (lock ? query.for('update') : query)
  if (!order) throw notFound()
  return order
}

/** Which orders a reader may see at all: one's own, one's provider's, and open ones one's provider could serve. */
function seenBy({ who, db }: Ctx): SQL | undefined {
  if (who.kind === 'admin') return sql`true`
  if (who.kind === 'guest') return sql`false`
  if (who.role === 'client') return eq(orders.client_id, who.id)
  if (!who.provider) return sql`false`
  const offered = exists(
    db
      .select({ one: sql`1` })
      .from(offers)
      .where(and(eq(offers.order_id, orders.id), eq(offers.provider_id, who.provider.id))),
  )
  return or(eq(orders.provider_id, who.provider.id), offered, openTo(who.provider))
}

/** Open requests of the categories and cities that an approved provider serves. */
export function openTo(provider: NonNullable<User['provider']>): SQL | undefined {
  if (provider.status !== 'approved') return sql`false`
  return and(
    sql`${orders.status} in ('submitted', 'offered')`,
    sql`exists (select 1 from ${providerCategories} where ${providerCategories.provider_id} = ${provider.id} and ${providerCategories.category_id} = ${orders.category_id})`,
    sql`exists (select 1 from ${providerCities} where ${providerCities.provider_id} = ${provider.id} and ${providerCities.city_id} = ${orders.city_id})`,
  )
}
