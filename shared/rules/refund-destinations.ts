import type { Label } from '../units.ts'

/** Where a refund goes. */
export const refundDestinations = {
  source: { en: 'To the card it was paid with', ar: 'إلى البطاقة التي دُفع بها' },
  wallet: { en: 'Wallet', ar: 'المحفظة' },
  iban: { en: 'Bank account', ar: 'حساب بنكي' },
} as const satisfies Readonly<Record<string, Label>>

export type RefundDestination = keyof typeof refundDestinations
