import { isDiscounted } from '@wasl/shared/rules/product-price.ts'
import type { SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { LRUCache } from 'lru-cache'
import { pageOf } from '../row-set.ts'
import { type CardPrice, type Listing, pricesOf } from './listing.ts'
import { StoreColumns, type StoreEntry } from './store-columns.ts'
import { type StoreFilter, type StoreSurroundings, termsOfSeller } from './store-filter.ts'
import { type Matches, StoreMatcher } from './store-matcher.ts'
import { platform, StoreValues } from './store-values.ts'

export type StoreSort = 'relevance' | 'newest' | 'price' | '-price'

export type StoreResult = Pick<Matches, 'total' | 'counts' | 'price'> & { ids: string[] }

/** The listed products of the store in memory: sets of rows filter, count facets and sort. */
export class StoreIndex {
  /** The oldest first: a new product comes last. */
  #entries = new Map<string, StoreEntry>()
  #numbers = 0 // of products
  readonly #values = new StoreValues()
  #columns: StoreColumns | null = null
  #matcher: StoreMatcher | null = null
  #today = ''
  #termsOf: ReadonlyMap<string, SaleTerms> = new Map()
  #surroundings: StoreSurroundings | null = null
  /** By filter: people turn the pages of a result and sort it again. */
  readonly #matches = new LRUCache<string, Matches>({ max: 200 })

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

  /** The numbers of those of the products that are listed, in their order: what a search found is stored for long, and ids take twenty times the room. */
  numbersOf(ids: readonly string[]): Int32Array {
    return Int32Array.from(ids, (id) => this.#entries.get(id)?.number ?? -1).filter((number) => number >= 0)
  }

  /** One page of the matching products, with the counts of every facet. */
  search(filter: StoreFilter, surroundings: StoreSurroundings, page: { sort: StoreSort; offset: number; limit: number }): StoreResult {
    this.#setPrices(surroundings)
    const isCurrent = this.#columns !== null && surroundings === this.#surroundings
    this.#columns ??= this.#toColumns()
    const columns = this.#columns
    if (!isCurrent || !this.#matcher) {
      this.#surroundings = surroundings
      this.#matcher = new StoreMatcher(columns, this.#values, surroundings)
      this.#matches.clear()
    }
    const matches = this.#matches.get(filter.key) ?? this.#matcher.match(filter)
    this.#matches.set(filter.key, matches)
    const { rows, ...counted } = matches
    const ids = pageOf(orderOf(columns, page.sort, filter.found), rows, page).flatMap((row) => columns.ids[row] ?? [])
    return { ids, ...counted }
  }

  #toColumns(): StoreColumns {
    const stored = [...this.#entries.values()]
    const entries = isOldestFirst(stored) ? stored : oldestFirst(stored)
    if (entries !== stored) this.#entries = new Map(entries.map((entry) => [entry.id, entry]))
    return new StoreColumns(entries.reverse(), this.#values.list.length, this.#numbers)
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
      number: this.#entries.get(id)?.number ?? this.#numbers++,
      price: listing.price,
      created: Date.parse(listing.created_at),
      values: [
        number('category', category_id),
        ...(sub_category_id ? [number('category', sub_category_id)] : []),
        ...(brand_id ? [number('brand', brand_id)] : []),
        provider_id ? number('provider', provider_id) : platform,
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

const byAge = (one: StoreEntry, other: StoreEntry): number => one.created - other.created || (one.id < other.id ? 1 : -1)

/** Sorted by their second first, as numbers with their places: comparing 100,000 entries in any order would stop the process for a third of a second. */
function oldestFirst(entries: readonly StoreEntry[]): StoreEntry[] {
  const size = entries.length
  const keys = new Float64Array(size)
  for (const [at, { created }] of entries.entries()) keys[at] = Math.floor(created / 1000) * size + at
  keys.sort()
  const presorted: StoreEntry[] = []
  for (const key of keys) {
    const entry = entries[key - Math.floor(key / size) * size]
    if (entry) presorted.push(entry)
  }
  return presorted.sort(byAge)
}

function isOldestFirst(entries: readonly StoreEntry[]): boolean {
  let before = entries[0]
  for (const entry of entries) {
    if (before && before !== entry && byAge(before, entry) > 0) return false
    before = entry
  }
  return true
}

/** All rows in an order, or those that a search found: it returns the best first. */
function orderOf(columns: StoreColumns, sort: StoreSort, found: Int32Array | undefined): Int32Array {
  if (sort === 'price') return columns.cheapestFirst
  if (sort === '-price') return columns.dearestFirst
  return sort === 'relevance' && found ? columns.rowsOf(found) : columns.newestFirst
}
