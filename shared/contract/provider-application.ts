import * as z from 'zod'
import { date, localized, longText, money, text } from '../registry/fields.ts'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { fieldSchema } from '../registry/schema.ts'
import { applicationFields, rejectionReasons } from '../rules/application-review.ts'
import { depositDocuments } from '../rules/tax-document-kinds.ts'
import { cleanLine, latinDigits } from '../utils/normalize-text.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { weekdays } from '../utils/weekdays.ts'
import { providerStatus, verificationCode } from './accounts.ts'
import { iban, optionalVatNumber, registrationNumber } from './business-fields.ts'
import { chosenId, fileView, instant, localized as localizedText, reading } from './common.ts'

/** The name of a provider in both languages. */
export const providerName = fieldSchema(localized('Name', 'الاسم', { min: 2, max: 80 })) as z.ZodType<{ ar: string; en: string }>
export const providerType = z.enum(['freelancer', 'company'], messageKey('wrong_choice'))

const shortText = (label: string) => fieldSchema(text(label, label, { min: 2, max: 100 })) as z.ZodType<string>
const price = fieldSchema(money('Price', 'السعر', { min: 100, optional: true })) as z.ZodType<number | null>
const chosenIds = (max: number) =>
  z
    .array(chosenId())
    .max(max, messageKey('too_many'))
    .refine((ids) => new Set(ids).size === ids.length, messageKey('repeated'))

const timeOfDay = z
  .string(messageKey('required'))
  .max(20, messageKey('not_time'))
  .overwrite((typed) => latinDigits(typed.trim()))
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, messageKey('not_time'))
  .transform((time) => time || null)

/** One span of work on one day, or a closed day. */
const workTime = z
  .strictObject({
    day: z.enum(typedKeys(weekdays), messageKey('wrong_choice')),
    is_open: z.boolean(),
    from: timeOfDay.nullable(),
    to: timeOfDay.nullable(),
  })
  .transform((time) => (time.is_open ? time : { ...time, from: null, to: null }))
export type WorkTime = z.output<typeof workTime>

const afterFrom = { en: 'Choose an end after the start', ar: 'اختر وقت نهاية بعد وقت البداية' }
const overlapping = { en: 'These hours overlap with others of this day', ar: 'تتداخل هذه الساعات مع غيرها في اليوم نفسه' }
const noOpenDay = { en: 'Open at least one day', ar: 'افتح يومًا واحدًا على الأقل' }

/** The working hours of a week, several spans a day. Source: specification, section 5. */
export const workTimes = z.array(workTime).max(42, messageKey('too_many')).superRefine(addWorkTimeIssues)

function addWorkTimeIssues(times: readonly WorkTime[], { addIssue }: z.RefinementCtx<WorkTime[]>): void {
  const fail = (path: (string | number)[], message: string, label?: object) =>
    addIssue({ code: 'custom', path, message, params: label ? { label } : {}, input: times })
  if (!times.some(({ is_open }) => is_open)) fail([], messageKey('invalid'), noOpenDay)
  for (const [at, { day, is_open, from, to }] of times.entries()) {
    if (!is_open) continue
    if (!from) fail([at, 'from'], messageKey('required'))
    if (!to) fail([at, 'to'], messageKey('required'))
    if (!from || !to) continue
    const overlaps = times.slice(0, at).some((other) => other.day === day && other.from && other.to && from < other.to && other.from < to)
    if (to <= from) fail([at, 'to'], messageKey('invalid'), afterFrom)
    else if (overlaps) fail([at, 'from'], messageKey('invalid'), overlapping)
  }
}

/** The bodies of the steps of an application, and of the same forms of an approved provider. */
export const detailsForm = z.strictObject({ name: providerName, type: providerType, city_id: chosenId() })
export const servicesForm = z
  .strictObject({
    category_ids: chosenIds(20),
    services: z
      .array(z.strictObject({ id: chosenId(), price }))
      .min(1, messageKey('no_service'))
      .max(200, messageKey('too_many'))
      .refine((services) => new Set(services.map(({ id }) => id)).size === services.length, messageKey('repeated')),
    city_ids: chosenIds(100).min(1, messageKey('no_city')),
  })
  // Without services their error is enough: the categories follow from them.
  .refine(({ category_ids, services }) => category_ids.length > 0 || services.length === 0, {
    path: ['category_ids'],
    error: messageKey('too_few'),
    params: { min: 1 },
    ...reading('category_ids', 'services'),
  })
