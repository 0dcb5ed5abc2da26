import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { emailCode, knownDevice, verificationCode } from './accounts.ts'
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
export const forgotForm = z.strictObject({ phone, country_code, device: knownDevice })
/** POST auth/forgot/check: the code of the SMS. POST auth/forgot/wait: the same, by people who cannot open their email. */
export const checkResetForm = z.strictObject({ ...codeForm.shape, device: knownDevice })
/**
 * What follows the right code. `password`: the new one. `email`: also the code that was sent to this address, of which a part is hidden. `wait`:
 * this device may reset the password from then on; `device` is to be sent with that request.
 */
export const resetStep = z.discriminatedUnion('next', [
  z.object({ next: z.literal('password') }),
  z.object({ next: z.literal('email'), email: z.string(), email_challenge_id: z.uuid() }),
  z.object({ next: z.literal('wait'), device: z.string(), usable_from: instant }),
])
export type ResetStep = z.output<typeof resetStep>
/** POST auth/forgot/change: the code and the new password; on a device that the account does not know also the code of the email. */
export const resetPasswordForm = (passwordMin: number) =>
  z
    .strictObject({
      ...checkResetForm.shape,
      email_challenge_id: z.uuid().optional(),
      email_code: emailCode.optional(),
      password: newPassword(passwordMin),
      password_confirmation: password(),
    })
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
