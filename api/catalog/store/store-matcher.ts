import type { Money } from '@wasl/shared/units.ts'
import { addRows, countCommon, emptySet, intersectionOf, pageOf, type RowSet } from '../row-set.ts'
import type { StoreColumns } from './store-columns.ts'
import type { FacetName, StoreFilter, StoreSurroundings } from './store-filter.ts'
import { kindOf, type StoreValue, type StoreValues } from './store-values.ts'

export type FacetCounts = ReadonlyMap<FacetName, ReadonlyMap<string, number>>
/** The rows that match a filter. `counts`: by facet and value, those that match all other facets. `price`: of those that match everything but the price. */
export type Matches = { rows: RowSet; total: number; counts: FacetCounts; price: { min: Money; max: Money } | null }

const one = { offset: 0, limit: 1 }

/** Matches filters with the products of a moment. */
export class StoreMatcher {
  readonly #columns: StoreColumns
  readonly #values: StoreValues
  readonly #facetOf: readonly (FacetName | null)[] // by value
  readonly #cities: readonly (readonly string[] | undefined)[] // by value: where a seller delivers; undefined for what is no seller, or sells nothing now
  readonly #sellers: readonly number[] // the values of those that sell
  readonly #open: RowSet // their rows

  constructor(columns: StoreColumns, values: StoreValues, surroundings: StoreSurroundings) {
    this.#columns = columns
    this.#values = values
    this.#facetOf = values.list.map((value) => facetName(value, surroundings))
    this.#cities = values.list.map((value) => citiesOf(value, surroundings))
    this.#sellers = [...values.list.keys()].filter((number) => this.#cities[number] !== undefined)
    this.#open = columns.rowsOfValues.setOf(this.#sellers)
  }

  match({ found, chosen, price_min, price_max }: StoreFilter): Matches {
    const { prices, rowsOfValues } = this.#columns
    const features = [...(chosen.get('feature') ?? [])].map((feature) => rowsOfValues.setOf(this.#numbersOf('feature', [feature])))
    const candidates = found ? [this.#setOf(found)] : []
    const common = intersectionOf(this.#open, ...candidates, ...features)
    const facets = [...chosen].filter(([facet]) => facet !== 'feature')
    const sets = new Map(facets.map(([facet, values]) => [facet, rowsOfValues.setOf(this.#numbersOf(facet, values))]))
    const beforePrice = intersectionOf(common, ...sets.values())
    const isPriced = price_min !== undefined || price_max !== undefined
    const priced = isPriced ? [this.#columns.pricedBetween(price_min ?? 0, price_max ?? Number.POSITIVE_INFINITY)] : []
    const rows = intersectionOf(beforePrice, ...priced)
    // A facet counts what its own values leave out.
    const without = new Map(
      facets.map(([facet]) => {
        const others = [...sets].flatMap(([name, set]) => (name === facet ? [] : [set]))
        return [facet, intersectionOf(common, ...others, ...priced)]
      }),
    )
    const edges = [this.#columns.cheapestFirst, this.#columns.dearestFirst].flatMap((order) => pageOf(order, beforePrice, one))
    const [min, max] = edges.map((row) => prices[row] ?? 0)
    return {
      rows,
      total: countCommon(rows, rows),
      counts: this.#count((facet) => without.get(facet) ?? rows),
      price: min === undefined || max === undefined ? null : { min, max },
    }
  }

  #count(rowsFor: (facet: FacetName) => RowSet): FacetCounts {
    const { rowsOfValues } = this.#columns
    const counted = new Map<FacetName, Map<string, number>>()
    const add = (facet: FacetName, value: string, count: number) => {
      const byValue = counted.get(facet) ?? new Map<string, number>()
      counted.set(facet, byValue.set(value, (byValue.get(value) ?? 0) + count))
    }
    for (const [number, value] of this.#values.list.entries()) {
      const facet = this.#facetOf[number]
      const count = facet ? rowsOfValues.countIn(number, rowsFor(facet)) : 0
      if (facet && value && count > 0) add(facet, value.value, count)
    }
    for (const seller of this.#sellers) {
      const count = rowsOfValues.countIn(seller, rowsFor('city'))
      if (count > 0) for (const city of this.#cities[seller] ?? []) add('city', city, count)
    }
    return counted
  }

  #setOf(found: Int32Array): RowSet {
    const set = emptySet(this.#columns.ids.length)
    addRows(set, this.#columns.rowsOf(found))
    return set
  }

  /** The numbers of values of a facet; of cities those of the sellers that deliver there. */
  #numbersOf(facet: FacetName, values: Iterable<string>): number[] {
    if (facet === 'city') {
      const cities = new Set(values)
      return this.#sellers.filter((seller) => this.#cities[seller]?.some((city) => cities.has(city)))
    }
    return [...values].flatMap((value) => {
      const number = this.#values.find(kindOf(facet), value)
      return number !== undefined && this.#facetOf[number] === facet ? [number] : []
    })
  }
}

function facetName(value: StoreValue | null, { attributeOf }: StoreSurroundings): FacetName | null {
  if (value?.kind !== 'option') return value?.kind ?? null
  const attribute = attributeOf.get(value.value)
  return attribute ? `option:${attribute}` : null
}

function citiesOf(value: StoreValue | null, { allCities, citiesOf }: StoreSurroundings): readonly string[] | undefined {
  if (value === null) return allCities
  return value.kind === 'provider' ? citiesOf.get(value.value) : undefined
}
