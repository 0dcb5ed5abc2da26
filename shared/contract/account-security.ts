import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { verificationCode } from './accounts.ts'
import { instant } from './common.ts'
import { newPassword, passwordConfirmation, registerForm } from './register.ts'

const password = () => z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.password, messageKey('too_long'))

/** Changes the own password of a user or administrator. */
export const changePasswordForm = (passwordMin: number) =>
  z
    .strictObject({ current: password(), password: newPassword(passwordMin), password_confirmation: password() })
    .refine((form) => form.password_confirmation === form.password, passwordConfirmation)

const { phone, country_code } = registerForm().shape
/** POST user/change-phone: sends a code to the new phone. */
export const changePhoneForm = z.strictObject({ password: password(), phone, country_code })
/** The code of a challenge. POST user/change-phone/verify: it makes the new phone the account's; POST auth/forgot/check: whether it is right. */
export const codeForm = z.strictObject({ challenge_id: z.uuid(), code: verificationCode })

/** POST auth/forgot: sends a code to the phone if it has an account; the response is the same if not. */
export const forgotForm = z.strictObject({ phone, country_code })
/** POST auth/forgot/change: the code and the new password. */
export const resetPasswordForm = (passwordMin: number) =>
  z
    .strictObject({ ...codeForm.shape, password: newPassword(passwordMin), password_confirmation: password() })
    .refine((form) => form.password_confirmation === form.password, passwordConfirmation)

export const ownSession = z.object({
  id: z.uuid(),
  device: z.string().nullable(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  is_current: z.boolean(),
  /** An administrator who sees the site as this user, read-only. */
  is_administration: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>
