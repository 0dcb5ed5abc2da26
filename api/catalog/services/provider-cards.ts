import type { ProviderCard } from '@wasl/shared/contract/catalog.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { isWithinHours, riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { buyerTotal, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { isVerified } from '@wasl/shared/rules/verified-provider.ts'
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { providerCategories, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { categories, cities } from '../tables/from-registry.ts'
import { averageRating } from './average-rating.ts'
import { idAndName } from './id-and-name.ts'
import { openSpans } from './open-spans.ts'
import { firstBeforeAfter } from './work-samples.ts'

/** The best rated first. */
export const byRating: readonly SQL[] = [
  desc(sql`${providers.rating_sum}::float / greatest(${providers.rating_count}, 1)`),
  desc(providers.rating_count),
  asc(providers.id),
]

/** The cards of the providers that match `where`, the best rated first unless `order` says otherwise, in two queries. */
export async function loadProviderCards(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>,
  where: SQL | undefined,
  limit: number,
  { order = byRating, offset = 0 }: { order?: readonly SQL[]; offset?: number } = {},
): Promise<ProviderCard[]> {
  const rows = await ctx.db
    .select({ provider: providers, city: cities })
    .from(providers)
    .leftJoin(cities, eq(cities.id, providers.city_id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const served = await categoriesOf(
    ctx,
    rows.map((row) => row.provider.id),
  )
  const settings = await loadSettings(ctx)
  const moment = riyadhTime(ctx.clock.now())
  return rows.map(({ provider, city }) => {
    const terms = saleTerms(provider, settings)
    return {
      id: provider.id,
      name: { ar: provider.name_ar, en: provider.name_en },
      type: provider.type,
      logo_url: provider.logo_file_id && fileUrl(provider.logo_file_id),
      city: city && idAndName(city),
      categories: served.filter(({ provider_id }) => provider_id === provider.id).map(idAndName),
      rating: averageRating(provider),
      rating_count: provider.rating_count,
      completed_count: provider.completed_count,
      starting_price: provider.starting_price,
      starting_price_with_vat: buyerTotal(provider.starting_price, terms),
      sold_by: terms.sold_by,
      charges_vat: terms.vat_percent > 0,
      is_open: isWithinHours(openSpans(provider.work_times), provider.holidays, moment),
      is_verified: isVerified(provider, moment.date),
      before_after: firstBeforeAfter(provider.gallery),
    }
  })
}

async function categoriesOf(ctx: Pick<Ctx, 'db'>, providerIds: readonly string[]) {
  if (providerIds.length === 0) return []
  return ctx.db
    .select({ provider_id: providerCategories.provider_id, id: categories.id, name_ar: categories.name_ar, name_en: categories.name_en })
    .from(providerCategories)
    .innerJoin(categories, eq(categories.id, providerCategories.category_id))
    .where(inArray(providerCategories.provider_id, providerIds))
    .orderBy(categories.sort_order, categories.id)
}
