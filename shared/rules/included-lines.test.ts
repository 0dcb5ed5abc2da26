import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideInProportion, netWithin, spreadDiscount } from './included-lines.ts'
import { percentOf } from './order-totals.ts'

test('the net amount of a total with VAT leaves at most a halala of it', () => {
  for (const vat of [0, 5, 15])
    for (let total = 0; total < 3_000; total++) {
      const net = netWithin(total, vat)
      const paid = net + percentOf(net, vat)
      expect(paid).toBeLessThanOrEqual(total)
      expect(paid).toBeGreaterThanOrEqual(total - (vat === 0 ? 0 : 1))
    }
})

test('the parts of a divided amount add up to it, and none is off by a halala', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (amount, parts) => {
      const shares = divideInProportion(amount, parts)
      const sum = parts.reduce((total, part) => total + part, 0)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount)
      for (const [at, share] of shares.entries()) if (sum > 0) expect(Math.abs(share - (amount * (parts[at] ?? 0)) / sum)).toBeLessThan(1)
    }),
  )
})

test('a spread discount adds up, is less than each amount, and its remainder is off the largest', () => {
  expect(spreadDiscount(100, [100, 200, 100])).toEqual([25, 50, 25])
  expect(spreadDiscount(101, [100, 200, 100])).toEqual([25, 51, 25])
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 10_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.nat({ max: 999 }),
      (amounts, part) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0)
        const discount = Math.floor(((sum - 100) * part) / 999)
        const shares = spreadDiscount(discount, amounts)
        expect(shares.reduce((total, share) => total + share, 0)).toBe(discount)
        for (const [at, share] of shares.entries()) expect(share).toBeLessThan(amounts[at] ?? 0)
      },
    ),
  )
})
