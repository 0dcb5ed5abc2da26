import { expect, test } from 'vitest'
import { boundsOf, daysIn, daysOf, monthOf, periods, sameDaysLastMonth } from './periods.ts'

test('a month ends on its own last day', () => {
  expect(monthOf('2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthOf('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('the month before January is December of the year before', () => {
  expect(periods.last_month.resolve('2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('a week begins on Saturday', () => {
  expect(periods.this_week.resolve('2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(periods.this_week.resolve('2026-11-27')).toEqual({ from: '2026-11-21', to: '2026-11-27' })
})

test('a period runs from midnight to midnight in Riyadh', () => {
  expect(boundsOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    start: '2026-10-31T21:00:00.000Z',
    end: '2026-11-30T21:00:00.000Z',
  })
})

test('the last 30 days are thirty days including today', () => {
  const period = periods.last_30_days.resolve('2026-11-21')
  expect(daysIn(period)).toBe(30)
  expect([daysOf(period)[0], daysOf(period).at(-1)]).toEqual(['2026-10-23', '2026-11-21'])
})

test('a month is compared with the same days of the month before, as far as it has them', () => {
  expect(sameDaysLastMonth('2026-11-23')).toEqual({ from: '2026-10-01', to: '2026-10-23' })
  expect(sameDaysLastMonth('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(sameDaysLastMonth('2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})
