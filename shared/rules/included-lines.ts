import type { Money } from '../units.ts'
import { percentOf } from './order-totals.ts'

/**
 * The largest amount before VAT whose total with VAT, rounded half up, is at most this one: as not every total can be split exactly, the buyer may pay a halala less.
 * Halalas.
 */
export function netWithin(total: Money, vat_percent: number): Money {
  let net = Math.floor((total * 100) / (100 + vat_percent)) + 1
  while (net + percentOf(net, vat_percent) > total) net -= 1
  return net
}

/** Divides an amount in proportion to others, in whole halalas that add up to it; the largest fractions are rounded up, the first of equal ones. */
export function divideInProportion(amount: Money, parts: readonly Money[]): Money[] {
  const sum = parts.reduce((total, part) => total + part, 0)
  if (sum === 0) return parts.map(() => 0)
  // Whole numbers beyond the safe ones.
  const products = parts.map((part) => BigInt(amount) * BigInt(part))
  const shares = products.map((product) => Number(product / BigInt(sum)))
  const rest = amount - shares.reduce((total, share) => total + share, 0)
  const byFraction = products
    .map((product, at) => ({ at, fraction: Number(product % BigInt(sum)) }))
    .sort((a, b) => b.fraction - a.fraction)
  for (const { at } of byFraction.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** Spreads a discount over amounts in proportion, in whole halalas that add up to it; the remainder is off the largest amount, the first of equal ones. */
export function spreadDiscount(discount: Money, amounts: readonly Money[]): Money[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (sum === 0) return amounts.map(() => 0)
  const shares = amounts.map((amount) => Number((BigInt(discount) * BigInt(amount)) / BigInt(sum)))
  const rest = discount - shares.reduce((total, share) => total + share, 0)
  const largest = amounts.indexOf(Math.max(...amounts))
  return shares.map((share, at) => (at === largest ? share + rest : share))
}
