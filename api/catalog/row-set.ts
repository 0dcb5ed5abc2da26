/** A set of rows, one bit each: two sets are intersected, and their rows counted, 32 rows at a time. */
export type RowSet = Int32Array

export const emptySet = (size: number): RowSet => new Int32Array((size + 31) >>> 5)

export const hasRow = (set: RowSet, row: number): boolean => (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function removeRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] ?? 0) & ~(1 << (row & 31))
}

export function addRows(set: RowSet, rows: Int32Array): void {
  for (let place = 0; place < rows.length; place += 1) addRow(set, rows[place] ?? 0)
}

/** Adds what another set has, which may be shorter. */
export function unite(set: RowSet, other: RowSet): void {
  for (let at = 0; at < other.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0)
}

/** The rows that all sets have, as a set of its own. */
export function intersectionOf(first: RowSet, ...others: readonly RowSet[]): RowSet {
  const common = first.slice()
  for (const other of others) for (let at = 0; at < common.length; at += 1) common[at] = (common[at] ?? 0) & (other[at] ?? 0)
  return common
}

/** How many rows both sets have. */
export function countCommon(one: RowSet, other: RowSet): number {
  let count = 0
  for (let at = 0; at < one.length; at += 1) count += bitsIn((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** How many of the rows a set has. */
export function countListed(rows: Int32Array, set: RowSet): number {
  let count = 0
  for (let place = 0; place < rows.length; place += 1) if (hasRow(set, rows[place] ?? 0)) count += 1
  return count
}

/** The rows of a set at some places of an order, as the rows of a page. */
export function pageOf(order: Int32Array, set: RowSet, { offset, limit }: { offset: number; limit: number }): number[] {
  const page: number[] = []
  let skipped = 0
  for (let place = 0; place < order.length && page.length < limit; place += 1) {
    const row = order[place] ?? 0
    if (!hasRow(set, row)) continue
    if (skipped < offset) skipped += 1
    else page.push(row)
  }
  return page
}

// Adds neighbouring bits, then pairs, then fours; the product adds the four bytes.
function bitsIn(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
