import type { Money } from '../units.ts'
import { percentOf } from './order-totals.ts'

/** The VAT a seller charges, in percent: the current rate, or 0 without a VAT number. Source: decision 0010. */
export const sellerVatPercent = (seller: { vat_number: string | null } | undefined, vat_percent: number): number =>
  seller?.vat_number ? vat_percent : 0

/** A price with VAT, in halalas; null stays null. */
export const withVat = (price: Money | null, vat_percent: number): Money | null =>
  price === null ? null : price + percentOf(price, vat_percent)
