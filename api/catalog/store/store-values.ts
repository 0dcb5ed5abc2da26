/** What a value belongs to. The options of every attribute are one kind: an option can move to another attribute. */
type ValueKind = 'category' | 'brand' | 'provider' | 'option' | 'feature' | 'available' | 'discounted'

export type StoreValue = { kind: ValueKind; value: string }

/** The number of the seller that has no provider. */
export const platform = 0

/** Numbers for the values of facets: a hundred thousand products have the same few thousand, and numbers are counted fast. */
export class StoreValues {
  readonly #numbers = new Map<string, number>()
  /** By number; that of the platform has none. */
  readonly list: (StoreValue | null)[] = [null]

  numberOf(kind: ValueKind, value: string): number {
    const key = `${kind} ${value}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.list.length)
    return this.list.push({ kind, value }) - 1
  }
}
