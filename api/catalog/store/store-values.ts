import type { FacetName } from './store-filter.ts'

/** What a value belongs to. The options of every attribute are one kind: an option can move to another attribute. */
type ValueKind = 'category' | 'brand' | 'provider' | 'option' | 'feature' | 'available' | 'discounted'

export type StoreValue = { kind: ValueKind; value: string }

/** The number of the seller that has no provider. */
export const platform = 0

/** The kind of the values of a facet, other than cities, which products have by their seller. */
export const kindOf = (facet: Exclude<FacetName, 'city'>): ValueKind => (isOption(facet) ? 'option' : facet)
const isOption = (facet: FacetName): facet is `option:${string}` => facet.startsWith('option:')

/** Numbers for the values of facets: a hundred thousand products have the same few thousand, and numbers are counted fast. */
export class StoreValues {
  readonly #numbers = new Map<string, number>()
  /** By number; that of the platform has none. */
  readonly list: (StoreValue | null)[] = [null]

  numberOf(kind: ValueKind, value: string): number {
    const known = this.find(kind, value)
    if (known !== undefined) return known
    this.#numbers.set(`${kind} ${value}`, this.list.length)
    return this.list.push({ kind, value }) - 1
  }

  find(kind: ValueKind, value: string): number | undefined {
    return this.#numbers.get(`${kind} ${value}`)
  }
}
