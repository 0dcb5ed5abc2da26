import * as z from 'zod'
import { depositClaimLifecycle } from '../lifecycle/deposit-claims.ts'
import { messageKey } from '../registry/messages.ts'
import { claimKinds, maxClaimPhotos, maxClaims } from '../rules/claim-kinds.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { fileView, instant, money, requestText } from './common.ts'
import { transitionBody } from './transition-body.ts'

const claimFields = {
  kind: z.enum(typedKeys(claimKinds)),
  amount: z.int().min(1).max(100_000_000),
  file_ids: z.array(z.uuid()).max(maxClaimPhotos, messageKey('too_many_images')).default([]),
}
const claimReason = requestText({ min: 3, max: 500 })
/** claim_deposit, with a reason. `amount` in halalas, with VAT. `more`: further claims, each with its own reason; all are sent or none. */
export const claimForm = transitionBody.extend({
  ...claimFields,
  reason: claimReason,
  more: z
    .array(z.strictObject({ ...claimFields, reason: claimReason }))
    .max(maxClaims - 1)
    .default([]),
})
/** POST deposit-claims/:id/dispute. */
export const claimDisputeForm = z.strictObject({ reason: requestText({ min: 3, max: 500 }) })

/** A claim on a security deposit, for the parties of its order. */
export const claimView = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(typedKeys(depositClaimLifecycle.statuses)),
  kind: z.enum(typedKeys(claimKinds)),
  reason: z.string(),
  amount: money,
  photos: z.array(fileView),
  dispute_reason: z.string().nullable(),
  decision_reason: z.string().nullable(),
  retained_amount: money.nullable(), // once it has ended
  due_at: instant.nullable(), // when a claim without an answer counts as accepted
  created_at: instant,
  actions: z.array(z.enum(['accept', 'dispute', 'withdraw'])), // of this reader
})
export type ClaimView = z.output<typeof claimView>
