import type { Money } from '../units.ts'
import type { SaleTerms } from './sale-terms.ts'

/**
 * Splits the held amount of a finished order between provider and platform. The commission is a percentage of the amount before VAT.
 * A provider that sells gets the rest, including the VAT that it owes, and the commission includes the platform's own VAT.
 * If the platform sells, it keeps the VAT of the sale, and the commission is its margin, without VAT.
 * All in halalas; rounding favours the provider, and the parts add up to `held`. `vat_percent` is the rate of the commission.
 * Source: domain, section 4, decisions 0010 and 0217. Throws RangeError if a percentage is not whole or out of bounds.
 */
export function splitPayment(terms: { held: Money; net: Money; commission_percent: number } & SaleTerms): {
  provider: Money
  commission: Money
  vat: Money
} {
  const { held, net, commission_percent, vat_percent, sold_by } = terms
  for (const percent of [commission_percent, vat_percent])
    if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new RangeError(`splitPayment: ${percent} percent`)
  const fee = Math.min(held, Math.floor((net * commission_percent) / 100))
  if (sold_by === 'platform') return { provider: Math.min(held, net) - fee, commission: fee, vat: held - Math.min(held, net) }
  const vat = Math.floor((fee * vat_percent) / (100 + vat_percent))
  return { provider: held - fee, commission: fee - vat, vat }
}
