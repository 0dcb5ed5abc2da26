import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HeldDays } from './held-days.ts'

const hour = fc.integer({ min: 0, max: 24 * 20 })
const hold = fc.tuple(hour, fc.integer({ min: 1, max: 24 * 5 }))
/** The holds of a row, in order and without overlap. */
const holds = fc.array(hold, { maxLength: 5 }).map((drawn) => {
  const apart: { start: number; end: number }[] = []
  for (const [from, hours] of drawn.toSorted(([a], [b]) => a - b))
    if ((apart.at(-1)?.end ?? 0) <= from * hourMs) apart.push({ start: from * hourMs, end: (from + hours) * hourMs })
  return apart
})
const asColumns = (list: readonly { start: number; end: number }[]) => ({
  starts: Float64Array.from(list, ({ start }) => start),
  ends: Float64Array.from(list, ({ end }) => end),
})

test('what the days of a row say is true of its holds, also after they were replaced and rows were added', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(holds, holds), { minLength: 1, maxLength: 70 }),
      hour,
      fc.integer({ min: 1, max: 24 * 6 }),
      (rows, from, hours) => {
        const held = new HeldDays()
        for (const [row, [first]] of rows.entries()) held.set(row, asColumns(first))
        for (const [row, [, second]] of rows.entries()) held.set(row, asColumns(second))
        const [pickup, dropOff] = [from * hourMs, (from + hours) * hourMs]
        const freedomOf = held.during(pickup, dropOff, 2 * hourMs)
        for (const [row, [, second]] of rows.entries()) {
          const isTaken = (until: number) => second.some(({ start, end }) => start < until && end > pickup)
          const freedom = freedomOf(row)
          if (freedom === 'yes') expect(isTaken(dropOff + 2 * hourMs)).toBe(false)
          if (freedom === 'no') expect(isTaken(dropOff)).toBe(true)
        }
      },
    ),
  )
})

test('a hold of whole days decides alone, one of an hour does not', () => {
  const held = new HeldDays()
  held.set(0, asColumns([{ start: 2 * dayMs, end: 3 * dayMs }]))
  held.set(1, asColumns([{ start: 1.5 * dayMs, end: 1.5 * dayMs + hourMs }]))
  held.set(2, asColumns([]))
  const freedomOf = held.during(1.7 * dayMs, 3.5 * dayMs, hourMs)
  expect([0, 1, 2].map(freedomOf)).toEqual(['no', 'unsure', 'yes'])
})

test('a hold of thousands of years is decided by itself, also after rows were added, and is gone once it is replaced', () => {
  const held = new HeldDays()
  const long = asColumns([{ start: 5 * dayMs, end: Date.UTC(9999, 0) }])
  held.set(0, long)
  held.set(1, asColumns([]))
  expect([0, 1].map(held.during(9000 * dayMs, 9001 * dayMs, 0))).toEqual(['unsure', 'yes'])
  held.set(0, asColumns([]))
  expect(held.during(9000 * dayMs, 9001 * dayMs, 0)(0)).toBe('yes')
})
