import * as z from 'zod'
import { belongsTo, email, phone, text } from '../registry/fields.ts'
import type { MessageKey } from '../registry/messages.ts'
import { defaultSurroundings, fieldSchema } from '../registry/schema.ts'
import { defaultSettings } from '../settings/settings.ts'
import type { Label } from '../units.ts'

/** The fields of registering a client, as the registry's kinds know them. */
export const registerFields = {
  name: text('Full name', 'الاسم الكامل', { min: 2, max: 80 }),
  phone: phone('Mobile number', 'رقم الجوال'),
  email: email('E-mail', 'البريد الإلكتروني'),
  city_id: belongsTo('City', 'المدينة', 'cities'),
}

type Limits = { password_min: number; email_endings: readonly string[] }
const say = (key: MessageKey) => key
const told = (label: Label) => ({ error: say('invalid'), params: { label } })

const differs: Label = ['The two passwords differ', 'كلمتا المرور غير متطابقتين']
const terms: Label = ['Agree to the terms to go on', 'وافق على الشروط والأحكام للمتابعة']

/** The text that a field's schema gives back. */
const textOf = (field: (typeof registerFields)[keyof typeof registerFields], endings: readonly string[]) =>
  // Safe: every field of this form holds text.
  fieldSchema(field, { ...defaultSurroundings, emailEndings: endings }) as z.ZodType<string, string>

/** A new password: at least `min` characters, at most 128, nothing trimmed. */
export const newPassword = (min: number) =>
  z.string(say('required')).min(1, say('required')).min(min, say('too_short')).max(128, say('too_long'))

/**
 * POST auth/register, and the form of the same name: one schema, messages in both languages (`messagesOf`). The phone comes out as '+9665xxxxxxxx'.
 * The bounds are settings; the site's form uses their defaults, the server what is in force.
 */
export const registerForm = ({ password_min, email_endings }: Limits = defaultSettings) =>
  z
    .strictObject({
      name: textOf(registerFields.name, email_endings),
      phone: textOf(registerFields.phone, email_endings),
      country_code: z.literal('966', say('wrong_choice')).default('966'),
      email: textOf(registerFields.email, email_endings),
      city_id: textOf(registerFields.city_id, email_endings),
      password: newPassword(password_min),
      password_confirmation: z.string(say('required')).min(1, say('required')),
      terms: z.boolean(say('required')).refine((agreed) => agreed, told(terms)),
    })
    .superRefine((form, context) => {
      if (form.password_confirmation === form.password) return
      context.addIssue({ code: 'custom', path: ['password_confirmation'], message: say('invalid'), params: { label: differs } })
    })
