import * as z from 'zod'
import type { Label } from '../units.ts'
import { settingBase, textSetting } from './setting-kinds.ts'

const name = textSetting('brand', {
  en: 'On the site, in messages, on documents and in the back office',
  ar: 'في الموقع والرسائل والمستندات ولوحة الإدارة',
})

const image = (label: Label, help: Label) =>
  ({ ...settingBase<string | null>('brand', z.uuid().nullable(), null, [label, help]), kind: 'image' }) as const

/** How the platform calls itself and looks. Source: decision 0135. */
export const brandSettings = {
  platform_name_ar: name<string>({ max: 120 }, 'وصل', { en: 'Platform name in Arabic', ar: 'اسم المنصة بالعربية' }),
  platform_name_en: name<string>({ max: 120 }, 'Wasl', { en: 'Platform name in English', ar: 'اسم المنصة بالإنجليزية' }),
  brand_color: {
    ...settingBase<string | null>(
      'brand',
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .nullable(),
      null,
      [
        { en: 'Main color', ar: 'اللون الأساسي' },
        {
          en: 'Of buttons, links and documents; the other shades, also those of dark mode, follow from it. If empty, the green of Wasl',
          ar: 'للأزرار والروابط والمستندات، ومنه تُشتق بقية الدرجات ودرجات الوضع الداكن. إن تُرك فارغًا فالأخضر المعتاد',
        },
      ],
    ),
    kind: 'color',
  },
  brand_logo: image(
    { en: 'Logo', ar: 'الشعار' },
    { en: 'Instead of the mark and the name; on light ground', ar: 'بدلًا من العلامة والاسم، على الخلفية الفاتحة' },
  ),
  brand_logo_dark: image(
    { en: 'Logo for dark mode', ar: 'الشعار للوضع الداكن' },
    { en: 'If empty, the logo is shown on light ground there too', ar: 'إن تُرك فارغًا ظهر الشعار على خلفية فاتحة' },
  ),
  brand_icon: image(
    { en: 'Icon', ar: 'الأيقونة' },
    {
      en: 'A square image of at least 512 pixels, for browser tabs and home screens',
      ar: 'صورة مربعة لا تقل عن 512 بكسل، لعلامات التبويب والشاشة الرئيسية',
    },
  ),
} as const
