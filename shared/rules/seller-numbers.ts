import type { Label } from '../units.ts'
import { platformSells, type SellerRules } from './sale-terms.ts'

/** The registers in which numbers of providers are looked up. */
export const registers = {
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  commercial: { en: 'Commercial registration', ar: 'السجل التجاري' },
} as const satisfies Readonly<Record<string, Label>>
export type Register = keyof typeof registers

/** The numbers under which a provider sells, and those that their register does not confirm. */
export type SellerNumbers = {
  vat_number: string | null
  invalid_vat_number: string | null
  commercial_number: string | null
  invalid_commercial_number: string | null
}

/**
 * Whether no current number under which the provider would sell is one that its register does not confirm. A number that was replaced since does not count, nor
 * a VAT number if the platform sells instead.
 */
export const hasValidNumbers = (numbers: SellerNumbers, settings: Omit<SellerRules, 'vat_percent'>): boolean =>
  (platformSells(settings) || numbers.vat_number === null || numbers.vat_number !== numbers.invalid_vat_number) &&
  (numbers.commercial_number === null || numbers.commercial_number !== numbers.invalid_commercial_number)
