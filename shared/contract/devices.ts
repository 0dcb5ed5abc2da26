import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'

export const devicePlatforms = ['web', 'android', 'ios'] as const

/** The token that the push service gave this device. */
const token = z.string(messageKey('device_required')).trim().min(1, messageKey('device_required')).max(1_000)

/** POST user/devices. */
export const deviceForm = z.strictObject({ token, platform: z.enum(devicePlatforms, messageKey('wrong_choice')).default('web') })
/** POST user/devices/remove. */
export const deviceRemoval = z.strictObject({ token })
