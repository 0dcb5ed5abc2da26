import * as z from 'zod'

/** To whom the test messages go; without one, its channel is not tested. */
export const adapterTestForm = z.object({
  sms: z
    .string()
    .regex(/^05\d{8}$/, 'Use a Saudi mobile number such as 0512345678 · اكتب رقم جوال سعوديًا مثل 0512345678')
    .optional(),
  mail: z.email().optional(),
})

/** The result for one outside service. `off`: not configured; `skipped`: nobody was named to receive the message. `reason`: of a failure, as the service gives it. */
export const adapterTest = z.object({
  adapter: z.enum(['sms', 'email', 'push', 'card_payments', 'nafath', 'storage']),
  result: z.enum(['ok', 'failed', 'off', 'skipped']),
  reason: z.string().nullable(),
})
export type AdapterTest = z.output<typeof adapterTest>
