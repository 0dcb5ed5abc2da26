import { expect, test } from 'vitest'
import { datesOf } from './booking.ts'
import { nextFreeDates } from './next-free-dates.ts'

const dates = { from: '2027-03-07', from_time: '10:00', to: '2027-03-09', to_time: '10:00' } // Sunday to Tuesday
const work_times = (['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'saturday'] as const).map((day) => ({
  ...{ day, from: '09:00', to: '18:00' },
}))
const car = { turnaround_minutes: 120, provider: { work_times } }

test('the next dates have the same length and fit into a gap with the time to prepare the car', () => {
  const free = [
    { from: '2027-03-10T07:00:00.000Z', to: '2027-03-12T08:00:00.000Z' }, // an hour too short
    { from: '2027-03-14T00:00:00.000Z', to: '2027-04-01T00:00:00.000Z' },
  ]
  expect(nextFreeDates({ dates, free, car, isDelivered: false })).toEqual({ ...dates, from: '2027-03-14', to: '2027-03-16' })
})

test('the provider is open at both times, unless the car is brought and collected', () => {
  const free = [{ from: '2027-03-10T00:00:00.000Z', to: '2027-04-01T00:00:00.000Z' }]
  // From Wednesday the return would be on Friday.
  expect(nextFreeDates({ dates, free, car, isDelivered: false })?.from).toBe('2027-03-11')
  expect(nextFreeDates({ dates, free, car, isDelivered: true })?.from).toBe('2027-03-10')
})

test('there are none without a gap', () => {
  expect(nextFreeDates({ dates, free: [], car, isDelivered: true })).toBeNull()
})

test('months and years are exactly as many days as their price covers', () => {
  expect(datesOf(dates, 'month', 2)).toEqual({ ...dates, to: '2027-05-06' })
  expect(datesOf(dates, 'year', 1)).toEqual({ ...dates, to: '2028-03-06' })
  expect(datesOf(dates, 'day', 1)).toEqual(dates)
})
