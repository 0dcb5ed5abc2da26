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
  ['a fixed number is taken off as it is', fixed(riyals(50)), riyals(200), riyals(50)],
  ['a fixed number takes a smaller amount whole', fixed(riyals(50)), riyals(30), riyals(30)],
  ['a fixed number takes an equal amount whole', fixed(riyals(50)), riyals(50), riyals(50)],
  ['a ratio is a part of the amount', ratio(20), riyals(400), riyals(80)],
  ['a ratio stops at its bound', ratio(20, riyals(60)), riyals(400), riyals(60)],
  ['a ratio that just reaches its bound is not cut', ratio(20, riyals(80)), riyals(400), riyals(80)],
  ['a ratio below its bound is not lifted to it', ratio(20, riyals(100)), riyals(400), riyals(80)],
  ['a whole ratio takes everything', ratio(100), 12_345, 12_345],
  ['half a halala is rounded up', ratio(15), 10, 2],
  ['less than half a halala is rounded down', ratio(12), 12, 1],
  ['a bound above the amount never lifts the discount over it', ratio(100, riyals(500)), riyals(10), riyals(10)],
  ['nothing is taken off nothing', fixed(riyals(50)), 0, 0],
])('%s', (_, coupon, amount, discount) => expect(applyCoupon(coupon, amount)).toBe(discount))

test('a discount is whole, never negative and never above the amount or its bound', () => {
  const halalas = fc.integer({ min: 0, max: 100_000_000 })
  const coupon = fc.oneof(
    halalas.map(fixed),
    fc.tuple(fc.integer({ min: 0, max: 100 }), fc.option(halalas)).map(([percent, bound]) => ratio(percent, bound)),
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

test.each([-1, 0.5])('an amount of %d is refused', (amount) => expect(() => applyCoupon(ratio(10), amount)).toThrow(RangeError))
