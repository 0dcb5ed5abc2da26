import type { Label } from '../units.ts'

/** What a provider claims a part of the security deposit for. */
export const claimKinds = {
  damage: { en: 'Damage', ar: 'ضرر في السيارة' },
  cleaning: { en: 'Cleaning', ar: 'تنظيف' },
  fuel: { en: 'Missing fuel', ar: 'نقص الوقود' },
  kilometers: { en: 'Extra kilometers', ar: 'كيلومترات زائدة' },
  fine: { en: 'Traffic fine', ar: 'مخالفة مرورية' },
  late: { en: 'Late return', ar: 'تأخر الإعادة' },
  other: { en: 'Other', ar: 'أخرى' },
} as const satisfies Readonly<Record<string, Label>>
export type ClaimKind = keyof typeof claimKinds

/** How many claims are sent at once. */
export const maxClaims = 5
/** The most photos of a claim. */
export const maxClaimPhotos = 5
/** Of a late return the two hand-overs are the proof; everything else is shown. */
export const needsPhotos = (kind: ClaimKind): boolean => kind !== 'late'
