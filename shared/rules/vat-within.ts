import type { Money } from '../units.ts'

export type StatedTotal = { tax: Money; final_amount: Money; vat_percent: number }

/**
 * The VAT in a part of a total that includes VAT, rounded half up, and never more than that of the whole. Documents about parts of a total, prepayment invoices and
 * credit notes, each have the difference between the VAT in what was documented before and after: so all of them sum to the VAT of the total.
 */
export const vatWithin = (part: Money, { tax, final_amount, vat_percent }: StatedTotal): Money =>
  part === final_amount ? tax : Math.min(tax, vatIn(part, vat_percent))

/** The VAT in an amount that includes it, rounded half up. */
export const vatIn = (amount: Money, vat_percent: number): Money =>
  Math.floor((amount * vat_percent * 2 + 100 + vat_percent) / (2 * (100 + vat_percent)))

/** The VAT that an allowance takes off a part of a total, both with VAT in halalas. Rounding may make it a halala more or less than the VAT in the allowance. */
export const vatOfAllowance = (part: Money, allowance: Money, stated: StatedTotal): Money =>
  vatWithin(part, stated) - vatWithin(part - allowance, stated)
