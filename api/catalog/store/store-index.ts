import { isDiscounted } from '@wasl/shared/rules/product-price.ts'
import type { SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Money } from '@wasl/shared/units.ts'
import { LRUCache } from 'lru-cache'
import { FacetCounts } from './facet-counts.ts'
import { type CardPrice, type Listing, pricesOf } from './listing.ts'
import { nthSmallest } from './nth-smallest.ts'
import { StoreColumns, type StoreEntry } from './store-columns.ts'
import { type FacetName, type StoreFilter, type StoreSurroundings, termsOfSeller } from './store-filter.ts'
import { platform, StoreValues } from './store-values.ts'

export type StoreSort = 'relevance' | 'newest' | 'price' | '-price'

/** `counts`: by facet and value, the products that match all other facets. `price`: of the products that match everything but the price. */
export type StoreResult = {
  ids: string[]
  total: number
  counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>
  price: { min: Money; max: Money } | null
}

/** The rows that match a filter, in the order of the search if it has one. */
type Matches = Pick<StoreResult, 'counts' | 'price'> & { rows: Int32Array }

/** The listed products of the store in memory: one pass over them filters, counts facets and sorts. */
export class StoreIndex {
  readonly #entries = new Map<string, StoreEntry>()
  readonly #values = new StoreValues()
  #columns: StoreColumns | null = null
  #today = ''
  #termsOf: ReadonlyMap<string, SaleTerms> = new Map()
  #surroundings: StoreSurroundings | null = null
  /** By filter: people turn the pages of a result and sort it again. */
  readonly #matches = new LRUCache<string, Matches>({ max: 32 })

  /** Applies changed listings; null removes one. */
  apply(changed: ReadonlyMap<string, Listing | null>): void {
    for (const [id, listing] of changed) {
      if (listing?.is_listed) this.#entries.set(id, this.#toEntry(listing))
      else this.#entries.delete(id)
    }
    if (changed.size > 0) this.#columns = null
  }

  /** What a card shows of a product; undefined if it is not listed. */
  find(id: string): CardPrice | undefined {
    const entry = this.#entries.get(id)
    return entry && { price: entry.enteredPrice, is_starting_price: entry.isStartingPrice, is_available: entry.isAvailable }
  }

