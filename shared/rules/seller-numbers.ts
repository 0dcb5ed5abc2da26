import type { Label } from '../units.ts'

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

/** Whether no current number of the provider is one that its register does not confirm. A number that was replaced since does not count. */
export const hasValidNumbers = (numbers: SellerNumbers): boolean =>
  (numbers.vat_number === null || numbers.vat_number !== numbers.invalid_vat_number) &&
  (numbers.commercial_number === null || numbers.commercial_number !== numbers.invalid_commercial_number)
