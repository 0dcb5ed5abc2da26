import * as z from 'zod'
import { requestText, seenVersion } from './common.ts'

/** POST orders/:id/transitions/:name. Which fields count depends on the transition; unknown ones are rejected. */
export const transitionBody = z.strictObject({
  offer_id: z.uuid().optional(), // required by the transitions of an offer
  reason: requestText({ max: 500 }).optional(),
  reason_id: z.uuid().optional(), // cancel: from cancellation-reasons
  version: seenVersion,
})
