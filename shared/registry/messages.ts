import type { z } from 'zod'
import { arabicCount } from '../i18n/arabic-plural.ts'
import { type Label, type Locale, labelIn } from '../units.ts'

/** Every validation message of one field, with placeholders for its bounds. */
export const messages = {
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  too_short: { en: 'Use at least {min} characters', ar: 'اكتب {min_letters} على الأقل' },
  too_long: { en: 'Use at most {max} characters', ar: 'يجب ألا يزيد عدد الأحرف على {max}' },
  wrong_form: { en: 'The format is not valid', ar: 'الصيغة غير صحيحة' },
  unreadable_text: { en: 'This text contains characters that are not allowed', ar: 'النص يحتوي على رموز غير مقبولة' },
  not_text: { en: 'Enter text', ar: 'يجب أن تكون القيمة نصًا' },
  arabic_expected: { en: 'Write this in Arabic', ar: 'اكتب هذا الحقل بالعربية' },
  english_expected: { en: 'Write this in English', ar: 'اكتب هذا الحقل بالإنجليزية' },
  not_whole: { en: 'Enter a whole number', ar: 'أدخل رقمًا صحيحًا بلا كسور' },
  not_number: { en: 'Enter a number', ar: 'أدخل رقمًا' },
  not_amount: { en: 'Enter an amount, digits only', ar: 'أدخل المبلغ بالأرقام فقط' },
  at_least: { en: 'Enter {min} or more', ar: 'أقل قيمة مسموحة {min}' },
  at_most: { en: 'Enter {max} or less', ar: 'أعلى قيمة مسموحة {max}' },
  amount_at_least: { en: 'Enter SAR {min_riyals} or more', ar: 'أقل مبلغ مسموح {min_riyals} ر.س' },
  amount_at_most: { en: 'Enter SAR {max_riyals} or less', ar: 'أعلى مبلغ مسموح {max_riyals} ر.س' },
  range_reversed: { en: 'The minimum is above the maximum', ar: 'الحد الأدنى أكبر من الأعلى' },
  not_yes_no: { en: 'Choose yes or no', ar: 'اختر نعم أو لا' },
  not_date: { en: 'Enter a date such as 21-11-2026', ar: 'أدخل تاريخًا صحيحًا مثل \u206621-11-2026\u2069' },
  not_instant: { en: 'Enter a date and a time', ar: 'أدخل التاريخ والوقت' },
  not_short_address: { en: 'Enter 4 letters and 4 digits, such as RRRD2929', ar: 'اكتب 4 أحرف إنجليزية ثم 4 أرقام، مثل RRRD2929' },
  not_time: { en: 'Enter a time such as 09:30', ar: 'أدخل الوقت بصيغة 09:30' },
  not_future: { en: 'Choose a date in the future', ar: 'اختر تاريخًا في المستقبل' },
  overlaps: { en: 'This overlaps another period', ar: 'تتداخل مع فترة أخرى' },
  not_email: { en: 'Enter a valid email address', ar: 'البريد الإلكتروني غير صحيح' },
  email_ending: {
    en: 'The email address must end with {endings}',
    ar: 'يجب أن ينتهي البريد الإلكتروني بإحدى النهايات \u2066{endings}\u2069',
  },
  not_phone: { en: 'Enter a Saudi mobile number such as 0512345678', ar: 'أدخل رقم جوال سعوديًا مثل 0512345678' },
  not_code: { en: 'Enter the 4 digits of the code', ar: 'أدخل أرقام الرمز الأربعة' },
  not_email_code: { en: 'Enter the 6 digits of the code', ar: 'أدخل أرقام الرمز الستة' },
  not_link: { en: 'Enter a link that begins with / or https://', ar: 'أدخل رابطًا يبدأ بـ / أو https://' },
  not_external_link: { en: 'Enter a link that begins with https://', ar: 'أدخل رابطًا يبدأ بـ https://' },
  not_color: { en: 'Enter a color such as #0f766e', ar: 'أدخل لونًا بصيغة #0f766e' },
  not_rated: { en: 'Choose your rating', ar: 'اختر تقييمك' },
  wrong_choice: { en: 'Choose one of the options', ar: 'اختر أحد الخيارات المتاحة' },
  wrong_relation: { en: 'Choose an item from the list', ar: 'اختر عنصرًا من القائمة' },
  device_required: { en: 'The device ID is required', ar: 'معرّف الجهاز مطلوب' },
  wrong_upload: { en: 'Upload the file again', ar: 'أعد رفع الملف' },
  no_upload: { en: 'Upload the required file', ar: 'ارفع الملف المطلوب' },
  too_few_images: { en: 'Upload at least {min} images', ar: 'أقل عدد للصور هو {min}' },
  too_few_files: { en: 'Upload at least {min} files', ar: 'أقل عدد للملفات هو {min}' },
  too_many_files: { en: 'Upload at most {max} files', ar: 'أقصى عدد للملفات هو {max}' },
  too_many_images: { en: 'Upload at most {max} images', ar: 'أقصى عدد للصور هو {max}' },
  too_few: { en: 'Add at least {min}', ar: 'أقل عدد مطلوب هو {min}' },
  no_form: { en: 'Add at least one form', ar: 'أضف نموذجًا واحدًا على الأقل' },
  no_service: { en: 'Add at least one service', ar: 'أضف خدمة واحدة على الأقل' },
  no_goods: { en: 'Enter how many, for at least one product', ar: 'اكتب الكمية لمنتج واحد على الأقل' },
  no_city: { en: 'Choose at least one city', ar: 'اختر مدينة واحدة على الأقل' },
  too_many: { en: 'At most {max} are allowed', ar: 'أقصى عدد مسموح هو {max}' },
  repeated: { en: 'The same item appears twice', ar: 'العنصر نفسه مكرر' },
  not_list: { en: 'Enter a list', ar: 'يجب أن تكون القيمة قائمة' },
  beyond_pages: {
    en: 'Lists go to row 10,000. Filter or sort them to reach other rows',
    ar: 'تصل القائمة إلى الصف 10,000. استخدم التصفية أو الترتيب للوصول إلى غيره',
  },
  unknown_field: { en: 'This field cannot be set here', ar: 'لا يمكن إرسال هذا الحقل هنا' },
  taken: { en: 'This value is already in use', ar: 'هذه القيمة مستخدمة من قبل' },
  invalid: { en: 'This value is not valid', ar: 'القيمة غير صحيحة' },
} as const satisfies Readonly<Record<string, Label>>
export type MessageKey = keyof typeof messages

