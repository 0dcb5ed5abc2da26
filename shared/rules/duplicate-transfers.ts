import type { Label } from '../units.ts'

/** Why a transfer looks like one that was sent before. */
export const duplicateReasons = {
  receipt: { en: 'Same receipt', ar: 'الإيصال نفسه' },
  details: { en: 'Same amount and date', ar: 'المبلغ والتاريخ نفسهما' },
} as const satisfies Readonly<Record<string, Label>>
export type DuplicateReason = keyof typeof duplicateReasons
