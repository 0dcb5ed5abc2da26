import { expect, test } from 'vitest'
import { daysShown, neighborOf, touchesDay } from './calendar-days.ts'

test('a week begins on Saturday, a month has whole weeks', () => {
  expect(daysShown('week', '2026-11-27')).toEqual({ from: '2026-11-21', to: '2026-11-27' })
  expect(daysShown('week', '2026-11-28')).toEqual({ from: '2026-11-28', to: '2026-12-04' })
  expect(daysShown('month', '2026-11-10')).toEqual({ from: '2026-10-31', to: '2026-12-04' })
})

test('the neighbors of a week and of a month', () => {
  expect([neighborOf('week', '2026-11-27', -1), neighborOf('week', '2026-11-27', 1)]).toEqual(['2026-11-20', '2026-12-04'])
  expect([neighborOf('month', '2026-12-31', 1), neighborOf('month', '2026-03-31', -1)]).toEqual(['2027-01-01', '2026-02-01'])
})

test('a span that ends at midnight does not touch the next day', () => {
  const span = { starts_at: '2026-11-27T19:00:00.000Z', ends_at: '2026-11-28T21:00:00.000Z' }
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) => touchesDay(span, day))).toEqual([false, true, true, false])
})
