import * as z from 'zod'
import { type Weekday, weekdays } from '../rules/weekdays.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { type Setting, settingBase, textSetting } from './setting-kinds.ts'

const platformText = textSetting('payouts', { en: 'On documents issued from now on', ar: 'على المستندات التي تصدر من الآن' })

/** When and from which amount providers are paid out, and who the platform is on its own invoices. */
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
  platform_name_ar: platformText<string>({ max: 120 }, 'وصل', { en: 'Platform name in Arabic', ar: 'اسم المنصة بالعربية' }),
  platform_name_en: platformText<string>({ max: 120 }, 'Wasl', { en: 'Platform name in English', ar: 'اسم المنصة بالإنجليزية' }),
  platform_vat_number: platformText<string | null>(
    {
      optional: true,
      max: 15,
      pattern: /^3\d{13}3$/,
      patternHelp: { en: '15 digits, the first and the last 3', ar: '15 رقمًا يبدأ وينتهي بالرقم 3' },
    },
    null,
    { en: 'Platform VAT number', ar: 'الرقم الضريبي للمنصة' },
  ),
  platform_commercial_number: platformText<string | null>(
    { optional: true, max: 10, pattern: /^[1-9]\d{9}$/, patternHelp: { en: '10 digits', ar: '10 أرقام' } },
    null,
    { en: 'Platform commercial registration', ar: 'السجل التجاري للمنصة' },
  ),
  platform_address_ar: platformText<string | null>({ optional: true, max: 200 }, null, {
    en: 'Platform address in Arabic',
    ar: 'عنوان المنصة بالعربية',
  }),
  platform_address_en: platformText<string | null>({ optional: true, max: 200 }, null, {
    en: 'Platform address in English',
    ar: 'عنوان المنصة بالإنجليزية',
  }),
} satisfies Readonly<Record<string, Setting<number> | Setting<Weekday> | Setting<string> | Setting<string | null>>>
