import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { openingStatus, riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { buyerTotal, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { and, count, eq } from 'drizzle-orm'
import { providerCities, providerServices, providers } from '../../identity/tables/people.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { cities, packages, services } from '../tables/from-registry.ts'
import { idAndName } from './id-and-name.ts'
import { openSpans } from './open-spans.ts'
import { listPackageCards } from './package-cards.ts'
import { loadProviderCards } from './provider-cards.ts'
import { loadProviderFigures } from './provider-figures.ts'
import { isVisibleProvider } from './visible-provider.ts'
import { galleryPictures } from './work-samples.ts'

const maxPackages = 30

/**
 * The public page of an approved provider; 404 for any other, except a preview for its own team. Never contains bank data, phone or
 * documents.
 */
export async function loadProviderPage(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'principal' | 'hooks'>,
  { id }: { id: string },
): Promise<ProviderPage> {
  const [[card], [row], servedCities, offered, ratingCounts, response_minutes] = await Promise.all([
    loadProviderCards(ctx, isVisibleProvider(ctx, id), 1),
    ctx.db.select().from(providers).where(eq(providers.id, id)),
    ctx.db
      .select({ id: cities.id, name_ar: cities.name_ar, name_en: cities.name_en })
      .from(providerCities)
      .innerJoin(cities, eq(cities.id, providerCities.city_id))
      .where(eq(providerCities.provider_id, id))
      .orderBy(cities.name_ar),
    loadOfferedServices(ctx, id),
    ctx.db
      .select({ rating: reviews.rating, count: count() })
      .from(reviews)
      .where(and(eq(reviews.provider_id, id), eq(reviews.status, 'published')))
      .groupBy(reviews.rating),
    ctx.hooks.catalog.medianResponse(ctx, id),
  ])
  if (!card || !row) throw notFound()
  const figures = await loadProviderFigures(ctx, id)
  const terms = saleTerms(row, await loadSettings(ctx))
  const now = ctx.clock.now()
  const { date } = riyadhTime(now)
  const work_times = openSpans(row.work_times)
  return {
    ...card,
    bio: row.bio_ar && row.bio_en ? { ar: row.bio_ar, en: row.bio_en } : null,
    cities: servedCities.map(idAndName),
    since: row.created_at,
    services: offered.map((service) => {
      const starting_price = service.price ?? service.starting_price
      const { category_id, kind } = service
      return { ...idAndName(service), category_id, kind, starting_price, starting_price_with_vat: buyerTotal(starting_price, terms) }
    }),
    work_times,
    opening: openingStatus(work_times, row.holidays, now),
    paused_until: row.paused_until && row.paused_until > date ? row.paused_until : null,
    holidays: row.holidays.filter(({ to }) => to >= date),
    gallery: galleryPictures(row.gallery),
    packages: await listPackageCards(ctx, eq(packages.provider_id, id), maxPackages),
    response_minutes,
    ...figures,
    is_preview: row.status !== 'approved',
    rating_shares: [1, 2, 3, 4, 5].map((star) => ratingCounts.find(({ rating }) => rating === star)?.count ?? 0),
  }
}

const loadOfferedServices = ({ db }: Pick<Ctx, 'db'>, providerId: string) =>
  db
    .select({
      id: services.id,
      name_ar: services.name_ar,
      name_en: services.name_en,
      category_id: services.category_id,
      kind: services.kind,
      price: providerServices.price,
      starting_price: services.starting_price,
    })
    .from(providerServices)
    .innerJoin(services, eq(services.id, providerServices.service_id))
    .where(and(eq(providerServices.provider_id, providerId), eq(services.is_active, true)))
    .orderBy(providerServices.position, services.id)
