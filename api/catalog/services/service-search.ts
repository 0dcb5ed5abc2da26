import type { ServiceMatch } from '@wasl/shared/contract/catalog.ts'
import { searchTerms } from '@wasl/shared/i18n/search-terms.ts'
import { buyerTotal } from '@wasl/shared/rules/sale-terms.ts'
import { and, eq } from 'drizzle-orm'
import MiniSearch from 'minisearch'
import type { Ctx } from '../../platform/context.ts'
import type { TtlCache } from '../../platform/ttl-cache.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { categories, services } from '../tables/from-registry.ts'
import { idAndName } from './id-and-name.ts'

const fields = ['name', 'keywords', 'category', 'description'] as const
type IndexedService = Record<(typeof fields)[number], string> & { id: string; view: ServiceMatch }

declare module '../../platform/context.ts' {
  interface Caches {
    serviceIndex: TtlCache<Promise<MiniSearch>>
  }
}

const shortestFuzzy = 5
const shortestPrefix = 3
const maxMatches = 24

/**
 * The active services whose name, search words, category or description match a text in either language, best first, at most 24. Words match from their
 * start; words of five letters and more may have one wrong letter. If no service has all the words, those with some of them are returned.
 */
export async function searchServices(ctx: Pick<Ctx, 'db' | 'caches'>, { q }: { q: string }): Promise<ServiceMatch[]> {
  const index = await loadIndex(ctx)
  const all = index.search(q, { combineWith: 'AND' })
  const found = all.length > 0 ? all : index.search(q, { combineWith: 'OR' })
  return found.slice(0, maxMatches).map(({ view }): ServiceMatch => view)
}

/** The index of all active services, cached for five seconds. */
function loadIndex(ctx: Pick<Ctx, 'db' | 'caches'>): Promise<MiniSearch> {
  const { serviceIndex } = ctx.caches
  const cached = serviceIndex.get()
  if (cached) return cached
  const index = buildIndex(ctx)
  serviceIndex.set(index)
  index.catch(serviceIndex.clear)
  return index
}

async function buildIndex(ctx: Pick<Ctx, 'db' | 'caches'>): Promise<MiniSearch> {
  const rows = await ctx.db
    .select({ service: services, category_ar: categories.name_ar, category_en: categories.name_en })
    .from(services)
    .innerJoin(categories, eq(services.category_id, categories.id))
    .where(and(eq(services.is_active, true), eq(categories.is_active, true)))
    .orderBy(services.sort_order, services.id)
  const { vat_percent } = await loadSettings(ctx)
  const index = new MiniSearch<IndexedService>({
    fields: [...fields],
    storeFields: ['view'],
    tokenize: searchTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, keywords: 4, category: 2 },
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  })
  index.addAll(
    rows.map(({ service, category_ar, category_en }) => ({
      id: service.id,
      name: `${service.name_ar} ${service.name_en}`,
      keywords: service.keywords ?? '',
      category: `${category_ar} ${category_en}`,
      description: `${service.description_ar} ${service.description_en}`,
      view: {
        ...idAndName(service),
        category_id: service.category_id,
        kind: service.kind,
        starting_price: service.starting_price,
        starting_price_with_vat: buyerTotal(service.starting_price, { sold_by: 'provider', vat_percent }),
      },
    })),
  )
  return index
}
