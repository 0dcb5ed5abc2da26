import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { notificationChannels } from './choices.ts'

/** PATCH user/preferences: absent fields keep their value. */
export const preferencesForm = z.strictObject({
  channels: z
    .array(z.enum(notificationChannels, messageKey('wrong_choice')), messageKey('wrong_choice'))
    .max(notificationChannels.length)
    .transform((channels) => [...new Set(channels)])
    .optional(),
  locale: z.enum(['ar', 'en'], messageKey('wrong_choice')).optional(),
})
