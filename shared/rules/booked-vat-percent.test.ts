import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookedVatPercent } from './booked-vat-percent.ts'
import { splitPayment } from './split-payment.ts'

const book = (held: number, vat_percent: number) => {
  const { commission: net, vat: tax } = splitPayment({ held, net: held, commission_percent: 10, vat_percent, sold_by: 'provider' })
  return { net, tax }
}

test('the rate of commissions is the one they were booked with', () => {
  const amounts = fc.array(fc.integer({ min: 10_000, max: 10_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 50 }), (held, percent) => {
      expect(bookedVatPercent(held.map((amount) => book(amount, percent)))).toBe(percent)
    }),
  )
})

test('a returned commission and small amounts do not change the rate', () => {
  const booked = [book(575_000, 15), book(100, 15), { net: -870, tax: -130 }, { net: 0, tax: 0 }]
  expect(bookedVatPercent(booked)).toBe(15)
  expect(bookedVatPercent([])).toBe(0)
})

test('commissions of two rates have none in common', () => {
  expect(bookedVatPercent([book(575_000, 15), book(575_000, 5)])).toBeNull()
})
