import * as z from 'zod'
import { belongsTo, email, phone, text } from '../registry/fields.ts'
import { maxLengths } from '../registry/limits.ts'
import { labelError, messageKey } from '../registry/messages.ts'
import { defaultValidationContext, fieldSchema } from '../registry/schema.ts'
import { defaultSettings } from '../settings/settings.ts'
import type { Label } from '../units.ts'
import { optionalVatNumber, registrationNumber } from './business-fields.ts'
import { isCommonPassword } from './is-common-password.ts'
import { providerName, providerType } from './provider-application.ts'

/** The fields of the registration form. */
export const registerFields = {
  name: text('Full name', 'الاسم الكامل', { min: 2, max: 80 }),
  phone: phone('Mobile number', 'رقم الجوال'),
  email: email('Email', 'البريد الإلكتروني'),
  city_id: belongsTo('City', 'المدينة', 'cities'),
}

type RegisterSettings = { password_min: number; email_endings: readonly string[] }

/** The options of a refinement that compares `password_confirmation` with `password`: it runs beside the other errors, not after them. */
export const passwordConfirmation = {
  ...labelError({ en: 'The passwords do not match', ar: 'كلمتا المرور غير متطابقتين' }),
  path: ['password_confirmation'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const terms: Label = { en: 'Agree to the terms to continue', ar: 'وافق على الشروط والأحكام للمتابعة' }

/** The schema of one field, typed by its output. */
const textOf = (field: (typeof registerFields)[keyof typeof registerFields], endings: readonly string[]) =>
  // Safe: every field of this form holds text.
  fieldSchema(field, { ...defaultValidationContext, emailEndings: endings }) as z.ZodType<string, string>

const notName: Label = { en: 'Write your name in letters', ar: 'اكتب اسمك بالحروف' }
const tooCommon: Label = { en: 'This password is too common. Choose another', ar: 'كلمة المرور هذه شائعة. اختر غيرها' }

/** A new password: `min` to 128 characters, not trimmed, and none that attackers try first. */
export const newPassword = (min: number) =>
  z
    .string(messageKey('required'))
    .min(1, messageKey('required'))
    .min(min, messageKey('too_short'))
    .max(maxLengths.password, messageKey('too_long'))
    .refine((password) => password.length < min || !isCommonPassword(password), labelError(tooCommon))

const noCertificate: Label = { en: 'Upload the registration certificate', ar: 'ارفع صورة السجل التجاري' }

/** What every account begins with: who is reached, and where. */
const contactShape = ({ email_endings }: RegisterSettings) => ({
  phone: textOf(registerFields.phone, email_endings),
  country_code: z.literal('966', messageKey('wrong_choice')).default('966'),
  city_id: textOf(registerFields.city_id, email_endings),
  terms: z.boolean(messageKey('required')).refine((agreed) => agreed, labelError(terms)),
})

/** What every account with a password begins with, besides the name of its owner. */
const accountShape = (settings: RegisterSettings) => ({
  ...contactShape(settings),
  email: textOf(registerFields.email, settings.email_endings),
  password: newPassword(settings.password_min),
  password_confirmation: z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.password, messageKey('too_long')),
})

const personName = ({ email_endings }: RegisterSettings) =>
  textOf(registerFields.name, email_endings).refine((name) => name === '' || /\p{L}/u.test(name), labelError(notName))

const clientShape = (settings: RegisterSettings) => ({ name: personName(settings), ...accountShape(settings) })

/** Whether the password was typed twice alike. */
const isConfirmed = (form: { password: string; password_confirmation: string }) => form.password_confirmation === form.password

/**
 * The schema of POST auth/register and of its form, with messages in both languages (`fieldErrors`). The phone becomes '+9665xxxxxxxx'.
 * The limits are settings: the site's form uses their defaults, the server the current values.
 */
export const registerForm = (settings: RegisterSettings = defaultSettings) =>
  z.strictObject(clientShape(settings)).refine(isConfirmed, passwordConfirmation)

/** The schema of POST auth/register/guest: who orders without a password. */
export const registerGuestForm = (settings: RegisterSettings = defaultSettings) =>
  z.strictObject({ name: personName(settings), ...contactShape(settings) })

/** The schema of POST auth/register/company, with the uploaded certificate as `File`. */
export const registerCompanyForm = <File extends object>(settings: RegisterSettings = defaultSettings) =>
  z
    .strictObject({
      ...clientShape(settings),
      commercial_number: registrationNumber(),
      vat_number: optionalVatNumber(),
      certificate: z.custom<File>((file) => typeof file === 'object' && file !== null, { ...labelError(noCertificate), abort: false }),
    })
    .refine(isConfirmed, passwordConfirmation)

/** The schema of POST auth/register/provider: the account. The rest of the application follows once the phone is verified. */
export const registerProviderForm = (settings: RegisterSettings = defaultSettings) =>
  z.strictObject({ name: providerName, type: providerType, ...accountShape(settings) }).refine(isConfirmed, passwordConfirmation)
