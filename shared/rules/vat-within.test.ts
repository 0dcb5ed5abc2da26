import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from './order-totals.ts'
import { vatWithin } from './vat-within.ts'

test('the VAT in a part of a total is rounded half up, and the whole has the VAT that was charged', () => {
  const invoice = { tax: 7_500, final_amount: 57_500, vat_percent: 15 }
  expect(vatWithin(0, invoice)).toBe(0)
  expect(vatWithin(23_000, invoice)).toBe(3_000)
  expect(vatWithin(10_000, invoice)).toBe(1_304)
  expect(vatWithin(57_500, invoice)).toBe(7_500)
})

test('the VAT of any payments and refunds sums to that of the total, and each fits into its amount', () => {
  const steps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      steps,
      (service_amount, vat_percent, parts) => {
        const totals = orderTotals({ service_amount, discount: 0, vat_percent, deposit_percent: 0 })
        const invoice = { ...totals, vat_percent }
        let [before, sum] = [0, 0]
        for (const after of [...parts.map((part) => Math.floor(totals.final_amount * part)), totals.final_amount]) {
          const tax = vatWithin(after, invoice) - vatWithin(before, invoice)
          expect(Math.abs(tax)).toBeLessThanOrEqual(Math.abs(after - before))
          expect(tax * (after - before)).toBeGreaterThanOrEqual(0)
          before = after
          sum += tax
        }
        expect(sum).toBe(totals.tax)
      },
    ),
  )
})
