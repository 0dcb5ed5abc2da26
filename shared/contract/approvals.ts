import * as z from 'zod'
import { approvalLifecycle } from '../lifecycle/approvals.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { instant, money } from './common.ts'

/** give_approval, decline_approval, withdraw_approval: the approval that the owner has read. */
export const approvalDecision = z.object({ approval_id: z.uuid() })

/** The approval of an order that its company reads: requested, given, or declined and not yet requested again. */
export const approvalView = z.object({
  id: z.uuid(),
  status: z.enum(typedKeys(approvalLifecycle.statuses)),
  offer_id: z.uuid().nullable(), // none: the invoice
  amount: money,
  note: z.string().nullable(),
  requested_by: z.string(), // the name of the colleague
  is_own: z.boolean(), // the reader has requested it
  requested_at: instant,
  decline_reason: z.string().nullable(),
  decided_at: instant.nullable(),
})
export type ApprovalView = z.output<typeof approvalView>
