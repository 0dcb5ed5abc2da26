import type { CategoryPage, CommonPrice, PackageCard, ServiceView } from '@wasl/shared/contract/catalog.ts'
import { isAnswerRequired } from '@wasl/shared/rules/required-answers.ts'
import { buyerTotal } from '@wasl/shared/rules/sale-terms.ts'
import { numberBounds, optionsOf } from '@wasl/shared/rules/service-questions.ts'
import { and, count, eq, inArray, not } from 'drizzle-orm'
import { isPaused } from '../../identity/providers/is-paused.ts'
import { providerCategories, providerCities, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { categories, services } from '../tables/from-registry.ts'
import { loadCategoryViews } from './category-views.ts'
import { loadCommonPrices } from './common-prices.ts'
import { listPackageCards } from './package-cards.ts'
import { loadProviderCards } from './provider-cards.ts'
import { listWorkSamples } from './work-samples.ts'

const maxProviders = 6
const shownPackages = 6
/** More than a category has: the services show the cheapest of theirs. */
const maxPackages = 200

type ServiceRow = typeof services.$inferSelect

/** A category with its active services and approved providers. Throws 404 if it is not active. */
export async function loadCategoryPage(ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'log'>, { id }: { id: string }): Promise<CategoryPage> {
  const serving = ctx.db
    .select({ id: providerCategories.provider_id })
    .from(providerCategories)
    .where(eq(providerCategories.category_id, id))
  const isServing = and(eq(providers.status, 'approved'), inArray(providers.id, serving))
  const [[view], rows, [total], cards, served, works, prices, bookable] = await Promise.all([
    loadCategoryViews(ctx, eq(categories.id, id)),
    ctx.db
      .select()
      .from(services)
      .where(and(eq(services.category_id, id), eq(services.is_active, true)))
      .orderBy(services.sort_order, services.id),
    ctx.db.select({ count: count() }).from(providers).where(isServing),
    loadProviderCards(ctx, isServing, maxProviders),
    ctx.db
      .selectDistinct({ id: providerCities.city_id })
      .from(providerCities)
      .innerJoin(providers, eq(providers.id, providerCities.provider_id))
      .where(and(isServing, not(isPaused(ctx.clock.now())))),
    listWorkSamples(ctx, isServing, maxProviders),
    loadCommonPrices(ctx),
    listPackageCards(ctx, eq(services.category_id, id), maxPackages),
  ])
  if (!view) throw notFound()
  const { vat_percent } = await loadSettings(ctx)
  return {
    ...view,
    services: rows.map((row) =>
      serviceView(row, { vat_percent, common_price: prices.get(row.id) ?? null, package_total: cheapestOf(bookable, row.id) }),
    ),
    providers_count: total?.count ?? 0,
    providers: cards,
    works,
    packages: bookable.slice(0, shownPackages),
    served_city_ids: served.map(({ id }) => id),
  }
}

/** The lowest total of the packages of a service; null without one. */
function cheapestOf(cards: readonly PackageCard[], service_id: string): number | null {
  const totals = cards.filter(({ service }) => service.id === service_id).map(({ total }) => total)
  return totals.length > 0 ? Math.min(...totals) : null
}

type ServicePrices = { vat_percent: number; common_price: CommonPrice | null; package_total: number | null }

const serviceView = (row: ServiceRow, { vat_percent, common_price, package_total }: ServicePrices): ServiceView => ({
  id: row.id,
  category_id: row.category_id,
  kind: row.kind,
  mode: row.mode,
  name: { ar: row.name_ar, en: row.name_en },
  description: { ar: row.description_ar, en: row.description_en },
  starting_price: row.starting_price,
  starting_price_with_vat: buyerTotal(row.starting_price, { sold_by: 'provider', vat_percent }),
  common_price,
  package_total,
  questions: row.questions.map((question) => ({
    text: question.text,
    answer_type: question.answer_type,
    is_required: isAnswerRequired(row, question),
    options: optionsOf(question.options),
    unit: question.unit,
    ...numberBounds(question),
  })),
})
