import type { ProductDiscount } from '@wasl/shared/rules/product-price.ts'
import type { Money } from '@wasl/shared/units.ts'
import { addRow, emptySet, type RowSet } from '../row-set.ts'
import { ValueRows } from './value-rows.ts'

/** A listed product. `values`: the numbers of all values that facets count, and of its seller. */
export type StoreEntry = {
  id: string
  number: number // the same for a product as long as it is listed
  price: Money // what a buyer pays today
  created: number
  values: readonly number[]
  providerId: string | null
  enteredPrice: Money
  isStartingPrice: boolean
  isAvailable: boolean
  discount: ProductDiscount
}

/** What a search reads of the entries, one row each, the newest first. */
export class StoreColumns {
  readonly ids: readonly string[]
  readonly prices: Float64Array
  readonly rowsOfValues: ValueRows
  readonly newestFirst: Int32Array
  readonly cheapestFirst: Int32Array
  readonly dearestFirst: Int32Array
  readonly #rowOfNumber: Int32Array // -1: not listed

  /** `entries`: the newest first. `valueCount` and `numberCount`: how many values, and numbers of products, there are. */
  constructor(entries: readonly StoreEntry[], valueCount: number, numberCount: number) {
    const size = entries.length
    this.ids = entries.map(({ id }) => id)
    this.rowsOfValues = new ValueRows(entries, valueCount)
    this.prices = new Float64Array(size)
    this.newestFirst = new Int32Array(size)
    this.#rowOfNumber = new Int32Array(numberCount).fill(-1)
    for (let row = 0; row < size; row += 1) {
      const { price, number } = entries[row] ?? nothing
      this.prices[row] = price
      this.newestFirst[row] = row
      this.#rowOfNumber[number] = row
    }
    this.cheapestFirst = rowsByPrice(this.prices)
    this.dearestFirst = reverseByPrice(this.cheapestFirst, this.prices)
  }

  /** The rows of these products that are listed, in their order. */
  rowsOf(numbers: Int32Array): Int32Array {
    return numbers.map((number) => this.#rowOfNumber[number] ?? -1).filter((row) => row >= 0)
  }

  pricedBetween(min: Money, max: Money): RowSet {
    const set = emptySet(this.prices.length)
    for (let row = 0; row < this.prices.length; row += 1) {
      const price = this.prices[row] ?? 0
      if (price >= min && price <= max) addRow(set, row)
    }
    return set
  }
}

const nothing = { price: 0, number: 0 }
/** The rows by price, and the newest first among those of one price. A price and its row are one number: sorting numbers takes a fifth of the time of comparing rows. */
function rowsByPrice(prices: Float64Array): Int32Array {
  const size = prices.length
  const keys = new Float64Array(size)
  for (let row = 0; row < size; row += 1) keys[row] = (prices[row] ?? 0) * size + row
  keys.sort()
  const order = new Int32Array(size)
  for (let place = 0; place < size; place += 1) {
    const key = keys[place] ?? 0
    order[place] = key - Math.floor(key / size) * size
  }
  return order
}

/** The dearest first, and still the newest first among those of one price. */
function reverseByPrice(order: Int32Array, prices: Float64Array): Int32Array {
  const reversed = new Int32Array(order.length)
  const priceAt = (place: number) => prices[order[place] ?? 0]
  for (let end = order.length; end > 0; ) {
    let start = end - 1
    while (start > 0 && priceAt(start - 1) === priceAt(end - 1)) start -= 1
    reversed.set(order.subarray(start, end), order.length - end)
    end = start
  }
  return reversed
}
