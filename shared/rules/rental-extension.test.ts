import { expect, test } from 'vitest'
import { extensionPrice, lateCharge } from './rental-extension.ts'

const rates = { daily_price: 20_000, monthly_price: 450_000, yearly_price: null, services_per_day: 1_000 }

test('an extension costs what the whole rental costs more, with the services by the day', () => {
  expect(extensionPrice(3, 5, rates)).toBe(42_000)
  // From 22.5 days on, a month is cheaper.
  expect(extensionPrice(22, 30, rates)).toBe(450_000 - 440_000 + 8_000)
  expect(extensionPrice(25, 28, rates)).toBe(3_000)
  expect(extensionPrice(3, 3, rates)).toBe(0)
})

test('a late return costs an eighth of a day for each started hour, and at most a day in 24 hours', () => {
  const late = (minutes: number) => {
    const at = new Date(Date.parse('2027-03-07T08:00:00.000Z') + minutes * 60_000).toISOString()
    return lateCharge({ return_at: '2027-03-07T08:00:00.000Z', at, grace_minutes: 60, hours_per_day: 8, daily_price: 20_001 })
  }
  expect(late(60)).toBeNull()
  expect(late(61)).toEqual({ hours: 2, amount: 5_001 })
  expect(late(9 * 60)).toEqual({ hours: 9, amount: 20_001 })
  expect(late(24 * 60)).toEqual({ hours: 24, amount: 20_001 })
  expect(late(25 * 60)).toEqual({ hours: 25, amount: 22_502 })
})
