import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { instant } from './common.ts'
import { newPassword, passwordConfirmation } from './register.ts'

const required = () => z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.text, messageKey('too_long'))

/** POST admin/auth/password: changes the administrator's own password. */
export const changePasswordForm = (passwordMin: number) =>
  z
    .strictObject({ current: required(), password: newPassword(passwordMin), password_confirmation: required() })
    .refine((form) => form.password_confirmation === form.password, passwordConfirmation)

/** Two-factor authentication: starts with the password, is confirmed with a code of the app, and is disabled with both. */
export const beginTwoFactorForm = z.strictObject({ password: required() })
export const confirmTwoFactorForm = z.strictObject({ code: required() })
export const disableTwoFactorForm = z.strictObject({ password: required(), code: required() })

/** The secret for the authenticator app, as a QR code and as text. Returned once. */
export const twoFactorSecret = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })
/** Single-use codes for a lost device. Returned once. */
export const newRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const ownSession = z.object({
  id: z.uuid(),
  device: z.string().nullable(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  is_current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>
export type TwoFactorSecret = z.output<typeof twoFactorSecret>
