import * as z from 'zod'
import type { MessageKey } from '../registry/messages.ts'
import type { Label } from '../units.ts'
import { instant } from './common.ts'
import { newPassword } from './register.ts'

const say = (key: MessageKey) => key
const differs: Label = ['The two passwords differ', 'كلمتا المرور غير متطابقتين']
const required = () => z.string(say('required')).min(1, say('required')).max(200, say('too_long'))

/** POST admin/auth/password: an admin's own new password. */
export const changePasswordForm = (passwordMin: number) =>
  z
    .strictObject({ current: required(), password: newPassword(passwordMin), password_confirmation: required() })
    .superRefine((form, context) => {
      if (form.password_confirmation === form.password) return
      context.addIssue({ code: 'custom', path: ['password_confirmation'], message: say('invalid'), params: { label: differs } })
    })

/** The two-step log-in: the password begins it, a code of the app proves that it works, both switch it off. */
export const beginTwoStepForm = z.strictObject({ password: required() })
export const confirmTwoStepForm = z.strictObject({ code: required() })
export const endTwoStepForm = z.strictObject({ password: required(), code: required() })

/** What the app needs, as a picture and as text. Told once. */
export const twoStepSecret = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })
/** Codes for the day the device is lost, each good once. Told once. */
export const recoveryCodesTold = z.object({ recovery_codes: z.array(z.string()) })

export const ownSession = z.object({
  id: z.uuid(),
  device: z.string().nullable(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  is_this: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>
export type TwoStepSecret = z.output<typeof twoStepSecret>
