import type { ProductDiscount } from '@wasl/shared/rules/product-price.ts'
import type { Money } from '@wasl/shared/units.ts'

/** A listed product. `values`: the numbers of all values that facets count. */
export type StoreEntry = {
  id: string
  price: Money // what a buyer pays today
  created: number
  seller: number // the number of its provider
  values: readonly number[]
  providerId: string | null
  enteredPrice: Money
  isStartingPrice: boolean
  isAvailable: boolean
  discount: ProductDiscount
}

/** What a search reads of the entries, one row each: numbers beside each other are read ten times as fast as objects. */
export class StoreColumns {
  readonly ids: readonly string[]
  readonly prices: Float64Array
  readonly created: Float64Array
  readonly sellers: Int32Array
  readonly values: Int32Array // of all rows, in order
  readonly ends: Int32Array // by row: where its values end
  #rows: ReadonlyMap<string, number> | null = null
  /** By a list of ids: the same search is narrowed again and again. */
  readonly #rowsOfIds = new WeakMap<readonly string[], Int32Array>()

  constructor(entries: readonly StoreEntry[]) {
    this.ids = entries.map(({ id }) => id)
    this.prices = Float64Array.from(entries, ({ price }) => price)
    this.created = Float64Array.from(entries, ({ created }) => created)
    this.sellers = Int32Array.from(entries, ({ seller }) => seller)
    let end = 0
    this.ends = Int32Array.from(entries, ({ values }) => {
      end += values.length
      return end
    })
    this.values = new Int32Array(end)
    for (const [row, { values }] of entries.entries()) this.values.set(values, (this.ends[row] ?? 0) - values.length)
  }

  /** The rows of these ids that are listed, in their order. */
  rowsOf(ids: readonly string[]): Int32Array {
    const known = this.#rowsOfIds.get(ids)
    if (known) return known
    this.#rows ??= new Map(this.ids.map((id, row) => [id, row]))
    const found: number[] = []
    for (const id of ids) {
      const row = this.#rows.get(id)
      if (row !== undefined) found.push(row)
    }
    const rows = Int32Array.from(found)
    this.#rowsOfIds.set(ids, rows)
    return rows
  }
}
