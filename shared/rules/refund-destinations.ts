import type { Label } from '../units.ts'

/** Where a refund goes. */
export const refundDestinations = {
  source: { en: 'The way it was paid: card, Tabby or Tamara', ar: 'بطريقة الدفع نفسها: البطاقة أو تابي أو تمارا' },
  wallet: { en: 'Wallet', ar: 'المحفظة' },
  iban: { en: 'Bank account', ar: 'حساب بنكي' },
} as const satisfies Readonly<Record<string, Label>>

export type RefundDestination = keyof typeof refundDestinations