  /** One page of the matching products, with the counts of every facet. */
  search(filter: StoreFilter, surroundings: StoreSurroundings, page: { sort: StoreSort; offset: number; limit: number }): StoreResult {
    this.#setPrices(surroundings)
    if (!this.#columns || surroundings !== this.#surroundings) this.#matches.clear()
    this.#surroundings = surroundings
    this.#columns ??= new StoreColumns([...this.#entries.values()])
    const columns = this.#columns
    const known = this.#matches.get(filter.key)
    const { rows, counts, price } = known ?? this.#match(filter, columns, surroundings)
    if (!known) this.#matches.set(filter.key, { rows, counts, price })
    const end = page.offset + page.limit
    // A search returns the best first, and the matches are in its order.
    const isSorted = page.sort === 'relevance' && filter.found !== undefined
    const found = (isSorted ? [...rows.subarray(0, end)] : topOf(columns, rows, sortKeys(columns, page.sort), end)).slice(page.offset)
    return { ids: found.flatMap((row) => columns.ids[row] ?? []), total: rows.length, counts, price }
  }

  #match(filter: StoreFilter, columns: StoreColumns, surroundings: StoreSurroundings): Matches {
    const counts = new FacetCounts(this.#values, columns, filter.chosen, surroundings)
    const { price_min = 0, price_max = Number.POSITIVE_INFINITY } = filter
    const { prices } = columns
    const candidates = filter.found && columns.rowsOf(filter.found)
    const size = (candidates ?? columns.ids).length
    const matching = new Int32Array(size)
    let [found, min, max] = [0, Number.POSITIVE_INFINITY, 0]
    for (let place = 0; place < size; place += 1) {
      const row = candidates ? (candidates[place] ?? 0) : place
      const missed = counts.missedFacets(row)
      if (missed > 1) continue
      const price = prices[row] ?? 0
      if (missed === 0) {
        if (price < min) min = price
        if (price > max) max = price
      }
      if (price < price_min || price > price_max) continue
      if (missed === 0) matching[found++] = row
      counts.add(row)
    }
    return { rows: matching.slice(0, found), counts: counts.byFacet(), price: min <= max ? { min, max } : null }
  }

  /** Discounts end with a day, and what a buyer pays depends on who sells. */
  #setPrices({ today, termsOf }: StoreSurroundings): void {
    const isNewDay = today !== this.#today
    const before = this.#termsOf
    if (!isNewDay && termsOf === before) return
    this.#today = today
    this.#termsOf = termsOf
    const changed = new Set([...termsOf].filter(([id, terms]) => !isSameSale(terms, before.get(id))).map(([id]) => id))
    if (!isNewDay && changed.size === 0) return
    this.#columns = null
    for (const entry of this.#entries.values())
      if ((isNewDay && entry.discount.discount_type !== 'none') || (entry.providerId && changed.has(entry.providerId)))
        this.#setPrice(entry)
  }

  #toEntry(listing: Listing): StoreEntry {
    const { id, category_id, sub_category_id, brand_id, provider_id, option_ids, feature_ids } = listing
    const { discount_type, discount_percent, discount_amount, discount_expires_on } = listing
    const number = (kind: Parameters<StoreValues['numberOf']>[0], value: string) => this.#values.numberOf(kind, value)
    const entry = {
      id,
      price: listing.price,
      created: Date.parse(listing.created_at),
      seller: provider_id ? number('provider', provider_id) : platform,
      values: [
        number('category', category_id),
        ...(sub_category_id ? [number('category', sub_category_id)] : []),
        ...(brand_id ? [number('brand', brand_id)] : []),
        ...(provider_id ? [number('provider', provider_id)] : []),
        ...(listing.is_available ? [number('available', 'true')] : []),
        ...option_ids.map((option) => number('option', option)),
        ...feature_ids.map((feature) => number('feature', feature)),
      ],
      providerId: provider_id,
      enteredPrice: listing.price,
      isStartingPrice: listing.is_starting_price,
      isAvailable: listing.is_available,
      discount: { discount_type, discount_percent, discount_amount, discount_expires_on },
    }
    this.#setPrice(entry)
    return entry
  }

  #setPrice(entry: StoreEntry): void {
    const discounted = this.#values.numberOf('discounted', 'true')
    const others = entry.values.filter((value) => value !== discounted)
    const terms = termsOfSeller({ termsOf: this.#termsOf }, entry.providerId)
    entry.price = pricesOf(entry.enteredPrice, entry.discount, this.#today, terms).price
    entry.values = isDiscounted(entry.discount, this.#today) ? [...others, discounted] : others
  }
}

const isSameSale = (one: SaleTerms, other: SaleTerms | undefined): boolean =>
  one.sold_by === other?.sold_by && one.vat_percent === other.vat_percent

/** The key of a row; the smallest comes first. */
function sortKeys(columns: StoreColumns, sort: StoreSort): (row: number) => number {
  if (sort === 'price') return (row) => columns.prices[row] ?? 0
  if (sort === '-price') return (row) => -(columns.prices[row] ?? 0)
  return (row) => -(columns.created[row] ?? 0)
}

/** The first `size` rows by key, then by id, in order. */
function topOf({ ids }: StoreColumns, rows: Int32Array, keyOf: (row: number) => number, size: number): number[] {
  // A loop: `from` and `filter` call a function through an iterator for each of 100,000 rows.
  const keys = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) keys[place] = keyOf(rows[place] ?? 0)
  const limit = size < rows.length ? nthSmallest(keys.slice(), size - 1) : Number.POSITIVE_INFINITY
  const first: number[] = []
  for (let place = 0; place < rows.length; place += 1) if ((keys[place] ?? 0) <= limit) first.push(rows[place] ?? 0)
  return first.sort((one, other) => keyOf(one) - keyOf(other) || ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1)).slice(0, size)
}
