import type { Label, Locale, Localized } from '../units.ts'
import { typedKeys } from '../utils/typed-entries.ts'

/** What an application consists of, and a review can reject. */
export const applicationFields = {
  name: { en: 'Name', ar: 'الاسم' },
  type: { en: 'Freelancer or company', ar: 'مستقل أو شركة' },
  city_id: { en: 'City', ar: 'المدينة' },
  category_ids: { en: 'Categories', ar: 'التصنيفات' },
  services: { en: 'Services and prices', ar: 'الخدمات والأسعار' },
  city_ids: { en: 'Cities served', ar: 'مدن الخدمة' },
  work_times: { en: 'Working hours', ar: 'أوقات العمل' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان' },
  bank_name: { en: 'Bank', ar: 'البنك' },
  account_name: { en: 'Account holder', ar: 'اسم صاحب الحساب' },
  account_number: { en: 'Account number', ar: 'رقم الحساب' },
  commercial_number: { en: 'Commercial registration', ar: 'السجل التجاري' },
  vat_number: { en: 'VAT number', ar: 'الرقم الضريبي' },
  certificate_file_id: { en: 'Certificate', ar: 'الشهادة' },
  photo_file_id: { en: 'Personal photo', ar: 'الصورة الشخصية' },
  logo_file_id: { en: 'Logo', ar: 'الشعار' },
} as const satisfies Readonly<Record<string, Label>>
export type ApplicationFieldName = keyof typeof applicationFields

const { commercial_number, vat_number, certificate_file_id } = applicationFields
/** What an approved provider changes with a review. */
export const changedDocuments = { commercial_number, vat_number, certificate_file_id }

/** The steps of a provider's application after its account exists, in their order, with the fields that they ask for. */
export const applicationSteps = {
  details: ['name', 'type', 'city_id'],
  services: ['category_ids', 'services', 'city_ids'],
  times: ['work_times'],
  bank: ['iban', 'bank_name', 'account_name', 'account_number'],
  documents: ['commercial_number', 'vat_number', 'certificate_file_id', 'photo_file_id', 'logo_file_id'],
} as const satisfies Readonly<Record<string, readonly ApplicationFieldName[]>>
export type ApplicationStep = keyof typeof applicationSteps

/** The steps that ask for one of these fields, in their order. */
export const stepsOf = (fields: readonly ApplicationFieldName[]): ApplicationStep[] =>
  typedKeys(applicationSteps).filter((step) => applicationSteps[step].some((field) => fields.includes(field)))

/** Why a review rejects a field. */
export const rejectionReasons = {
  unreadable: { en: 'Cannot be read', ar: 'غير واضح' },
  expired: { en: 'Has expired', ar: 'منتهي الصلاحية' },
  mismatch: { en: 'Does not match the documents', ar: 'لا يطابق المستندات' },
  incomplete: { en: 'Is incomplete', ar: 'غير مكتمل' },
  wrong_document: { en: 'Is another document', ar: 'مستند آخر غير المطلوب' },
  not_allowed: { en: 'Is not allowed', ar: 'غير مسموح به' },
  other: { en: 'Other: see the note', ar: 'سبب آخر: انظر الملاحظة' },
} as const satisfies Readonly<Record<string, Label>>

export type Rejection = { field: ApplicationFieldName; reason: keyof typeof rejectionReasons; note: string | null }

/** A rejected field with its reason, as one phrase. */
export const rejectionText = ({ field, reason, note }: Rejection): Localized => {
  const phrase = (locale: Locale) => {
    const why = reason === 'other' && note ? note : rejectionReasons[reason][locale] + (note ? ` (${note})` : '')
    return `${applicationFields[field][locale]}: ${why}`
  }
  return { ar: phrase('ar'), en: phrase('en') }
}

/** All rejected fields with their reasons, in one line. */
export function rejectionsText(rejections: readonly Rejection[]): Localized {
  const texts = rejections.map(rejectionText)
  return { ar: texts.map(({ ar }) => ar).join('، '), en: texts.map(({ en }) => en).join(', ') }
}
