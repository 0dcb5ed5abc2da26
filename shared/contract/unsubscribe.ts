import * as z from 'zod'
import { choosableImportances } from '../notifications/channels.ts'

/** The signed end of a link in an email. */
export const unsubscribeParams = z.object({ token: z.string().max(200) })
/** Which emails the link is about, and whether they are sent. */
export const emailSubscription = z.object({ group: z.enum(choosableImportances), is_on: z.boolean(), all_off: z.boolean() })
export type EmailSubscription = z.output<typeof emailSubscription>
/** `stop`: emails like this one. `stop_all`: all but those about the safety of the account. `resume`: emails like this one again. */
export const unsubscribeForm = z.strictObject({ change: z.enum(['stop', 'stop_all', 'resume']).default('stop') })
