import type { Money } from '../units.ts'

export type InvoiceTotals = { service_amount: Money; discount: Money; tax: Money; final_amount: Money; deposit_amount: Money }

/**
 * The totals of an invoice in halalas: service − discount + tax = final, and the deposit that is due before work starts.
 * VAT and deposit are each rounded half up once, on the whole invoice.
 * Source: domain, section 4, saudi, section 2. Throws RangeError on a negative amount or a discount above the service amount.
 */
export function orderTotals(terms: {
  service_amount: Money
  discount: Money
  vat_percent: number
  deposit_percent: number
}): InvoiceTotals {
  const { service_amount, discount, vat_percent, deposit_percent } = terms
  if (service_amount < 0 || discount < 0 || discount > service_amount)
    throw new RangeError(`orderTotals: a discount of ${discount} on ${service_amount}`)
  const tax = percentOf(service_amount - discount, vat_percent)
  const final_amount = service_amount - discount + tax
  return { service_amount, discount, tax, final_amount, deposit_amount: percentOf(final_amount, deposit_percent) }
}

/** A percentage of an amount, rounded half up to whole halalas. */
export const percentOf = (amount: Money, percent: number): Money => Math.floor((amount * percent + 50) / 100)
