import * as z from 'zod'
import type { MessageKey } from '../registry/messages.ts'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import { registerForm } from './register.ts'

const say = (key: MessageKey) => key

/**
 * POST user/update-profile with `_method=patch`, as JSON or form data (there `photo` is the image itself). Everything may be left out;
 * what a person may not change of itself (phone, role, status, type, permissions) is ignored. `city` is a city's id.
 */
export const updateProfileForm = (settings: Pick<Settings, 'password_min' | 'email_endings'> = defaultSettings) => {
  const { name, email, city_id } = registerForm(settings).shape
  return z.object({
    _method: z.string(say('required')).regex(/^patch$/i, say('wrong_choice')),
    name: name.optional(),
    email: email.optional(),
    city: city_id.optional(),
  })
}
