import { paginate } from '@wasl/shared/contract/common.ts'
import type { StoreFacets, StorePage, StoreQuery } from '@wasl/shared/contract/store.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadProductCards } from './product-cards.ts'
import { searchProducts } from './product-search.ts'
import { loadStore } from './store-cache.ts'
import type { FacetName } from './store-filter.ts'
import type { StoreResult } from './store-index.ts'
import type { StoreLabels } from './store-labels.ts'

type Store = Awaited<ReturnType<typeof loadStore>>
type StoreCtx = Pick<Ctx, 'db' | 'prepared' | 'clock' | 'caches' | 'contentVersion'>

/** One page of the products that match, with the facets to narrow them by. */
export async function loadStorePage(ctx: StoreCtx, query: StoreQuery): Promise<StorePage> {
  const store = await loadStore(ctx)
  const { index, labels } = store
  const { sort, page, per_page, ...narrowed } = query
  const { q, price_min, price_max } = narrowed
  const found = q ? await search(ctx, q, store) : undefined
  const filter = { key: JSON.stringify(narrowed), ...(found && { found }), chosen: chosenFacets(query, labels), price_min, price_max }
  const result = index.search(filter, labels.surroundings, { sort, offset: (page - 1) * per_page, limit: per_page })
  const category = labels.categories.find(({ id }) => id === query.category)
  const parent = labels.categories.find(({ id }) => id === category?.parent_id)
  return {
    products: await loadProductCards(ctx, result.ids, labels),
    facets: toFacets(result, labels, parent?.id ?? category?.id ?? null),
    category: category ? { ...asNamed(category), parent: parent ? asNamed(parent) : null } : null,
    pagination: paginate({ page, per_page }, result.total),
  }
}

/** What a text finds; requests of one moment share the search. */
function search(ctx: StoreCtx, q: string, { index, labels, searches }: Store): Promise<Int32Array> {
  const known = searches.get(q)
  if (known) return known
  const found = searchProducts(ctx, q, labels).then((ids) => index.numbersOf(ids))
  searches.set(q, found)
  found.catch(() => searches.delete(q))
  return found
}

const asNamed = ({ id, name }: StoreLabels['brands'][number]) => ({ id, name })

function chosenFacets(query: StoreQuery, { options }: StoreLabels): ReadonlyMap<FacetName, ReadonlySet<string>> {
  const byAttribute = Map.groupBy(
    query.option,
    (id): FacetName => `option:${options.find((option) => option.id === id)?.attribute_id ?? ''}`,
  )
  const chosen: [FacetName, readonly string[]][] = [
    ['category', query.category ? [query.category] : []],
    ['brand', query.brand],
    ['provider', query.provider],
    ['city', query.city ? [query.city] : []],
    ['feature', query.feature],
    ['available', query.available ? ['true'] : []],
    ['discounted', query.discounted ? ['true'] : []],
    ...byAttribute,
  ]
  return new Map(chosen.filter(([, values]) => values.length > 0).map(([facet, values]) => [facet, new Set(values)]))
}

/** `main`: the main category whose subcategories are counted; null counts the main ones. */
function toFacets({ counts, price }: StoreResult, labels: StoreLabels, main: string | null): StoreFacets {
  const countOf = (facet: FacetName, value: string) => counts.get(facet)?.get(value) ?? 0
  const counted = <T extends StoreLabels['brands'][number]>(facet: FacetName, list: readonly T[]) =>
    list.map((one) => ({ ...one, count: countOf(facet, one.id) })).filter(({ count }) => count > 0)
  return {
    categories: counted('category', labels.categories.filter(({ parent_id }) => parent_id === main).map(asNamed)),
    brands: counted('brand', labels.brands),
    attributes: labels.attributes
      .map((attribute) => ({
        ...attribute,
        options: counted(
          `option:${attribute.id}`,
          labels.options.filter(({ attribute_id }) => attribute_id === attribute.id),
        ).map(({ id, name, color, count }) => ({ id, name, color, count })),
      }))
      .filter(({ options }) => options.length > 0),
    features: counted('feature', labels.features),
    providers: counted('provider', labels.providers),
    cities: counted('city', labels.cities),
    price,
    available: countOf('available', 'true'),
    discounted: countOf('discounted', 'true'),
  }
}
