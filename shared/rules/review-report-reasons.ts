import type { Label } from '../units.ts'

/** Why a review is reported. */
export const reviewReportReasons = {
  false: { en: 'Not true, or no real experience', ar: 'غير صحيح أو ليس عن تجربة فعلية' },
  insult: { en: 'Insulting or indecent', ar: 'إساءة أو ألفاظ غير لائقة' },
  private: { en: 'Personal or contact details', ar: 'معلومات شخصية أو بيانات تواصل' },
  spam: { en: 'Advertising', ar: 'إعلان' },
  other: { en: 'Other', ar: 'سبب آخر' },
} as const satisfies Readonly<Record<string, Label>>
