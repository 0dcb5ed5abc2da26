import fc from 'fast-check'
import { expect, test } from 'vitest'
import { riyals } from '../units.ts'
import { applyCoupon } from './apply-coupon.ts'

const fixed = (discount_amount: number) => ({ type: 'fixed' as const, discount_amount, discount_percent: null, max_discount: null })
const ratio = (discount_percent: number, max_discount: number | null = null) => ({
  type: 'ratio' as const,
  discount_amount: null,
  discount_percent,
  max_discount,
})

test.each([
  ['a fixed discount is deducted as it is', fixed(riyals(50)), riyals(200), riyals(50)],
  ['a fixed discount is at most a smaller amount', fixed(riyals(50)), riyals(30), riyals(30)],
  ['a fixed discount may equal the amount', fixed(riyals(50)), riyals(50), riyals(50)],
  ['a ratio is a percentage of the amount', ratio(20), riyals(400), riyals(80)],
  ['a ratio is limited by its maximum', ratio(20, riyals(60)), riyals(400), riyals(60)],
  ['a ratio equal to its maximum is not reduced', ratio(20, riyals(80)), riyals(400), riyals(80)],
  ['a ratio below its maximum is not raised to it', ratio(20, riyals(100)), riyals(400), riyals(80)],
  ['a ratio of 100 is the whole amount', ratio(100), 12_345, 12_345],
  ['half a halala is rounded up', ratio(15), 10, 2],
  ['less than half a halala is rounded down', ratio(12), 12, 1],
  ['a maximum above the amount does not raise the discount above it', ratio(100, riyals(500)), riyals(10), riyals(10)],
  ['an amount of zero has no discount', fixed(riyals(50)), 0, 0],
])('%s', (_, coupon, amount, discount) => expect(applyCoupon(coupon, amount)).toBe(discount))

test('a discount is a whole number, never negative and never above the amount or its maximum', () => {
  const halalas = fc.integer({ min: 0, max: 100_000_000 })
  const coupon = fc.oneof(
    halalas.map(fixed),
    fc.tuple(fc.integer({ min: 0, max: 100 }), fc.option(halalas)).map(([percent, max]) => ratio(percent, max)),
  )
  fc.assert(
    fc.property(coupon, halalas, (coupon, amount) => {
      const discount = applyCoupon(coupon, amount)
      expect(Number.isInteger(discount)).toBe(true)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(Math.min(amount, coupon.max_discount ?? amount))
    }),
  )
})

test.each([-1, 0.5])('an amount of %d throws', (amount) => expect(() => applyCoupon(ratio(10), amount)).toThrow(RangeError))
