import type { ActionHandlerName } from '@wasl/resources/index.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { requestRefund } from '../../money/refunds/refund-requests.ts'
import { decideDispute } from '../../ordering/complaints/decide-dispute.ts'
import { transitionAsAdmin } from '../../ordering/orders/admin-transition.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { closeJob, retryJob } from '../../platform/jobs/failed-job-actions.ts'
import type { StoredRow } from '../read/row-mapping.ts'

/** A requested action on a locked row of a resource. `reason_id` is set if the reason was chosen from the options. */
export type CustomActionCall = {
  resource: string
  row: StoredRow
  action: string
  reason: string | null
  reason_id: string | null
  inputs: AnyRow
}

/** Actions that the domain runs itself, with its own guards and history; by the `handler` name of the declaration. */
export const customActions: Readonly<Record<ActionHandlerName, (ctx: TransactionCtx, call: CustomActionCall) => Promise<void>>> = {
  transition_order: transitionAsAdmin,
  request_refund: requestRefund,
  decide_dispute: decideDispute,
  retry_job: retryJob,
  close_job: closeJob,
}
