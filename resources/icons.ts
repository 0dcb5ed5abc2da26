import type { IconName } from '@wasl/shared/design/category-icons.ts'
import type { Label } from '@wasl/shared/units.ts'

/** The drawn icons a category may carry, as an administrator chooses among them. */
export const icons = {
  maintenance: ['Home maintenance', 'صيانة منزلية'],
  cleaning: ['Cleaning', 'تنظيف'],
  moving: ['Moving', 'نقل'],
  design: ['Design', 'تصميم'],
  marketing: ['Marketing', 'تسويق'],
  programming: ['Programming', 'برمجة'],
  legal: ['Legal', 'قانون'],
  accounting: ['Accounting', 'محاسبة'],
  photography: ['Photography', 'تصوير'],
  education: ['Education', 'تعليم'],
  events: ['Events', 'مناسبات'],
  cars: ['Cars', 'سيارات'],
} as const satisfies Readonly<Record<IconName, Label>>
