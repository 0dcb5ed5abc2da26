import { discountedPrice, isDiscounted } from '@wasl/shared/rules/product-price.ts'
import type { Money } from '@wasl/shared/units.ts'
import type { Listing } from './listing.ts'

/** A facet narrows a result; `feature` requires each chosen value, the others any of them. Options have a facet for each attribute: `option:<id>`. */
export type FacetName = 'category' | 'brand' | 'provider' | 'city' | 'feature' | 'available' | 'discounted' | `option:${string}`

/** What depends on other tables than those of products. A provider that is not in the map sells nothing now. */
export type StoreSurroundings = {
  attributeOf: ReadonlyMap<string, string> // by option
  citiesOf: ReadonlyMap<string, readonly string[]> // by open provider
  allCities: readonly string[]
  today: string // in Riyadh
}

export type StoreFilter = {
  /** Products that a search found, by their rank; without it all. */
  ranks?: ReadonlyMap<string, number>
  chosen: ReadonlyMap<FacetName, ReadonlySet<string>>
  price_min?: Money | undefined
  price_max?: Money | undefined
}
export type StoreSort = 'relevance' | 'newest' | 'price' | '-price'

/** `counts`: by facet and value, the products that match all other facets. `price`: of the products that match everything but the price. */
export type StoreResult = {
  ids: string[]
  total: number
  counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>
  price: { min: Money; max: Money } | null
}

type Entry = {
  listing: Listing
  price: Money
  created: number
  values: readonly (readonly [FacetName, readonly string[]])[]
  isOpen: boolean
}

/** The listed products of the store in memory: one pass over them filters, counts facets and sorts. */
export class StoreIndex {
  readonly #listings = new Map<string, Listing>()
  #entries: Entry[] | null = null
  #surroundings: StoreSurroundings | null = null

  /** Applies changed listings; null removes one. */
  apply(changed: ReadonlyMap<string, Listing | null>): void {
    for (const [id, listing] of changed) {
      if (listing?.is_listed) this.#listings.set(id, listing)
      else this.#listings.delete(id)
    }
    if (changed.size > 0) this.#entries = null
  }

  /** One page of the matching products, with the counts of every facet. */
  search(filter: StoreFilter, surroundings: StoreSurroundings, page: { sort: StoreSort; offset: number; limit: number }): StoreResult {
    const counts = new Map<FacetName, Map<string, number>>()
    const matching: Entry[] = []
    let price: StoreResult['price'] = null
    for (const entry of this.#entriesIn(surroundings)) {
      if (!entry.isOpen || (filter.ranks && !filter.ranks.has(entry.listing.id))) continue
      const missed = missedFacet(entry, filter.chosen)
      if (missed === 'several') continue
      if (!missed)
        price = price
          ? { min: Math.min(price.min, entry.price), max: Math.max(price.max, entry.price) }
          : { min: entry.price, max: entry.price }
      if (entry.price < (filter.price_min ?? 0) || entry.price > (filter.price_max ?? Number.POSITIVE_INFINITY)) continue
      if (!missed) matching.push(entry)
      for (const [facet, values] of entry.values) if (!missed || missed === facet) count(counts, facet, values)
    }
    const ids = topOf(matching, keyOf(page.sort, filter.ranks), page.offset + page.limit).slice(page.offset)
    return { ids: ids.map(({ listing }) => listing.id), total: matching.length, counts, price }
  }

  #entriesIn(surroundings: StoreSurroundings): readonly Entry[] {
    if (this.#entries && this.#surroundings === surroundings) return this.#entries
    this.#surroundings = surroundings
    this.#entries = [...this.#listings.values()].map((listing) => toEntry(listing, surroundings))
    return this.#entries
  }
}

function toEntry(listing: Listing, { attributeOf, citiesOf, allCities, today }: StoreSurroundings): Entry {
  const { category_id, sub_category_id, brand_id, provider_id } = listing
  const cities = provider_id ? citiesOf.get(provider_id) : allCities
  const byAttribute = Map.groupBy(listing.option_ids, (option): FacetName => `option:${attributeOf.get(option) ?? ''}`)
  return {
    listing,
    price: discountedPrice(listing.price, listing, today),
    created: Date.parse(listing.created_at),
    isOpen: cities !== undefined,
    values: [
      ['category', sub_category_id ? [category_id, sub_category_id] : [category_id]],
      ['brand', brand_id ? [brand_id] : []],
      ['provider', provider_id ? [provider_id] : []],
      ['city', cities ?? []],
      ['feature', listing.feature_ids],
      ['available', listing.is_available ? ['true'] : []],
      ['discounted', isDiscounted(listing, today) ? ['true'] : []],
      ...byAttribute,
    ],
  }
}

/** The one chosen facet that an entry does not match, if any. */
function missedFacet({ values }: Entry, chosen: StoreFilter['chosen']): FacetName | 'several' | null {
  let missed: FacetName | null = null
  for (const [facet, wanted] of chosen) {
    const own = values.find(([name]) => name === facet)?.[1] ?? []
    const matches = facet === 'feature' ? [...wanted].every((value) => own.includes(value)) : own.some((value) => wanted.has(value))
    if (matches) continue
    if (missed || facet === 'feature') return 'several'
    missed = facet
  }
  return missed
}

function count(counts: Map<FacetName, Map<string, number>>, facet: FacetName, values: readonly string[]): void {
  if (values.length === 0) return
  let byValue = counts.get(facet)
  if (!byValue) {
    byValue = new Map()
    counts.set(facet, byValue)
  }
  for (const value of values) byValue.set(value, (byValue.get(value) ?? 0) + 1)
}

/** The smallest key comes first. */
function keyOf(sort: StoreSort, ranks: StoreFilter['ranks']): (entry: Entry) => number {
  if (sort === 'price') return ({ price }) => price
  if (sort === '-price') return ({ price }) => -price
  if (sort === 'relevance' && ranks) return ({ listing }) => ranks.get(listing.id) ?? Number.MAX_SAFE_INTEGER
  return ({ created }) => -created
}

/** The first `size` entries by key, then by id, in order. */
function topOf(entries: readonly Entry[], keyOf: (entry: Entry) => number, size: number): Entry[] {
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry) }))
  const limit = size < keyed.length / 4 ? Float64Array.from(keyed, ({ key }) => key).sort()[size - 1] : undefined
  return (limit === undefined ? keyed : keyed.filter(({ key }) => key <= limit))
    .sort((one, other) => one.key - other.key || (one.entry.listing.id < other.entry.listing.id ? -1 : 1))
    .slice(0, size)
    .map(({ entry }) => entry)
}
