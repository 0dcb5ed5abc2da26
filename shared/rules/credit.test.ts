import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditDownTo } from './credit.ts'
import { orderTotals } from './order-totals.ts'

test('an invoice is reduced to what was paid, with its VAT', () => {
  const invoice = { tax: 15_000, final_amount: 115_000, vat_percent: 15 }
  expect(creditDownTo(11_500, invoice)).toEqual({ credited_amount: 103_500, credited_tax: 13_500 })
  expect(creditDownTo(0, invoice)).toEqual({ credited_amount: 115_000, credited_tax: 15_000 })
  expect(creditDownTo(115_000, invoice)).toEqual({ credited_amount: 0, credited_tax: 0 })
  expect(creditDownTo(50, { tax: 0, final_amount: 100, vat_percent: 0 })).toEqual({ credited_amount: 50, credited_tax: 0 })
  expect(() => creditDownTo(101, { tax: 0, final_amount: 100, vat_percent: 0 })).toThrow(RangeError)
})

test('the remaining VAT is within the remaining amount, and never more than was charged', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (service_amount, vat_percent, part) => {
        const { tax, final_amount } = orderTotals({ service_amount, discount: 0, vat_percent, deposit_percent: 0 })
        const remaining = Math.floor(final_amount * part)
        const { credited_amount, credited_tax } = creditDownTo(remaining, { tax, final_amount, vat_percent })
        expect(credited_amount).toBe(final_amount - remaining)
        expect(credited_tax).toBeGreaterThanOrEqual(0)
        expect(tax - credited_tax).toBeLessThanOrEqual(remaining)
        expect(Math.abs((tax - credited_tax) * (100 + vat_percent) - remaining * vat_percent)).toBeLessThanOrEqual(100 + vat_percent)
      },
    ),
  )
})