export const timesForm = z.strictObject({ work_times: workTimes })
const holidayDate = fieldSchema(date('Date', 'التاريخ')) as z.ZodType<string>
const holiday = z.strictObject({ from: holidayDate, to: holidayDate }).refine(({ from, to }) => to >= from, {
  path: ['to'],
  error: messageKey('invalid'),
  params: { label: { en: 'Choose a last day that is not before the first', ar: 'اختر آخر يوم بحيث لا يسبق الأول' } },
})
/** The hours of an approved provider, with its holidays. */
export const businessTimesForm = timesForm.extend({ holidays: z.array(holiday).max(20, messageKey('too_many')) })
export const bankForm = z.strictObject({
  iban: iban(),
  bank_name: shortText('Bank'),
  account_name: shortText('Account holder'),
  account_number: z
    .string(messageKey('required'))
    .max(maxLengths.text, messageKey('too_long'))
    .overwrite((typed) => latinDigits(cleanLine(typed)).replace(/[\s-]/g, ''))
    .min(1, messageKey('required'))
    .regex(/^\w{0,34}$/, messageKey('wrong_form')),
})
/** POST provider/business/bank: the new account and the password; a code is sent. */
export const startBankForm = bankForm.extend({
  password: z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.password, messageKey('too_long')),
})
/** POST provider/business/bank/verify */
export const changeBankForm = bankForm.extend({ challenge_id: z.uuid(), code: verificationCode })
const introduction = fieldSchema(longText('About', 'نبذة', { optional: true, max: 600 })) as z.ZodType<string | null>
const address = fieldSchema(localized('Address', 'العنوان', { optional: true, max: 200 })) as z.ZodType<{ ar: string; en: string } | null>
/** What an approved provider changes without a review. */
export const businessDetailsForm = detailsForm.omit({ type: true }).extend({
  bio: z.strictObject({ ar: introduction, en: introduction }),
  address,
  deposit_documents: z.enum(typedKeys(depositDocuments), messageKey('wrong_choice')),
  logo_file_id: z.uuid(messageKey('wrong_upload')).nullable(),
})
const caption = fieldSchema(localized('Caption', 'الوصف', { optional: true, max: 120 })) as z.ZodType<{ ar: string; en: string } | null>
/** The images of a provider's work in their order; one with `is_before` shows the state before the work of the next one. */
export const galleryForm = z.strictObject({
  gallery: z
    .array(z.strictObject({ file_id: z.uuid(messageKey('wrong_upload')), caption, is_before: z.boolean().default(false) }))
    .max(20, messageKey('too_many'))
    .refine((images) => new Set(images.map(({ file_id }) => file_id)).size === images.length, messageKey('repeated')),
})
export type GalleryImage = z.output<typeof galleryForm>['gallery'][number]
/** `commercial_number` and `vat_number` are those of a company: a freelancer has a certificate without them. */
const uploadId = z
  .string(messageKey('no_upload'))
  .min(1, messageKey('no_upload'))
  .pipe(z.uuid(messageKey('wrong_upload')))
const images = { photo_file_id: uploadId, logo_file_id: uploadId.nullable() }
const freelancerChangeForm = z.strictObject({ vat_number: optionalVatNumber(), certificate_file_id: uploadId })
const companyChangeForm = freelancerChangeForm.extend({ commercial_number: registrationNumber() })
/** The documents step of an application, by the type of the provider. */
export const documentsForms = { company: companyChangeForm.extend(images), freelancer: freelancerChangeForm.extend(images) }
/** What an approved provider sends to review, by its type. */
export const documentChangeForms = { company: companyChangeForm, freelancer: freelancerChangeForm }
export type DocumentsForm = z.output<typeof companyChangeForm> | z.output<typeof freelancerChangeForm>
/** PATCH provider/business/photo */
export const photoForm = z.strictObject({ photo_file_id: uploadId })

const fieldName = z.enum(typedKeys(applicationFields))

const rejections = z.array(z.object({ field: fieldName, reason: z.enum(typedKeys(rejectionReasons)), note: z.string().nullable() }))

/** The new documents of an approved provider while they are reviewed, and after a rejection. A value that does not change is the current one. */
const documentChange = z.object({
  status: z.enum(['pending', 'rejected']),
  commercial_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  certificate: fileView.nullable(),
  rejections,
  submitted_at: instant,
})

/** A provider's own application. */
export const providerApplication = z.object({
  status: providerStatus,
  type: providerType,
  name: localizedText,
  bio: z.object({ ar: z.string().nullable(), en: z.string().nullable() }),
  address: localizedText.nullable(), // on its tax documents
  deposit_documents: z.enum(typedKeys(depositDocuments)),
  city_id: z.uuid().nullable(),
  category_ids: z.array(z.uuid()),
  services: z.array(z.object({ id: z.uuid(), name: localizedText, price: z.number().nullable() })),
  city_ids: z.array(z.uuid()),
  work_times: z.array(z.object({ day: z.string(), is_open: z.boolean(), from: z.string().nullable(), to: z.string().nullable() })),
  holidays: z.array(z.object({ from: z.string(), to: z.string() })),
  gallery: z.array(z.object({ file_id: z.uuid(), url: z.string(), caption: localizedText.nullable(), is_before: z.boolean() })),
  iban: z.string().nullable(),
  bank_name: z.string().nullable(),
  account_name: z.string().nullable(),
  account_number: z.string().nullable(),
  payouts_held_until: instant.nullable(), // after a new IBAN
  commercial_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  certificate: fileView.nullable(),
  certificate_expires_on: z.string().nullable(), // as the administration has read it
  photo: fileView.nullable(),
  logo: fileView.nullable(),
  /** What the last review rejected, until the application is sent again. */
  rejections,
  document_change: documentChange.nullable(),
  /** What is missing before the application can be sent. */
  missing: z.array(fieldName),
  submitted_at: instant.nullable(),
  review_days: z.int(),
})
export type ProviderApplication = z.output<typeof providerApplication>
