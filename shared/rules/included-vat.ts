import type { Money } from '../units.ts'
import { percentOf } from './order-totals.ts'

/** A document whose total with VAT was agreed: `net + tax + rounding` is the amount, and `tax` the rate of `net`, rounded half up once. */
export type IncludedVat = { net: Money; tax: Money; rounding: Money }

/**
 * Splits an amount that includes VAT for one tax document. As not every amount is a whole number of halalas and its rounded VAT, a halala may remain, which
 * the document states as its rounding. Source: zatca, section 2 (PayableRoundingAmount); decision 0216.
 */
export function splitIncludedVat(amount: Money, vat_percent: number): IncludedVat {
  const net = Math.floor((amount * 200 + 100 + vat_percent) / (2 * (100 + vat_percent)))
  const tax = percentOf(net, vat_percent)
  return { net, tax, rounding: amount - net - tax }
}
