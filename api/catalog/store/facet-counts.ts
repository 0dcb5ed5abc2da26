import type { StoreColumns } from './store-columns.ts'
import type { FacetName, StoreFilter, StoreSurroundings } from './store-filter.ts'
import type { StoreValue, StoreValues } from './store-values.ts'

const none = -1

/** Which of the chosen facets a product matches, and the counts of all values while products are added. */
export class FacetCounts {
  readonly #surroundings: StoreSurroundings
  readonly #columns: StoreColumns
  readonly #values: readonly (StoreValue | null)[]
  readonly #facets: readonly FacetName[] // those of which any chosen value is enough
  readonly #counts: Int32Array // by value
  readonly #facetOf: Int16Array // by value: the place of its facet among the chosen ones
  readonly #chosenIn: Int16Array // by value: the same, if the value is chosen
  readonly #isWanted: Uint8Array // by value: a chosen feature
  readonly #wantedFeatures: number
  readonly #isUnfiltered: boolean
  readonly #isOpen: Uint8Array // by seller
  readonly #serves: Uint8Array // by seller: a chosen city
  readonly #sellerCounts: Int32Array // the products that its cities count
  readonly #city: number
  readonly #lastMatch: Int32Array // by chosen facet: the last product that matched it
  readonly #sumOfPlaces: number // of the chosen facets: less those that match, it is the place of the one that does not
  #product = 0
  #missed = none

  constructor({ list }: StoreValues, columns: StoreColumns, chosen: StoreFilter['chosen'], surroundings: StoreSurroundings) {
    this.#surroundings = surroundings
    this.#values = list
    this.#columns = columns
    this.#facets = [...chosen.keys()].filter((facet) => facet !== 'feature')
    this.#city = this.#facets.indexOf('city')
    this.#wantedFeatures = chosen.get('feature')?.size ?? 0
    this.#isUnfiltered = chosen.size === 0
    this.#counts = new Int32Array(list.length)
    this.#sellerCounts = new Int32Array(list.length)
    this.#lastMatch = new Int32Array(this.#facets.length)
    this.#sumOfPlaces = this.#facets.reduce((sum, _, place) => sum + place, 0)
    const names = list.map((value) => this.#facetName(value))
    const isChosen = (number: number) => chosen.get(names[number] ?? 'category')?.has(list[number]?.value ?? '') ?? false
    this.#facetOf = Int16Array.from(names, (name) => (name ? this.#facets.indexOf(name) : none))
    this.#chosenIn = this.#facetOf.map((facet, number) => (isChosen(number) ? facet : none))
    this.#isWanted = Uint8Array.from(names, (name, number) => Number(name === 'feature' && isChosen(number)))
    const cities = list.map((_, seller) => this.#citiesOf(seller))
    this.#isOpen = Uint8Array.from(cities, (served) => Number(served !== undefined))
    this.#serves = Uint8Array.from(cities, (served) => Number(served?.some((city) => chosen.get('city')?.has(city)) ?? false))
  }

  /** How many chosen facets a row does not match; infinite if it counts for none. */
  missedFacets(row: number): number {
    const { sellers, values, ends } = this.#columns
    const seller = sellers[row] ?? 0
    this.#missed = none
    if (!this.#isOpen[seller]) return Number.POSITIVE_INFINITY
    if (this.#isUnfiltered) return 0
    const lastMatch = this.#lastMatch
    const chosenIn = this.#chosenIn
    const isWanted = this.#isWanted
    const product = this.#product + 1
    this.#product = product
    let missed = this.#facets.length
    let rest = this.#sumOfPlaces
    let wanted = this.#wantedFeatures
    if (this.#serves[seller]) {
      lastMatch[this.#city] = product
      missed -= 1
      rest -= this.#city
    }
    const end = ends[row] ?? 0
    for (let place = row === 0 ? 0 : (ends[row - 1] ?? 0); place < end; place += 1) {
      const value = values[place] ?? 0
      wanted -= isWanted[value] ?? 0
      const facet = chosenIn[value] ?? none
      if (facet === none || lastMatch[facet] === product) continue
      lastMatch[facet] = product
      missed -= 1
      rest -= facet
    }
    if (wanted > 0) return Number.POSITIVE_INFINITY
    if (missed === 1) this.#missed = rest
    return missed
  }

  /** Counts the row of the last `missedFacets`: in every facet, or in the one that it misses. */
  add(row: number): void {
    const { sellers, values, ends } = this.#columns
    const [missed, seller] = [this.#missed, sellers[row] ?? 0]
    if (missed === none || missed === this.#city) this.#sellerCounts[seller] = (this.#sellerCounts[seller] ?? 0) + 1
    const counts = this.#counts
    const facetOf = this.#facetOf
    const end = ends[row] ?? 0
    for (let place = row === 0 ? 0 : (ends[row - 1] ?? 0); place < end; place += 1) {
      const value = values[place] ?? 0
      if (missed === none || facetOf[value] === missed) counts[value] = (counts[value] ?? 0) + 1
    }
  }

  byFacet(): ReadonlyMap<FacetName, ReadonlyMap<string, number>> {
    const counted = new Map<FacetName, Map<string, number>>()
    const add = (facet: FacetName, value: string, count: number) => {
      if (count === 0) return
      const byValue = counted.get(facet) ?? new Map<string, number>()
      counted.set(facet, byValue.set(value, (byValue.get(value) ?? 0) + count))
    }
    for (const [number, value] of this.#values.entries()) {
      const facet = this.#facetName(value)
      if (facet && value) add(facet, value.value, this.#counts[number] ?? 0)
      const sold = this.#sellerCounts[number] ?? 0
      if (sold > 0) for (const city of this.#citiesOf(number) ?? []) add('city', city, sold)
    }
    return counted
  }

  #facetName(value: StoreValue | null): FacetName | null {
    if (value?.kind !== 'option') return value?.kind ?? null
    const attribute = this.#surroundings.attributeOf.get(value.value)
    return attribute ? `option:${attribute}` : null
  }

  /** Undefined for what is no seller, or sells nothing now. */
  #citiesOf(seller: number): readonly string[] | undefined {
    const value = this.#values[seller]
    if (value === null) return this.#surroundings.allCities
    return value?.kind === 'provider' ? this.#surroundings.citiesOf.get(value.value) : undefined
  }
}
