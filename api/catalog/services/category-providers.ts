import type { CategoryProviders, ProvidersQuery } from '@wasl/shared/contract/catalog.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { platformSells, type SellerRules } from '@wasl/shared/rules/sale-terms.ts'
import { and, asc, desc, eq, exists, gte, lte, type SQL, sql } from 'drizzle-orm'
import { providerCategories, providerCities, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { categories } from '../tables/from-registry.ts'
import { idAndName } from './id-and-name.ts'
import { isOpenAt } from './open-spans.ts'
import { byRating, loadProviderCards } from './provider-cards.ts'

type ProvidersRequest = ProvidersQuery & { id: string }

const ordersBy = (price: SQL): Readonly<Record<ProvidersQuery['sort'], readonly SQL[]>> => ({
  rating: byRating,
  price: [asc(price), ...byRating],
  completed: [desc(providers.completed_count), ...byRating],
})

/** The starting price with VAT, as `saleTerms` and `buyerPrice` calculate it: everybody adds VAT if the platform sells for those without a VAT number. */
const priceWithVat = (settings: SellerRules): SQL =>
  sql`${providers.starting_price} + case when ${providers.vat_number} is null and not ${platformSells(settings)}::boolean then 0
    else (${providers.starting_price} * ${settings.vat_percent}::int + 50) / 100 end`

/** One page of the approved providers of an active category that match the filters. Throws 404 for any other category. */
export async function listCategoryProviders(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>,
  { id, ...query }: ProvidersRequest,
): Promise<CategoryProviders> {
  const [category] = await ctx.db
    .select({ id: categories.id, name_ar: categories.name_ar, name_en: categories.name_en })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.is_active, true)))
  if (!category) throw notFound()
  const settings = await loadSettings(ctx)
  const price = priceWithVat(settings)
  const matching = matchingProviders(ctx, { ...query, category_id: id, price })
  const [cards, total] = await Promise.all([
    loadProviderCards(ctx, matching, query.per_page, { order: ordersBy(price)[query.sort], offset: (query.page - 1) * query.per_page }),
    ctx.db.$count(providers, matching),
  ])
  return { category: idAndName(category), data: cards, max_chosen: settings.private_providers, pagination: paginate(query, total) }
}

type ProvidersFilter = ProvidersQuery & { category_id: string; price: SQL }

function matchingProviders({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { category_id, price, ...filter }: ProvidersFilter): SQL | undefined {
  const one = { one: sql`1` }
  const inCategory = and(eq(providerCategories.provider_id, providers.id), eq(providerCategories.category_id, category_id))
  const { city_id } = filter
  return and(
    eq(providers.status, 'approved'),
    exists(db.select(one).from(providerCategories).where(inCategory)),
    city_id
      ? exists(
          db
            .select(one)
            .from(providerCities)
            .where(and(eq(providerCities.provider_id, providers.id), eq(providerCities.city_id, city_id))),
        )
      : undefined,
    filter.min_rating ? gte(providers.rating, filter.min_rating * 10) : undefined,
    filter.max_price ? lte(price, filter.max_price) : undefined,
    filter.open_now === 'true' ? isOpenAt(clock.now()) : undefined,
  )
}
