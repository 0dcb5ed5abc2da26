import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals, percentOf } from './order-totals.ts'
import { splitPayment } from './split-payment.ts'

const halalas = fc.integer({ min: 1, max: 100_000_000 })
const percent = fc.integer({ min: 0, max: 100 })

test('service − discount + tax is exactly the final amount, and the deposit never exceeds it', () => {
  fc.assert(
    fc.property(halalas, percent, percent, percent, (service_amount, off, vat_percent, deposit_percent) => {
      const discount = percentOf(service_amount, off)
      const totals = orderTotals({ service_amount, discount, vat_percent, deposit_percent })
      expect(totals.service_amount - totals.discount + totals.tax).toBe(totals.final_amount)
      expect(totals.deposit_amount).toBeLessThanOrEqual(totals.final_amount)
      expect(Object.values(totals).every(Number.isInteger)).toBe(true)
    }),
  )
})

test('VAT is rounded half up once for the whole document', () => {
  expect(orderTotals({ service_amount: 10_010, discount: 0, vat_percent: 15, deposit_percent: 50 })).toEqual({
    service_amount: 10_010,
    discount: 0,
    tax: 1502,
    final_amount: 11_512,
    deposit_amount: 5756,
  })
})

test('a discount above the amount throws', () => {
  expect(() => orderTotals({ service_amount: 100, discount: 101, vat_percent: 15, deposit_percent: 100 })).toThrow(RangeError)
})

const seller = fc.constantFrom('provider' as const, 'platform' as const)

test('the parts of a split add up to the held amount, and none is negative', () => {
  fc.assert(
    fc.property(halalas, percent, percent, seller, (net, commission_percent, vat_percent, sold_by) => {
      const held = net + percentOf(net, vat_percent)
      const parts = splitPayment({ held, net, commission_percent, vat_percent, sold_by })
      expect(parts.provider + parts.commission + parts.vat).toBe(held)
      expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the odd halala of a split goes to the provider', () => {
  expect(splitPayment({ held: 1150, net: 1000, commission_percent: 10, vat_percent: 15, sold_by: 'provider' })).toEqual({
    provider: 1050,
    commission: 87,
    vat: 13,
  })
  expect(splitPayment({ held: 999, net: 999, commission_percent: 10, vat_percent: 0, sold_by: 'provider' })).toEqual({
    provider: 900,
    commission: 99,
    vat: 0,
  })
})
