import { addRow, addRows, countCommon, countListed, emptySet, type RowSet, unite } from '../row-set.ts'

/** The rows that have each value: bits where they are many, else a list, so that thousands of rare values take no more room than their rows. */
export class ValueRows {
  readonly #size: number
  readonly #sets: (RowSet | null)[] = []
  readonly #lists: (Int32Array | null)[] = []

  constructor(rows: readonly { values: readonly number[] }[], valueCount: number) {
    this.#size = rows.length
    const counts = countValues(rows, valueCount)
    for (const count of counts) {
      const isRare = count <= rows.length >>> 5
      this.#sets.push(isRare ? null : emptySet(rows.length))
      this.#lists.push(isRare ? new Int32Array(count) : null)
    }
    // Loops, here and below: calling a function for each value of 100,000 rows takes longer than the work.
    const ends = counts.fill(0)
    for (let row = 0; row < rows.length; row += 1) {
      const values = rows[row]?.values ?? []
      for (let at = 0; at < values.length; at += 1) this.#add(values[at] ?? 0, row, ends)
    }
  }

  /** The rows that have any of the values. */
  setOf(values: Iterable<number>): RowSet {
    const result = emptySet(this.#size)
    for (const value of values) {
      const [set, list] = [this.#sets[value], this.#lists[value]]
      if (set) unite(result, set)
      if (list) addRows(result, list)
    }
    return result
  }

  /** How many rows of a set have the value. */
  countIn(value: number, rows: RowSet): number {
    const [set, list] = [this.#sets[value], this.#lists[value]]
    return set ? countCommon(set, rows) : list ? countListed(list, rows) : 0
  }

  #add(value: number, row: number, ends: Int32Array): void {
    const [set, list] = [this.#sets[value], this.#lists[value]]
    if (set) addRow(set, row)
    if (!list) return
    const end = ends[value] ?? 0
    list[end] = row
    ends[value] = end + 1
  }
}

function countValues(rows: readonly { values: readonly number[] }[], valueCount: number): Int32Array {
  const counts = new Int32Array(valueCount)
  for (let row = 0; row < rows.length; row += 1) {
    const values = rows[row]?.values ?? []
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}
