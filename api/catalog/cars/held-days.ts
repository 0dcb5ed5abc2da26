import { dayMs } from '@wasl/shared/utils/durations.ts'
import { addRow, emptySet, hasRow, type RowSet, removeRow, unite } from '../row-set.ts'

/** Milliseconds, in pairs; as long as each other. */
export type Holds = { starts: Float64Array; ends: Float64Array }
/** `yes` and `no` of `HeldDays.during`; `unsure`: the holds themselves decide. */
export type Freedom = 'yes' | 'no' | 'unsure'

/** A hold of more days has no sets of its own: the end of a period that somebody enters may be thousands of years away. */
const mostDays = 400

const dayOf = (ms: number): number => Math.floor(ms / dayMs)

/** On which days of UTC cars are taken, as sets of their rows: it decides for most cars without their holds. */
export class HeldDays {
  readonly #days = new Map<number | 'long', RowSet>()
  #size = 0 // of each set, in rows

  /** Replaces the holds of a row. */
  set(row: number, { starts, ends }: Holds): void {
    if (row >= this.#size) this.#grow(row + 1)
    else for (const set of this.#days.values()) removeRow(set, row)
    for (const [at, start] of starts.entries()) {
      const end = ends[at] ?? start
      if (end - start > mostDays * dayMs) addRow(this.#setOf('long'), row)
      else for (let day = dayOf(start); day * dayMs < end; day += 1) addRow(this.#setOf(day), row)
    }
  }

  /** Tells by their rows whether cars are free from one instant to another and for a time after it, the longest of any car. All in ms. */
  during(from: number, to: number, longestAfter: number): (row: number) => Freedom {
    const [whole, edges] = [this.#empty(), this.#empty()]
    const long = this.#days.get('long')
    if (long) unite(edges, long)
    for (let day = dayOf(from); day * dayMs < to + longestAfter; day += 1) {
      const isWhole = day * dayMs >= from && (day + 1) * dayMs <= to
      const held = this.#days.get(day)
      if (held) unite(isWhole ? whole : edges, held)
    }
    return (row) => (hasRow(whole, row) ? 'no' : hasRow(edges, row) ? 'unsure' : 'yes')
  }

  #setOf(day: number | 'long'): RowSet {
    const set = this.#days.get(day) ?? this.#empty()
    this.#days.set(day, set)
    return set
  }

  #empty(): RowSet {
    return emptySet(this.#size)
  }

  #grow(rows: number): void {
    this.#size = Math.max(rows, this.#size * 2)
    for (const [day, set] of this.#days) {
      const grown = this.#empty()
      unite(grown, set)
      this.#days.set(day, grown)
    }
  }
}
