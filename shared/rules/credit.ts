import type { Money } from '../units.ts'
import { type StatedTotal, vatWithin } from './vat-within.ts'

/**
 * What is taken off an invoice so that `remaining` of its total remains, in halalas with VAT. With nothing remaining the whole invoice is taken off. Throws RangeError
 * if `remaining` is negative or above the total.
 */
export function creditDownTo(remaining: Money, invoice: StatedTotal): { credited_amount: Money; credited_tax: Money } {
  const { tax, final_amount } = invoice
  if (remaining < 0 || remaining > final_amount) throw new RangeError(`creditDownTo: ${remaining} of ${final_amount}`)
  return { credited_amount: final_amount - remaining, credited_tax: tax - vatWithin(remaining, invoice) }
}
