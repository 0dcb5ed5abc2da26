import type { Label } from '../units.ts'

/** Why a settlement is not paid out for now. The provider and the administration see the same reason. */
export const payoutHolds = {
  unverified: { en: 'Documents not verified', ar: 'مستندات غير معتمدة' },
  no_iban: { en: 'No bank account', ar: 'لا حساب بنكي' },
  new_iban: { en: 'New IBAN', ar: 'آيبان جديد' },
  dispute: { en: 'Open complaint', ar: 'شكوى مفتوحة' },
  negative_balance: { en: 'Balance too low', ar: 'رصيد لا يكفي' },
} as const satisfies Readonly<Record<string, Label>>
export type PayoutHold = keyof typeof payoutHolds
