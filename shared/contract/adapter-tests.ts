import * as z from 'zod'
import { outsideServices } from '../outside-services.ts'
import { messageKey } from '../registry/messages.ts'
import { typedKeys } from '../utils/typed-entries.ts'

/** To whom the test messages go; without one, its channel is not tested. */
export const adapterTestForm = z.object({
  sms: z
    .string()
    .trim()
    .regex(/^05\d{8}$/, messageKey('not_phone'))
    .optional(),
  mail: z.email(messageKey('not_email')).optional(),
})

/** The result for one outside service. `off`: not configured; `skipped`: nobody was named to receive the message. `reason`: of a failure, as the service gives it. */
export const adapterTest = z.object({
  adapter: z.enum(typedKeys(outsideServices)),
  result: z.enum(['ok', 'failed', 'off', 'skipped']),
  reason: z.string().nullable(),
})
export type AdapterTest = z.output<typeof adapterTest>
