import { kinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { namedColumns } from '../../catalog/services/id-and-name.ts'
import { categories } from '../../catalog/tables/from-registry.ts'
import type { UserCtx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'
import { spokenOrdersOf } from '../tables/orders-of-client.ts'

// More than these nobody looks through.
const selectableOrders = 100

/** The user's own orders, the newest first, for the form. */
export async function listOwnOrders(ctx: UserCtx) {
  const rows = await ctx.db
    .select({ id: orders.id, number: orders.number, category: namedColumns(categories) })
    .from(orders)
    .leftJoin(categories, eq(categories.id, orders.category_id))
    .where(ownOrders(ctx))
    .orderBy(desc(orders.submitted_at))
    .limit(selectableOrders)
  return rows.map(({ category, ...order }) => ({
    ...order,
    category: category ? { ar: category.name_ar, en: category.name_en } : kinds.store,
  }))
}

/** A client's own orders, or those of its company that a colleague acts for, or those that a provider won. */
export function ownOrders({ principal }: UserCtx): SQL {
  if (principal.role === 'client') return spokenOrdersOf(principal) ?? sql`false`
  return principal.provider ? eq(orders.provider_id, principal.provider.id) : sql`false`
}
