import * as z from 'zod'
import type { Label } from '../units.ts'

/** The parts of the settings page, in its order. */
export const settingGroups = {
  tax: ['Tax and commission', 'الضريبة والعمولة'],
  clocks: ['Time limits', 'المهل'],
  limits: ['Limits', 'الحدود'],
  accounts: ['Passwords, e-mail and codes', 'كلمات المرور والبريد والرموز'],
  display: ['Target and display', 'الهدف والعرض'],
} as const satisfies Readonly<Record<string, Label>>
export type SettingGroup = keyof typeof settingGroups

/** What a figure is counted in. */
export const units = {
  minutes: ['minutes', 'بالدقائق'],
  hours: ['hours', 'بالساعات'],
  days: ['days', 'بالأيام'],
  seconds: ['seconds', 'بالثواني'],
  characters: ['characters', 'بالأحرف'],
  megabytes: ['MB', 'بالميجابايت'],
} as const satisfies Readonly<Record<string, Label>>
export type Unit = keyof typeof units

type Common<T> = { group: SettingGroup; schema: z.ZodType<T>; default: T; label: Label; help: Label }
/** One setting: what it is, what it means to people, and within which bounds. */
export type Setting<T> = Common<T> &
  ({ kind: 'figure'; unit: Unit | null; min: number; max: number } | { kind: 'percent' | 'money' | 'endings' | 'sign' })
type Words = readonly [label: Label, help: Label]
const common = <T>(group: SettingGroup, schema: z.ZodType<T>, fallback: NoInfer<T>, [label, help]: Words): Common<T> => ({
  ...{ group, schema, default: fallback, label, help },
})

const figures =
  (group: SettingGroup) =>
  (unit: Unit | null, [min, max]: readonly [number, number], fallback: number, ...words: Words): Setting<number> => ({
    ...common(group, z.int().min(min).max(max), fallback, words),
    ...{ kind: 'figure', unit, min, max },
  })
const percent = (group: SettingGroup, fallback: number, ...words: Words): Setting<number> => ({
  ...common(group, z.int().min(0).max(100), fallback, words),
  kind: 'percent',
})
const clock = figures('clocks')
const limit = figures('limits')
const account = figures('accounts')

/** What `images_per_upload` may be raised to. */
export const mostFilesAtOnce = 20

/** How an address may end. */
export const endingPattern = /^\.[a-z.]+$/
export const signs = { riyal: ['Riyal sign', 'رمز الريال'], text: ['In words: SAR', 'كتابةً: ر.س'] } as const satisfies Record<string, Label>
export type Sign = keyof typeof signs

