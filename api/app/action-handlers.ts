import { correctStock, receiveStock } from '../catalog/store/adjust-stock.ts'
import { approveDocumentChange } from '../identity/providers/document-changes.ts'
import { decideDispute } from '../ordering/complaints/decide-dispute.ts'
import { transitionAsAdmin } from '../ordering/orders/admin-transition.ts'
import { requestRefund } from '../ordering/refunds/refund-requests.ts'
import { closeJob, retryJob } from '../resources/actions/failed-job-actions.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** Actions that the domain runs itself, with its own guards and history; by the `handler` name of the declaration. */
export const actionHandlers: ResourceHooks['handlers'] = {
  transition_order: transitionAsAdmin,
  request_refund: requestRefund,
  decide_dispute: decideDispute,
  receive_stock: receiveStock,
  correct_stock: correctStock,
  approve_document_change: approveDocumentChange,
  retry_job: retryJob,
  close_job: closeJob,
}
