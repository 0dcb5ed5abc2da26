import type { OrderEffect } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { refundOrder } from '../../money/refunds/refund-order.ts'
import { approveTransfer, refuseTransfer, saveTransfer } from '../../money/transfers/transfer-effects.ts'
import { acceptInvoice } from '../invoices/accept-invoice.ts'
import { draftInvoice } from '../invoices/draft-invoice.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { rejectInvoice } from '../invoices/reject-invoice.ts'
import { acceptOffer } from '../offers/accept-offer.ts'
import { addOffer } from '../offers/add-offer.ts'
import { changeOffer } from '../offers/change-offer.ts'
import { closeOffers, freeEverything } from '../offers/close-offers.ts'
import { expireOffer } from '../offers/expire-offer.ts'
import { rejectOffer } from '../offers/reject-offer.ts'
import { withdrawOffer } from '../offers/withdraw-offer.ts'
import { completeOrder } from './complete-order.ts'
import { saveEdit } from './save-edit.ts'
import type { Effect } from './transition-context.ts'

const named: Readonly<Partial<Record<OrderEffect, Effect>>> = {
  add_offer: addOffer,
  change_offer: changeOffer,
  withdraw_offer: withdrawOffer,
  accept_offer: acceptOffer,
  reject_offer: rejectOffer,
  expire_offer: expireOffer,
  draft_invoice: draftInvoice,
  issue_invoice: issueInvoice,
  accept_invoice: acceptInvoice,
  reject_invoice: rejectInvoice,
  save_transfer: saveTransfer,
  approve_transfer: approveTransfer,
  refuse_transfer: refuseTransfer,
  refund: refundOrder,
  count_change_round: async (_, { hand }) => ({ change_rounds: hand.order.change_rounds + 1 }),
  release_hold: completeOrder,
  close_offers: closeOffers,
  free_everything: freeEverything,
  change_order: saveEdit,
}

/** Each effect that a transition names, by its name. What has no route yet has none here; a test compares. */
export const effects: Readonly<Record<string, Effect | undefined>> = named
