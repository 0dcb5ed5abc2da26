import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import { registrationNumber } from './business-fields.ts'
import { registerForm } from './register.ts'

/**
 * POST user/update-profile with `_method=patch`, as JSON or form data (`photo` is the image file). Every field is optional; fields that users
 * cannot change themselves (phone, role, status, type, permissions) are ignored. `city` is a city's id; `commercial_number` is of company clients.
 */
export const updateProfileForm = (settings: Pick<Settings, 'password_min' | 'email_endings'> = defaultSettings) => {
  const { name, email, city_id } = registerForm(settings).shape
  return z.object({
    _method: z
      .string(messageKey('required'))
      .max(5, messageKey('wrong_choice'))
      .regex(/^patch$/i, messageKey('wrong_choice')),
    name: name.optional(),
    email: email.optional(),
    city: city_id.optional(),
    commercial_number: registrationNumber().optional(),
  })
}
