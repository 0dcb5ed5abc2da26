import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { orderItems, orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { cities, services } from '../tables/from-registry.ts'
import { idAndName } from './id-and-name.ts'

const candidates = 60
const shown = 8
/** Shorter comments say little about the work. */
const minLetters = 25

/** The newest good reviews of completed orders, one of each provider, with the city of the order, if it has one, and its first service. */
export async function listHomeReviews({ db }: Pick<Ctx, 'db'>): Promise<HomePage['reviews']> {
  const rows = await db
    .select({ review: reviews, provider: providers, city: cities, service: services })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.order_id))
    .innerJoin(providers, and(eq(providers.id, reviews.provider_id), eq(providers.status, 'approved')))
    .leftJoin(cities, eq(cities.id, orders.city_id))
    .innerJoin(orderItems, and(eq(orderItems.order_id, orders.id), eq(orderItems.position, 0)))
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(
      and(
        eq(reviews.status, 'published'),
        isNull(reviews.product_id),
        gte(reviews.rating, 4),
        sql`length(${reviews.comment}) >= ${minLetters}`,
      ),
    )
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(candidates)
  const firstOfEach = rows.filter(({ provider }, at) => rows.findIndex((row) => row.provider.id === provider.id) === at)
  return firstOfEach.slice(0, shown).map(({ review, provider, city, service }) => ({
    ...{ id: review.id, client_name: review.client_name, rating: review.rating, comment: review.comment },
    provider: idAndName(provider),
    city: city && idAndName(city),
    service: idAndName(service),
  }))
}
