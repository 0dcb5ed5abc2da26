import * as z from 'zod'
import { numberSettings, settingBase } from './setting-kinds.ts'

/** The settings of disputes. Source: decision 0075. */
export const disputeSettings = {
  appeal_days: numberSettings('time_limits')(
    'days',
    [1, 60],
    7,
    { en: 'Appeal a dispute decision within', ar: 'مهلة الاعتراض على قرار النزاع' },
    { en: 'The held amount is divided afterwards', ar: 'يُقسم المبلغ المحجوز بعدها' },
  ),
  dispute_approval_amount: {
    ...settingBase('limits', z.int().min(0).max(100_000_000_000), 100_000, [
      { en: 'Disputes above this need two administrators', ar: 'النزاع على أكثر من هذا المبلغ يبت فيه مشرفان' },
      { en: 'The amount held for the order', ar: 'المبلغ المحجوز للطلب' },
    ]),
    kind: 'money',
  },
} as const
