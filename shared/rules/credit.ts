import type { Money } from '../units.ts'

type CreditBase = { tax: Money; final_amount: Money; vat_percent: number }

/**
 * What is taken off an invoice so that `remaining` of its total remains, in halalas with VAT. The VAT of the rest is rounded half up; with nothing
 * remaining the whole invoice is taken off. Throws RangeError if `remaining` is negative or above the total.
 */
export function creditDownTo(
  remaining: Money,
  { tax, final_amount, vat_percent }: CreditBase,
): { credited_amount: Money; credited_tax: Money } {
  if (remaining < 0 || remaining > final_amount) throw new RangeError(`creditDownTo: ${remaining} of ${final_amount}`)
  const remaining_tax =
    remaining === final_amount
      ? tax
      : Math.min(tax, Math.floor((remaining * vat_percent * 2 + 100 + vat_percent) / (2 * (100 + vat_percent))))
  return { credited_amount: final_amount - remaining, credited_tax: tax - remaining_tax }
}
