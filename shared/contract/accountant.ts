import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { cleanLine } from '../utils/normalize-text.ts'

/** PUT user/accountant: where the tax documents of a company are also sent. */
export const accountantForm = z.strictObject({
  email: z
    .string(messageKey('not_email'))
    .overwrite((raw) => cleanLine(raw).toLowerCase())
    .max(maxLengths.email, messageKey('too_long'))
    .check(z.email(messageKey('not_email'))),
})

/** `unconfirmed`: the link in the first email has not been used. `stopped`: by the link in one of the emails. */
const accountantStates = ['none', 'unconfirmed', 'confirmed', 'stopped'] as const
export const accountantView = z.object({ email: z.string().nullable(), state: z.enum(accountantStates), is_offered: z.boolean() })
export type AccountantView = z.output<typeof accountantView>

/** The signed end of a link in an email to an accountant. */
export const accountantParams = z.object({ token: z.string().max(200) })
export const accountantSubscription = z.object({ company: z.string(), email: z.string(), state: z.enum(accountantStates) })
/** `confirm`: send the documents. `stop`: send no more. */
export const accountantChange = z.strictObject({ change: z.enum(['confirm', 'stop']).default('stop') })
