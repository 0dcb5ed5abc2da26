import type { PublicOrderTransition } from '../../lifecycle/orders/order-lifecycle.ts'
import type { Endpoint } from '../endpoint.ts'
import * as transitions from './order-transitions.ts'

/** The endpoint of each transition that clients and providers request. */
export const transitionEndpoints = {
  make_offer: transitions.makeOffer,
  edit_offer: transitions.editOffer,
  withdraw_offer: transitions.withdrawOffer,
  accept_offer: transitions.acceptOffer,
  reject_offer: transitions.rejectOffer,
  counter_offer: transitions.counterOffer,
  accept_counter: transitions.acceptCounter,
  reject_counter: transitions.rejectCounter,
  accept_order: transitions.acceptOrder,
  reject_order: transitions.rejectOrder,
  issue_invoice: transitions.issueInvoice,
  accept_invoice: transitions.acceptInvoice,
  reject_invoice: transitions.rejectInvoice,
  send_transfer: transitions.sendTransfer,
  send_rest_transfer: transitions.sendRestTransfer,
  prepare: transitions.prepareGoods,
  send_out: transitions.sendGoodsOut,
  refund_line: transitions.refundGoods,
  request_withdrawal: transitions.withdrawOrder,
  request_return: transitions.returnGoods,
  accept_withdrawal: transitions.acceptWithdrawal,
  reject_withdrawal: transitions.rejectWithdrawal,
  deliver: transitions.deliverOrder,
  confirm_receipt: transitions.confirmReceipt,
  request_changes: transitions.requestChanges,
  edit: transitions.editOrder,
  cancel: transitions.cancelOrder,
} as const satisfies Readonly<Record<PublicOrderTransition, Endpoint>>
