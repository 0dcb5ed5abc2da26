import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideInProportion, netWithin } from './included-lines.ts'
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
