import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestRentalDays, rentalDays, rentCost } from './rent-cost.ts'

const prices = fc.record({
  daily_price: fc.integer({ min: 100, max: 200_000 }),
  monthly_price: fc.option(fc.integer({ min: 100, max: 3_000_000 })),
  yearly_price: fc.option(fc.integer({ min: 100, max: 30_000_000 })),
})
const days = fc.integer({ min: 1, max: longestRentalDays })

test('the cost never falls when the days grow', () => {
  fc.assert(
    fc.property(prices, days, (car, n) => rentCost(n, car).cost <= rentCost(n + 1, car).cost),
    { numRuns: 2_000 },
  )
})

test('no other number of years, months and days covers the rental for less', () => {
  const property = fc.property(prices, days, fc.nat(3), fc.nat(30), (car, n, year, month) => {
    if ((year > 0 && car.yearly_price === null) || (month > 0 && car.monthly_price === null)) return
    const day = Math.max(0, n - 365 * year - 30 * month)
    const cost = year * (car.yearly_price ?? 0) + month * (car.monthly_price ?? 0) + day * car.daily_price
    expect(rentCost(n, car).cost).toBeLessThanOrEqual(cost)
  })
  fc.assert(property, { numRuns: 5_000 })
})

test('30 days cost the monthly price, and 29 never more', () => {
  const car = { daily_price: 10_000, monthly_price: 240_000, yearly_price: 2_500_000 }
  expect(rentCost(30, car)).toEqual({ cost: 240_000, cover: { year: 0, month: 1, day: 0 } })
  expect(rentCost(29, car)).toEqual({ cost: 240_000, cover: { year: 0, month: 1, day: 0 } })
  expect(rentCost(365, car)).toEqual({ cost: 2_500_000, cover: { year: 1, month: 0, day: 0 } })
  expect(rentCost(31, car)).toEqual({ cost: 250_000, cover: { year: 0, month: 1, day: 1 } })
  expect(rentCost(3, { ...car, monthly_price: null })).toEqual({ cost: 30_000, cover: { year: 0, month: 0, day: 3 } })
})

test.each([
  ['2027-01-01T10:00:00Z', '2027-01-01T12:00:00Z', 1],
  ['2027-01-01T10:00:00Z', '2027-01-02T11:00:00Z', 1],
  ['2027-01-01T10:00:00Z', '2027-01-02T11:01:00Z', 2],
  ['2027-01-01T10:00:00Z', '2027-01-31T10:00:00Z', 30],
])('from %s to %s are %i days with a grace of an hour', (pickup_at, return_at, expected) => {
  expect(rentalDays({ pickup_at, return_at }, 60)).toBe(expected)
})
