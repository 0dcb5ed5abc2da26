import * as z from 'zod'
import { loggedIn } from './accounts.ts'
import { instant, requestText } from './common.ts'

/** How long an administrator sees the site as somebody else, and how long the code that starts it is valid. */
export const impersonationSeconds = 15 * 60
export const impersonationCodeSeconds = 60

export const impersonationForm = z.strictObject({ user_id: z.uuid(), reason: requestText({ min: 5, max: 500 }) })
/** The code is exchanged once for the session: it is useless in a history or a log. */
export const impersonationCode = z.object({ code: z.string() })
export const startImpersonationForm = z.strictObject({ code: z.string().regex(/^[\w-]{20,200}$/) })
export const startedImpersonation = loggedIn.omit({ device: true }).extend({ until: instant })
export type StartedImpersonation = z.output<typeof startedImpersonation>
