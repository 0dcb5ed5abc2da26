import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'

/** How notifications can also arrive, besides the site itself. */
export const notificationChannels = ['push', 'email', 'sms'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** PATCH user/preferences: absent fields keep their value. */
export const preferencesForm = z.strictObject({
  channels: z
    .array(z.enum(notificationChannels, messageKey('wrong_choice')), messageKey('wrong_choice'))
    .max(notificationChannels.length)
    .transform((channels) => [...new Set(channels)])
    .optional(),
  locale: z.enum(['ar', 'en'], messageKey('wrong_choice')).optional(),
})
