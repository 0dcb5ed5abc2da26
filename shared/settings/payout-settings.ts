import * as z from 'zod'
import { typedKeys } from '../utils/typed-entries.ts'
import { type Weekday, weekdays } from '../utils/weekdays.ts'
import { type Setting, settingBase } from './setting-kinds.ts'

/** When and from which amount providers are paid out. */
export const payoutSettings = {
  payout_weekday: {
    ...settingBase<Weekday>('payouts', z.enum(typedKeys(weekdays)), 'sunday', [
      { en: 'Settlement day', ar: 'يوم التسوية' },
      {
        en: 'Each week what providers earned before this day becomes a settlement; existing settlements stay as they are',
        ar: 'تُجمع أسبوعيًا مستحقات ما قبل هذا اليوم في تسوية، وما صدر من التسويات لا يتغيّر',
      },
    ]),
    kind: 'choice',
    options: weekdays,
  },
  min_payout: {
    ...settingBase('payouts', z.int().min(0).max(100_000_000_000), 5_000, [
      { en: 'Minimum settlement', ar: 'أقل مبلغ للتسوية' },
      { en: 'Less than this waits for the next settlement', ar: 'ما يقل عنه يُضم إلى التسوية التالية' },
    ]),
    kind: 'money',
  },
} satisfies Readonly<Record<string, Setting<number> | Setting<Weekday>>>
