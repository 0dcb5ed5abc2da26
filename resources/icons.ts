import type { CategoryIconName } from '@wasl/shared/design/category-icons.ts'
import type { Label } from '@wasl/shared/units.ts'

/** Category icons with the labels shown in the icon picker. */
export const icons = {
  maintenance: { en: 'Home maintenance', ar: 'صيانة منزلية' },
  cleaning: { en: 'Cleaning', ar: 'تنظيف' },
  moving: { en: 'Moving', ar: 'نقل' },
  design: { en: 'Design', ar: 'تصميم' },
  marketing: { en: 'Marketing', ar: 'تسويق' },
  programming: { en: 'Programming', ar: 'برمجة' },
  legal: { en: 'Legal', ar: 'قانون' },
  accounting: { en: 'Accounting', ar: 'محاسبة' },
  photography: { en: 'Photography', ar: 'تصوير' },
  education: { en: 'Education', ar: 'تعليم' },
  events: { en: 'Events', ar: 'مناسبات' },
  cars: { en: 'Cars', ar: 'سيارات' },
} as const satisfies Readonly<Record<CategoryIconName, Label>>
