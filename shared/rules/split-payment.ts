import type { Money } from '../units.ts'

/**
 * Splits the held amount of a finished order between provider and platform.
 * The commission is a percentage of the amount before VAT and includes the platform's own VAT; the provider, as the seller, gets the
 * rest, including the VAT it owes. All in halalas; rounding favours the provider, and the parts add up to `held`.
 * Source: domain, section 4, decision 0010. Throws RangeError if a percentage is not whole or out of bounds.
 */
export function splitPayment(terms: { held: Money; net: Money; commission_percent: number; vat_percent: number }): {
  provider: Money
  commission: Money
  commission_vat: Money
} {
  const { held, net, commission_percent, vat_percent } = terms
  for (const percent of [commission_percent, vat_percent])
    if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new RangeError(`splitPayment: ${percent} percent`)
  const fee = Math.min(held, Math.floor((net * commission_percent) / 100))
  const commission_vat = Math.floor((fee * vat_percent) / (100 + vat_percent))
  return { provider: held - fee, commission: fee - commission_vat, commission_vat }
}
