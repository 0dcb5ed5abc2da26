import type { z } from 'zod'
import { type Label, type Locale, labelIn } from '../units.ts'

/** Everything a form or a body can be told about one field. Bounds are holes in the sentence. */
export const messages = {
  required: ['This field is required', 'هذا الحقل مطلوب'],
  too_short: ['Write at least {min} characters', 'يجب ألا يقل عدد الأحرف عن {min}'],
  too_long: ['Write at most {max} characters', 'يجب ألا يزيد عدد الأحرف على {max}'],
  wrong_form: ['This is not in the expected form', 'الصيغة غير صحيحة'],
  not_text: ['Text is expected here', 'يجب أن تكون القيمة نصًا'],
  arabic_expected: ['Write this in Arabic', 'اكتب هذا الحقل بالعربية'],
  english_expected: ['Write this in English', 'اكتب هذا الحقل بالإنجليزية'],
  not_whole: ['Enter a whole number', 'أدخل رقمًا صحيحًا بلا كسور'],
  not_amount: ['Enter an amount, digits only', 'أدخل المبلغ بالأرقام فقط'],
  at_least: ['The least allowed is {min}', 'أقل قيمة مسموحة {min}'],
  at_most: ['The most allowed is {max}', 'أعلى قيمة مسموحة {max}'],
  amount_at_least: ['The least allowed is SAR {min_riyals}', 'أقل مبلغ مسموح {min_riyals} ريال'],
  amount_at_most: ['The most allowed is SAR {max_riyals}', 'أعلى مبلغ مسموح {max_riyals} ريال'],
  not_yes_no: ['Answer yes or no', 'اختر نعم أو لا'],
  not_date: ['Enter a date such as 21-11-2026', 'أدخل تاريخًا صحيحًا مثل 21-11-2026'],
  not_instant: ['Enter a date and a time', 'أدخل التاريخ والوقت'],
  not_time: ['Enter a time such as 09:30', 'أدخل الوقت بصيغة 09:30'],
  not_future: ['Choose a date in the future', 'اختر تاريخًا في المستقبل'],
  not_email: ['This is not a valid e-mail address', 'البريد الإلكتروني غير صحيح'],
  email_ending: ['The e-mail address must end in {endings}', 'يجب أن ينتهي البريد الإلكتروني بإحدى النهايات {endings}'],
  not_phone: ['Enter a Saudi mobile number such as 0512345678', 'أدخل رقم جوال سعوديًا مثل 0512345678'],
  not_link: ['Enter a link that begins with / or https://', 'أدخل رابطًا يبدأ بـ / أو https://'],
  not_outside_link: ['Enter a link that begins with https://', 'أدخل رابطًا يبدأ بـ https://'],
  not_color: ['Enter a colour such as #0f766e', 'أدخل لونًا بصيغة #0f766e'],
  wrong_choice: ['Choose one of the options', 'اختر أحد الخيارات المتاحة'],
  wrong_relation: ['Choose an entry of the list', 'اختر عنصرًا من القائمة'],
  wrong_upload: ['Upload the file again', 'أعد رفع الملف'],
  too_few_images: ['Upload at least {min} images', 'أقل عدد للصور هو {min}'],
  too_many_images: ['Upload at most {max} images', 'أقصى عدد للصور هو {max}'],
  too_few: ['Add at least {min}', 'أقل عدد مطلوب هو {min}'],
  too_many: ['At most {max} are allowed', 'أقصى عدد مسموح هو {max}'],
  repeated: ['The same entry is there twice', 'العنصر نفسه مكرر'],
  not_list: ['A list is expected here', 'يجب أن تكون القيمة قائمة'],
  unknown_field: ['This field cannot be set here', 'لا يمكن إرسال هذا الحقل هنا'],
  taken: ['This is used already', 'هذه القيمة مستخدمة من قبل'],
  invalid: ['This value is not valid', 'القيمة غير صحيحة'],
} as const satisfies Readonly<Record<string, Label>>
export type MessageKey = keyof typeof messages
export type MessageParams = Readonly<Record<string, unknown>>

/** One message in the reader's language, its holes filled. */
export const message = (key: MessageKey, locale: Locale, params: MessageParams = {}): string =>
  labelIn(messages[key], locale).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))

/**
 * The first thing wrong with each field, in the reader's language: `{ 'title.ar': ['…'], 'questions.0.text.en': ['…'] }`.
 * What concerns the whole body stands under `body`.
 */
export function messagesOf(error: { issues: readonly z.core.$ZodIssue[] }, locale: Locale): Record<string, string[]> {
  const told: Record<string, string[]> = {}
  for (const issue of error.issues) for (const path of pathsOf(issue)) told[path] ??= [textOf(issue, locale)]
  return told
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : ['']
  return names.map((name) => [...issue.path.map(String), name].filter(Boolean).join('.') || 'body')
}

function textOf(issue: z.core.$ZodIssue, locale: Locale): string {
  const params = paramsOf(issue)
  if (isLabel(params.label)) return labelIn(params.label, locale)
  return message(keyOf(issue), locale, params)
}

const isLabel = (value: unknown): value is Label =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

function paramsOf(issue: z.core.$ZodIssue): MessageParams {
  if (issue.code === 'too_small') return { min: issue.minimum, min_riyals: Number(issue.minimum) / 100 }
  if (issue.code === 'too_big') return { max: issue.maximum, max_riyals: Number(issue.maximum) / 100 }
  return (issue.code === 'custom' && issue.params) || {}
}

// The fallback serves schemas written by hand, whose issues name no message of the table.
function keyOf(issue: z.core.$ZodIssue): MessageKey {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (isKey(issue.message)) return issue.message
  if (issue.code === 'too_small' && issue.origin === 'array') return 'too_few'
  if (issue.code === 'too_big' && issue.origin === 'array') return 'too_many'
  if (issue.code === 'too_small') return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'at_least'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'at_most'
  if (issue.code === 'invalid_type') return issue.expected === 'number' || issue.expected === 'int' ? 'not_whole' : 'required'
  if (issue.code === 'invalid_value') return 'wrong_choice'
  return issue.code === 'invalid_format' ? 'wrong_form' : 'invalid'
}

const isKey = (word: string): word is MessageKey => Object.hasOwn(messages, word)