/** Every figure of the business that may change without a new version, with its default. Source: domain.md 3, 4, 7; specification 9. */
export const settingsTable = {
  vat_percent: percent(
    'tax',
    15,
    ['VAT', 'ضريبة القيمة المضافة'],
    [
      'On the next invoices of sellers with a VAT number; those issued keep theirs',
      'على الفواتير القادمة للمسجلين في الضريبة، وما صدر يبقى على نسبته',
    ],
  ),
  commission_percent: percent(
    'tax',
    10,
    ['Commission of the platform', 'عمولة المنصة'],
    ['Where the category has none of its own; counts for the next invoices', 'لما لا عمولة خاصة لتصنيفه، وتسري على الفواتير القادمة'],
  ),

  unpaid_minutes: clock(
    'minutes',
    [1, 100_000],
    120,
    ['An unpaid order is cancelled after', 'إلغاء الطلب غير المدفوع بعد'],
    ['From the acceptance of the invoice', 'من قبول الفاتورة'],
  ),
  unpaid_reminder_minutes: clock(
    'minutes',
    [1, 100_000],
    90,
    ['Reminder to pay after', 'التذكير بالدفع بعد'],
    ['Before the order is cancelled', 'قبل إلغاء الطلب'],
  ),
  offer_hours: clock('hours', [1, 100_000], 72, ['Life of an offer', 'مدة صلاحية العرض'], ['From its sending', 'من وقت إرساله']),
  request_days: clock(
    'days',
    [1, 100_000],
    7,
    ['Life of a request', 'مدة بقاء الطلب'],
    ['Without an accepted offer it then expires', 'ينتهي بعدها إن لم يُقبل عرض'],
  ),
  answer_hours: clock(
    'hours',
    [1, 100_000],
    24,
    ['A chosen provider answers within', 'مهلة رد المزوّد المختار'],
    ['For private orders and cars', 'للطلبات الخاصة والسيارات'],
  ),
  receipt_days: clock(
    'days',
    [1, 100_000],
    14,
    ['Receipt counts as confirmed after', 'تأكيد الاستلام تلقائيًا بعد'],
    ['The held amount then goes to the provider', 'يُحوَّل بعدها المبلغ المحجوز إلى المزوّد'],
  ),
  receipt_reminder_days: clock(
    'days',
    [1, 100_000],
    5,
    ['Reminder to confirm receipt after', 'التذكير بتأكيد الاستلام بعد'],
    ['From the delivery', 'من وقت التسليم'],
  ),
  transfer_check_hours: clock(
    'hours',
    [1, 100_000],
    24,
    ['A bank transfer is checked within', 'مهلة مراجعة التحويل البنكي'],
    ['The administration is reminded then', 'تُذكَّر الإدارة بعدها'],
  ),
  complaint_hours: clock(
    'hours',
    [1, 100_000],
    24,
    ['First answer to a complaint within', 'مهلة أول رد على الشكوى'],
    ['The administration is reminded then, and the queue stands out', 'تُذكَّر الإدارة بعدها وتبرز قائمة الانتظار'],
  ),

  change_rounds: limit(
    null,
    [0, 20],
    3,
    ['Rounds of changes a client may ask for', 'عدد مرات طلب التعديل المسموحة للعميل'],
    ['In one order, after its delivery', 'في الطلب الواحد بعد تسليمه'],
  ),
  upload_megabytes: limit(
    'megabytes',
    [1, 100],
    10,
    ['Largest upload', 'أكبر حجم للملف'],
    ['Of any file; a field may allow less', 'لأي ملف، وقد يسمح الحقل بأقل منه'],
  ),
  offer_image_megabytes: limit(
    'megabytes',
    [1, 100],
    5,
    ['Largest image of an offer', 'أكبر حجم لصورة العرض'],
    ['Of the image beside an offer', 'للصورة المرفقة بالعرض'],
  ),
  images_per_upload: limit(
    null,
    [1, mostFilesAtOnce],
    5,
    ['Images or files at one time', 'عدد الصور أو الملفات في المرة الواحدة'],
    ['In one field; it may allow less', 'في الحقل الواحد، وقد يسمح بأقل منه'],
  ),

  password_min: account(
    'characters',
    [8, 64],
    8,
    ['Shortest password', 'أقل طول لكلمة المرور'],
    ['For new passwords; those in use stay good', 'لكلمات المرور الجديدة، وتبقى الحالية صالحة'],
  ),
  given_password_hours: account(
    'hours',
    [1, 100_000],
    72,
    ['A password given to an admin ends after', 'انتهاء كلمة المرور المؤقتة للمدير بعد'],
    ['Unless the admin changes it; counts for those given from now on', 'ما لم يغيّرها، وتسري على ما يُرسل من الآن'],
  ),
  email_endings: {
    ...common(
      'accounts',
      z.array(z.string().regex(endingPattern)).max(50),
      ['.com', '.org', '.net'],
      [
        ['E-mail endings that are accepted', 'نهايات البريد المقبولة'],
        ['Without any, every ending is accepted', 'تُقبل كل النهايات إن كانت القائمة فارغة'],
      ],
    ),
    kind: 'endings',
  },
  code_minutes: account('minutes', [1, 60], 5, ['Life of a code', 'مدة صلاحية رمز التحقق'], ['From its sending', 'من وقت إرساله']),
  code_tries: account(null, [1, 20], 5, ['Tries a code', 'عدد محاولات إدخال الرمز'], ['Then a new code is needed', 'يلزم بعدها رمز جديد']),
  codes_per_phone_day: account(
    null,
    [1, 100_000],
    5,
    ['Codes to one phone in a day', 'رموز التحقق للرقم الواحد في اليوم'],
    ['Keeps the cost of messages down', 'للحد من تكلفة الرسائل'],
  ),
  codes_per_address_hour: account(
    null,
    [1, 100_000],
    30,
    ['Codes asked from one address in an hour', 'رموز التحقق من العنوان الواحد في الساعة'],
    ['An address may stand for a whole office', 'قد يكون العنوان لمكتب كامل'],
  ),
  code_resend_seconds: account(
    'seconds',
    [1, 100_000],
    60,
    ['A new code may be asked for after', 'إتاحة إعادة الإرسال بعد'],
    ['From the sending of the last', 'من إرسال الرمز السابق'],
  ),
  log_in_tries_per_phone: account(
    null,
    [1, 100_000],
    10,
    ['Failed log-ins of one phone in 15 minutes', 'محاولات الدخول الفاشلة للرقم في 15 دقيقة'],
    ['Then it waits', 'ينتظر بعدها'],
  ),
  log_in_tries_per_address: account(
    null,
    [1, 100_000],
    50,
    ['Failed log-ins from one address in 15 minutes', 'محاولات الدخول الفاشلة من العنوان في 15 دقيقة'],
    ['Then it waits', 'ينتظر بعدها'],
  ),
  session_days: account(
    'days',
    [1, 365],
    30,
    ['A session without use ends after', 'انتهاء الجلسة دون استخدام بعد'],
    ['Of clients and providers', 'للعملاء ومزوّدي الخدمة'],
  ),
  admin_session_hours: account(
    'hours',
    [1, 100_000],
    12,
    ['A session of the back office without use ends after', 'انتهاء جلسة لوحة الإدارة دون استخدام بعد'],
    ['Of administrators', 'للمشرفين'],
  ),

  month_target: {
    ...common('display', z.int().min(0).max(100_000_000_000), 5_000_000, [
      ['Sales target of a month', 'هدف المبيعات الشهري'],
      ['What the progress on the home page is measured by', 'ما يُقاس عليه التقدّم في الصفحة الرئيسية'],
    ]),
    kind: 'money',
  },
  riyal_sign: {
    ...common<Sign>('display', z.enum(['riyal', 'text']), 'riyal', [
      ['Amounts are written with', 'كتابة المبالغ'],
      ['On the site and in the back office', 'في الموقع ولوحة الإدارة'],
    ]),
    kind: 'sign',
  },
} satisfies Readonly<Record<string, Setting<number> | Setting<string[]> | Setting<Sign>>>

export type SettingKey = keyof typeof settingsTable
/** The settings that are whole hours. */
export type HoursSetting = Extract<SettingKey, `${string}_hours`>
export type Settings = { readonly [K in SettingKey]: (typeof settingsTable)[K]['default'] }

const isKey = (word: string): word is SettingKey => Object.hasOwn(settingsTable, word)
/** Every setting, in the order of the page. */
export const settingKeys = Object.keys(settingsTable).filter(isKey)

// Safe: one entry a key, each its parsed value or its default.
const ofSettings = (values: Record<string, unknown>) => values as Settings

/** The settings in force: the defaults, and over them each stored value that still passes its schema. */
export function settingsFrom(stored: Readonly<Record<string, unknown>>): Settings {
  const values = settingKeys.map((key) => {
    const parsed = settingsTable[key].schema.safeParse(stored[key])
    return [key, parsed.success ? parsed.data : settingsTable[key].default]
  })
  return ofSettings(Object.fromEntries(values))
}

/** The settings of a fresh installation. */
export const defaultSettings: Settings = settingsFrom({})
