import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'

const required = () => z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.text, messageKey('too_long'))

/** Two-factor authentication: starts with the password, is confirmed with a code of the app, and is disabled with both. */
export const beginTwoFactorForm = z.strictObject({ password: required() })
export const confirmTwoFactorForm = z.strictObject({ code: required() })
export const disableTwoFactorForm = z.strictObject({ password: required(), code: required() })

/** The secret for the authenticator app, as a QR code and as text. Returned once. */
export const twoFactorSecret = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })
/** Single-use codes for a lost device. Returned once. */
export const newRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export type TwoFactorSecret = z.output<typeof twoFactorSecret>
