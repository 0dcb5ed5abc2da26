import * as z from 'zod'
import { repeatIntervals } from '../rules/order-repeats.ts'
import { typedKeys } from '../utils/typed-entries.ts'

const every = z.enum(typedKeys(repeatIntervals))
/** PUT orders/:id/repeat. */
export const repeatForm = z.strictObject({ every })
/** How an order repeats. `sent_as`: the order that was already sent for `next_on`. */
export const orderRepeat = z.object({ every, next_on: z.string(), sent_as: z.uuid().nullable() })
export type OrderRepeat = z.output<typeof orderRepeat>
