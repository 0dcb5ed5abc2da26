import { expect, test } from 'vitest'
import { daysOfHold, placeOf } from './hold-days.ts'

test('a hold that ends at midnight does not have the day that begins', () => {
  const hold = { starts_at: '2026-12-01T21:00:00.000Z', ends_at: '2026-12-04T21:00:00.000Z' }
  expect(daysOfHold(hold)).toEqual({ from: '2026-12-02', to: '2026-12-04' })
  expect(daysOfHold({ ...hold, ends_at: '2026-12-05T09:00:00.000Z' })).toEqual({ from: '2026-12-02', to: '2026-12-05' })
})

test('a hold is placed in the shown days, and cut at their ends', () => {
  const first = '2026-12-01'
  const week = { starts_at: '2026-12-07T21:00:00.000Z', ends_at: '2026-12-14T21:00:00.000Z' }
  expect(placeOf(week, first)).toEqual({ start: 25, width: 25 })
  expect(placeOf({ ...week, starts_at: '2026-11-01T00:00:00.000Z' }, first)).toEqual({ start: 0, width: 50 })
  expect(placeOf({ starts_at: '2027-01-01T00:00:00.000Z', ends_at: '2027-01-02T00:00:00.000Z' }, first)).toBeNull()
})
