import { expect, test } from 'vitest'
import { nextRepeat } from './order-repeats.ts'

test.each([
  ['2026-11-27', 'week', '2026-11-27', '2026-12-04'],
  ['2026-11-27', 'week', '2026-12-04', '2026-12-11'],
  ['2026-11-27', 'two_weeks', '2026-12-20', '2026-12-25'],
  ['2026-01-31', 'month', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'month', '2026-02-28', '2026-03-31'],
  ['2026-08-31', 'six_months', '2026-09-01', '2027-02-28'],
] as const)('an order of %s that repeats %s comes after %s on %s', (start, every, today, expected) => {
  expect(nextRepeat(start, every, today)).toBe(expected)
})