/** The key itself, checked: for the `error` of a schema. */
export const messageKey = (key: MessageKey): MessageKey => key

/** The options of a refinement that fails with a text of its own. */
export const labelError = (label: Label) => ({ error: messageKey('invalid'), params: { label } })

export type MessageParams = Readonly<Record<string, unknown>>

/** One message in the user's language, with its parameters. */
export const formatMessage = (key: MessageKey, locale: Locale, params: MessageParams = {}): string =>
  labelIn(messages[key], locale).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))

/**
 * The first error of each field by its path, in the user's language: `{ 'title.ar': ['…'], 'questions.0.text.en': ['…'] }`.
 * Errors of the whole body are under `body`.
 */
export function fieldErrors(error: { issues: readonly z.core.$ZodIssue[] }, locale: Locale): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) for (const path of pathsOf(issue)) errors[path] ??= [textOf(issue, locale)]
  return errors
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : ['']
  return names.map((name) => [...issue.path.map(String), name].filter(Boolean).join('.') || 'body')
}

function textOf(issue: z.core.$ZodIssue, locale: Locale): string {
  const params = paramsOf(issue)
  if (isLabel(params.label)) return labelIn(params.label, locale)
  return formatMessage(keyOf(issue), locale, params)
}

const isLabel = (value: unknown): value is Label => typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

function paramsOf(issue: z.core.$ZodIssue): MessageParams {
  if (issue.code === 'too_small') return withMinimum(Number(issue.minimum))
  if (issue.code === 'too_big') return { max: issue.maximum, max_riyals: Number(issue.maximum) / 100 }
  const params = (issue.code === 'custom' && issue.params) || {}
  return typeof params.min === 'number' ? { ...params, ...withMinimum(params.min) } : params
}

const letters = { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا' }

const withMinimum = (min: number): MessageParams => ({
  min,
  min_riyals: min / 100,
  min_letters: arabicCount(letters, min, String(min)),
})

// What these fields lack has its own message. Source: specification, sections 5 and 8.
const namedWhenEmpty: readonly MessageKey[] = ['device_required', 'no_upload', 'not_rated', 'unreadable_text']

/** An empty value of any schema is reported as missing, if the issue carries its input. */
function keyOf(issue: z.core.$ZodIssue): MessageKey {
  const key = messageKeyOf(issue)
  return 'input' in issue && isEmpty(issue.input) && !namedWhenEmpty.includes(key) ? 'required' : key
}

// The fallbacks are for schemas written by hand, whose issues carry no message key.
function messageKeyOf(issue: z.core.$ZodIssue): MessageKey {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (isKey(issue.message)) return issue.message
  if (issue.code === 'too_small' && issue.origin === 'array') return 'too_few'
  if (issue.code === 'too_big' && issue.origin === 'array') return 'too_many'
  if (issue.code === 'too_small') return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'at_least'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'at_most'
  if (issue.code === 'invalid_type') return isEmpty(issue.input) ? 'required' : (typeMessages[issue.expected] ?? 'required')
  if (issue.code === 'invalid_value') return 'wrong_choice'
  return issue.code === 'invalid_format' ? 'wrong_form' : 'invalid'
}

const isEmpty = (input: unknown) => input === undefined || input === null || input === ''
// The message for a value of another type; zod calls a number with decimals a wrong `int`.
const typeMessages: Readonly<Record<string, MessageKey>> = { number: 'not_number', int: 'not_whole' }
const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key)
