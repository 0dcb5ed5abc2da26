import type { Label } from '../units.ts'

/** What a complaint is about. */
export const complaintReasons = {
  delay: { en: 'Delay', ar: 'تأخّر' },
  quality: { en: 'Work quality', ar: 'جودة العمل' },
  price: { en: 'Price or payment', ar: 'السعر أو الدفع' },
  conduct: { en: 'Conduct', ar: 'سلوك' },
  other: { en: 'Other', ar: 'سبب آخر' },
} as const satisfies Readonly<Record<string, Label>>

/** The most images of a complaint and of each message of it. Source: specification, sections 5 and 9. */
export const maxComplaintImages = 5
