import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefund, type RefundablePayment } from './refund-plan.ts'

const payment = (values: Partial<RefundablePayment> = {}): RefundablePayment => ({
  amount: 10_000,
  discount: 0,
  refunded_amount: 0,
  refunded_discount: 0,
  ...values,
})

test('a refund takes the newest payment first, then the ones before it', () => {
  const [newest, older] = [payment({ amount: 4000 }), payment({ amount: 10_000 })]
  expect(planRefund([newest, older], 5000)).toEqual([
    { payment: newest, amount: 4000, discount: 0 },
    { payment: older, amount: 1000, discount: 0 },
  ])
  expect(planRefund([newest, older], 3000)).toEqual([{ payment: newest, amount: 3000, discount: 0 }])
})

test('the coupon part goes back in proportion', () => {
  const paid = payment({ amount: 9000, discount: 1000 })
  expect(planRefund([paid], 5000)).toEqual([{ payment: paid, amount: 4500, discount: 500 }])
  expect(planRefund([paid], 10_000)).toEqual([{ payment: paid, amount: 9000, discount: 1000 }])
})

test('more than was paid is rejected', () => {
  expect(() => planRefund([payment()], 10_001)).toThrow(RangeError)
  expect(() => planRefund([payment({ refunded_amount: 1 })], 10_000)).toThrow(RangeError)
})

test('any partial refunds return exactly what was paid, and never more of one side', () => {
  const amounts = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), discount: fc.integer({ min: 0, max: 1_000_000 }) })
  fc.assert(
    fc.property(amounts, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (paid, shares) => {
      const state = payment(paid)
      const refund = (total: number) => {
        for (const { amount, discount } of planRefund([state], total)) {
          expect(Math.min(amount, discount)).toBeGreaterThanOrEqual(0)
          state.refunded_amount += amount
          state.refunded_discount += discount
        }
      }
      const left = () => paid.amount + paid.discount - state.refunded_amount - state.refunded_discount
      for (const share of shares) refund(Math.floor(left() * share))
      refund(left())
      expect([state.refunded_amount, state.refunded_discount]).toEqual([paid.amount, paid.discount])
    }),
  )
})
