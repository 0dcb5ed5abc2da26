import { paginate } from '@wasl/shared/contract/common.ts'
import type { OwnOffers } from '@wasl/shared/contract/user-home.ts'
import { desc, eq } from 'drizzle-orm'
import { categories } from '../../catalog/tables/from-registry.ts'
import { lastCounterStatus } from '../../ordering/offers/last-counter.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { UserCtx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'

/** One page of the offers of the current user's provider, newest first. */
export async function listOffersOfProvider({ db, principal }: UserCtx, query: { page: number; per_page: number }): Promise<OwnOffers> {
  if (!principal.provider) throw forbidden()
  const own = eq(offers.provider_id, principal.provider.id)
  const rows = await db
    .select({ offer: offers, counter: lastCounterStatus, number: orders.number, category: categories })
    .from(offers)
    .innerJoin(orders, eq(orders.id, offers.order_id))
    .innerJoin(categories, eq(categories.id, orders.category_id))
    .where(own)
    .orderBy(desc(offers.created_at), offers.id)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  return {
    data: rows.map(
      ({ offer: { id, order_id, price, duration_days, status, reject_reason, expires_at, created_at }, counter, number, category }) => ({
        ...{ id, order_id, price, duration_days, status, reject_reason, expires_at, created_at },
        counter,
        order_number: number,
        category: { ar: category.name_ar, en: category.name_en },
      }),
    ),
    pagination: paginate(query, await db.$count(offers, own)),
  }
}
