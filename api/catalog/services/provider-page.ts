import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { and, count, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { cities, services } from '../../platform/db/resource-tables.ts'
import { providerCities, providerServices, providers } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { notFound } from '../../platform/http/errors.ts'
import { idAndName } from './id-and-name.ts'
import { loadProviderCards } from './provider-cards.ts'

/** The public page of an approved provider; 404 for any other. Never contains bank data, phone or documents. */
export async function loadProviderPage(ctx: Pick<Ctx, 'db'>, { id }: { id: string }): Promise<ProviderPage> {
  const [[card], [row], servedCities, offered, ratingCounts] = await Promise.all([
    loadProviderCards(ctx, and(eq(providers.id, id), eq(providers.status, 'approved')), 1),
    ctx.db
      .select({ bio_ar: providers.bio_ar, bio_en: providers.bio_en, since: providers.created_at, work_times: providers.work_times })
      .from(providers)
      .where(eq(providers.id, id)),
    ctx.db
      .select({ id: cities.id, name_ar: cities.name_ar, name_en: cities.name_en })
      .from(providerCities)
      .innerJoin(cities, eq(cities.id, providerCities.city_id))
      .where(eq(providerCities.provider_id, id))
      .orderBy(cities.name_ar),
    ctx.db
      .select({
        id: services.id,
        name_ar: services.name_ar,
        name_en: services.name_en,
        price: providerServices.price,
        starting_price: services.starting_price,
      })
      .from(providerServices)
      .innerJoin(services, eq(services.id, providerServices.service_id))
      .where(and(eq(providerServices.provider_id, id), eq(services.is_active, true)))
      .orderBy(providerServices.position, services.id),
    ctx.db
      .select({ rating: reviews.rating, count: count() })
      .from(reviews)
      .where(and(eq(reviews.provider_id, id), eq(reviews.status, 'published')))
      .groupBy(reviews.rating),
  ])
  if (!card || !row) throw notFound()
  return {
    ...card,
    bio: row.bio_ar && row.bio_en ? { ar: row.bio_ar, en: row.bio_en } : null,
    cities: servedCities.map(idAndName),
    since: row.since,
    services: offered.map((service) => ({ ...idAndName(service), price: service.price ?? service.starting_price })),
    work_times: row.work_times.flatMap(({ day, is_open, from, to }) => (is_open && from && to ? [{ day, from, to }] : [])),
    rating_shares: [1, 2, 3, 4, 5].map((star) => ratingCounts.find(({ rating }) => rating === star)?.count ?? 0),
  }
}
