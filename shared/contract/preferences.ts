import * as z from 'zod'
import { type ChoosableImportance, choosableImportances, notificationChannels } from '../notifications/channels.ts'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'

const channels = z
  .array(z.enum(notificationChannels, messageKey('wrong_choice')), messageKey('wrong_choice'))
  .max(notificationChannels.length, messageKey('wrong_choice'))
  .transform((channels) => [...new Set(channels)])
const byImportance = <T extends z.ZodType>(schema: T) =>
  // Safe: the keys are those of the list.
  Object.fromEntries(choosableImportances.map((importance) => [importance, schema])) as Record<ChoosableImportance, T>

/** For each group of notifications, the channels by which it also arrives. */
export const channelsOf = z.object(byImportance(z.array(z.enum(notificationChannels))))

/** PATCH user/preferences: absent fields keep their value, and so do absent groups of `channels`; null for `channels` follows the default again. */
export const preferencesForm = z.strictObject({
  channels: z.strictObject(byImportance(channels)).partial().nullable().optional(),
  /** Saved with the channels, for the first choice of an account without one; validated like that of the profile. */
  email: z.string().max(maxLengths.text).optional(),
  locale: z.enum(['ar', 'en'], messageKey('wrong_choice')).optional(),
})
