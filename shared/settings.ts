import * as z from 'zod'
import type { Label } from './units.ts'

type Setting<T> = { schema: z.ZodType<T>; default: T; label: Label }
const setting = <T>(schema: z.ZodType<T>, fallback: NoInfer<T>, label: Label): Setting<T> => ({ schema, default: fallback, label })

const percent = z.int().min(0).max(100)
const positive = z.int().min(1).max(100_000)
const megabytes = z.int().min(1).max(100)

/** Every figure of the business that may change without a new version, with its default. Source: domain.md 3, 4, 7; specification 9. */
export const settingsTable = {
  vat_percent: setting(percent, 15, ['VAT, percent', 'ضريبة القيمة المضافة، نسبة مئوية']),
  commission_percent: setting(percent, 10, ['Commission of the platform, percent', 'عمولة المنصة، نسبة مئوية']),

  month_target: setting(z.int().min(0).max(100_000_000_000), 5_000_000, ['Sales target of a month', 'هدف المبيعات الشهري']), // halalas

  unpaid_minutes: setting(positive, 120, ['An unpaid order is cancelled after, minutes', 'إلغاء الطلب غير المدفوع بعد، بالدقائق']),
  unpaid_reminder_minutes: setting(positive, 90, ['Reminder to pay after, minutes', 'التذكير بالدفع بعد، بالدقائق']),
  offer_hours: setting(positive, 72, ['Life of an offer, hours', 'مدة صلاحية العرض، بالساعات']),
  request_days: setting(positive, 7, ['Life of a request without an accepted offer, days', 'مدة بقاء الطلب دون قبول عرض، بالأيام']),
  answer_hours: setting(positive, 24, ['A chosen provider answers within, hours', 'مهلة رد المزوّد المختار، بالساعات']),
  receipt_days: setting(positive, 14, ['Receipt counts as confirmed after, days', 'تأكيد الاستلام تلقائيًا بعد، بالأيام']),
  receipt_reminder_days: setting(positive, 5, ['Reminder to confirm receipt after, days', 'التذكير بتأكيد الاستلام بعد، بالأيام']),
  transfer_check_hours: setting(positive, 24, ['A bank transfer is checked within, hours', 'مهلة مراجعة التحويل البنكي، بالساعات']),
  complaint_hours: setting(positive, 24, ['First answer to a complaint within, hours', 'مهلة أول رد على الشكوى، بالساعات']),
  change_rounds: setting(z.int().min(0).max(20), 3, ['Rounds of changes a client may ask for', 'عدد مرات طلب التعديل المسموحة للعميل']),

  password_min: setting(z.int().min(8).max(64), 8, ['Shortest password, characters', 'أقل طول لكلمة المرور، بالأحرف']),
  email_endings: setting(
    z.array(z.string().regex(/^\.[a-z.]+$/)),
    ['.com', '.org', '.net'],
    ['E-mail endings that are accepted (none: all)', 'نهايات البريد المقبولة (فارغة: الكل)'],
  ),
  code_minutes: setting(z.int().min(1).max(60), 5, ['Life of a code, minutes', 'مدة صلاحية رمز التحقق، بالدقائق']),
  code_tries: setting(z.int().min(1).max(20), 5, ['Tries a code', 'عدد محاولات إدخال الرمز']),
  codes_per_phone_day: setting(positive, 5, ['Codes to one phone in a day', 'رموز التحقق للرقم الواحد في اليوم']),
  codes_per_address_hour: setting(positive, 30, ['Codes asked from one address in an hour', 'رموز التحقق من العنوان الواحد في الساعة']),
  code_resend_seconds: setting(positive, 60, ['A new code may be asked for after, seconds', 'إتاحة إعادة الإرسال بعد، بالثواني']),
  log_in_tries_per_phone: setting(positive, 10, ['Failed log-ins of one phone in 15 minutes', 'محاولات الدخول الفاشلة للرقم في 15 دقيقة']),
  log_in_tries_per_address: setting(positive, 50, [
    'Failed log-ins from one address in 15 minutes',
    'محاولات الدخول الفاشلة من العنوان في 15 دقيقة',
  ]),
  session_days: setting(z.int().min(1).max(365), 30, ['A session without use ends after, days', 'انتهاء الجلسة دون استخدام بعد، بالأيام']),
  admin_session_hours: setting(positive, 12, [
    'A session of the back office without use ends after, hours',
    'انتهاء جلسة لوحة الإدارة دون استخدام بعد، بالساعات',
  ]),

  upload_megabytes: setting(megabytes, 10, ['Largest upload, MB', 'أكبر حجم للملف، بالميجابايت']),
  offer_image_megabytes: setting(megabytes, 5, ['Largest image of an offer, MB', 'أكبر حجم لصورة العرض، بالميجابايت']),
  images_per_upload: setting(z.int().min(1).max(20), 5, ['Images an upload', 'عدد الصور في المرة الواحدة']),
} satisfies Readonly<Record<string, Setting<number> | Setting<string[]>>>

export type SettingKey = keyof typeof settingsTable
export type Settings = { readonly [K in SettingKey]: (typeof settingsTable)[K]['default'] }

const isKey = (word: string): word is SettingKey => Object.hasOwn(settingsTable, word)
const keys = Object.keys(settingsTable).filter(isKey)

// Safe: one entry a key, each its parsed value or its default.
const ofSettings = (values: Record<string, unknown>) => values as Settings

/** The settings in force: the defaults, and over them each stored value that still passes its schema. */
export function settingsFrom(stored: Readonly<Record<string, unknown>>): Settings {
  const values = keys.map((key) => {
    const parsed = settingsTable[key].schema.safeParse(stored[key])
    return [key, parsed.success ? parsed.data : settingsTable[key].default]
  })
  return ofSettings(Object.fromEntries(values))
}

/** The settings of a fresh installation. */
export const defaultSettings: Settings = settingsFrom({})
