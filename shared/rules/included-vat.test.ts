import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIncludedVat } from './included-vat.ts'

test('the tax is the rate of the net amount, rounded once, and at most one halala is left to rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const { net, tax, rounding } = splitIncludedVat(amount, percent)
      expect(net + tax + rounding).toBe(amount)
      expect(tax).toBe(Math.floor((net * percent) / 100 + 0.5))
      expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
      expect(net).toBeGreaterThan(0)
    }),
  )
})

test('an amount that no net amount reaches keeps its halala as rounding', () => {
  expect(splitIncludedVat(115, 15)).toEqual({ net: 100, tax: 15, rounding: 0 })
  expect(splitIncludedVat(4, 15)).toEqual({ net: 3, tax: 0, rounding: 1 })
  expect(splitIncludedVat(1_000, 0)).toEqual({ net: 1_000, tax: 0, rounding: 0 })
})
