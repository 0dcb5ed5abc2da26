import { openOrderRooms } from '../messaging/chat/open-room.ts'
import { acceptTime, arrive, dropProposedTime, proposeTime, startTrip, startWork } from '../ordering/appointments/appointment-effects.ts'
import { askApproval, declineApproval, giveApproval, useApproval, withdrawApproval } from '../ordering/approvals/approval-effects.ts'
import { markPrepared, releaseGoods, returnGoods, sellGoods } from '../ordering/checkout/goods-effects.ts'
import { resumeDeadline, splitHold } from '../ordering/complaints/dispute-effects.ts'
import { checkDeliveryCode } from '../ordering/goods/check-delivery-code.ts'
import { openReturn } from '../ordering/goods/open-return.ts'
import { refundGoods } from '../ordering/goods/refund-goods.ts'
import { handOverGoods, sendGoodsOut } from '../ordering/goods/shipments.ts'
import { openWithdrawal, rejectWithdrawal } from '../ordering/goods/withdrawals.ts'
import {
  acceptInvoice,
  cancelInvoice,
  creditRemainder,
  draftInvoice,
  issueInvoice,
  issuePackageInvoice,
  rejectInvoice,
} from '../ordering/invoices/invoice-effects.ts'
import { acceptCounter, addCounter, rejectCounter } from '../ordering/offers/counter-offer-effects.ts'
import {
  acceptOffer,
  addOffer,
  changeOffer,
  expireOffer,
  expireOpenOffers,
  rejectOffer,
  supersedeOpenOffers,
  withdrawOffer,
} from '../ordering/offers/offer-effects.ts'
import { completeOrder } from '../ordering/orders/complete-order.ts'
import { advanceDelegation } from '../ordering/orders/delegations.ts'
import { editOrder } from '../ordering/orders/edit-order.ts'
import type { Effects } from '../ordering/orders/transition-context.ts'
import { closeCardAttempt } from '../ordering/payments/attempts/close-attempt.ts'
import { closeRefundRequest } from '../ordering/refunds/close-refund-request.ts'
import { refundOrder } from '../ordering/refunds/refund-order.ts'
import { claimDeposit } from '../ordering/rentals/claim-deposit.ts'
import { refundBooking, releaseCar } from '../ordering/rentals/end-rental.ts'
import { acceptExtension, expireExtension, extendRental, rejectExtension, requestExtension } from '../ordering/rentals/extension-effects.ts'
import { confirmHandover, finishInspection, handOverCar, startInspection, takeCarBack } from '../ordering/rentals/handover-effects.ts'
import { changeRentalDates, issueRentalInvoice } from '../ordering/rentals/rental-effects.ts'
import { startRental } from '../ordering/rentals/security-deposit.ts'
import { swapCar } from '../ordering/rentals/swap-car.ts'
import { approveOrderTransfer, rejectOrderTransfer, returnPartPayment, saveTransfer } from '../ordering/transfers/transfer-effects.ts'

/** What transitions of orders do besides changing the status, by the name of the effect in the lifecycle. */
export const orderEffects: Effects = {
  add_offer: addOffer,
  change_offer: changeOffer,
  withdraw_offer: withdrawOffer,
  accept_offer: acceptOffer,
  reject_offer: rejectOffer,
  expire_offer: expireOffer,
  open_room: async (ctx, { orderContext }) => {
    await openOrderRooms(ctx, [orderContext.order])
    return {}
  },
  add_counter: addCounter,
  accept_counter: acceptCounter,
  reject_counter: rejectCounter,
  draft_invoice: draftInvoice,
  issue_invoice: issueInvoice,
  issue_package_invoice: issuePackageInvoice,
  accept_invoice: acceptInvoice,
  reject_invoice: rejectInvoice,
  save_transfer: saveTransfer,
  close_card_attempt: closeCardAttempt,
  approve_transfer: approveOrderTransfer,
  reject_transfer: rejectOrderTransfer,
  refund: refundOrder,
  return_part_payment: returnPartPayment,
  close_refund_request: closeRefundRequest,
  count_change_round: async (_, { orderContext }) => ({
    // The work is done again: what was said about the former visit is over.
    order: { change_rounds: orderContext.order.change_rounds + 1, visit_step: null },
  }),
  release_hold: completeOrder,
  cancel_invoice: cancelInvoice,
  credit_remainder: creditRemainder,
  expire_open_offers: expireOpenOffers,
  supersede_open_offers: supersedeOpenOffers,
  change_order: editOrder,
  sell_goods: sellGoods,
  mark_prepared: markPrepared,
  mark_sent_out: sendGoodsOut,
  check_delivery_code: checkDeliveryCode,
  hand_over_goods: handOverGoods,
  refund_goods: refundGoods,
  open_withdrawal: openWithdrawal,
  open_return: openReturn,
  close_withdrawal: async () => ({ order: { withdrawal_due_at: null } }),
  reject_withdrawal: rejectWithdrawal,
  release_goods: releaseGoods,
  return_goods: returnGoods,
  issue_rental_invoice: issueRentalInvoice,
  change_rental_dates: changeRentalDates,
  start_rental: startRental,
  release_car: releaseCar,
  start_inspection: startInspection,
  finish_inspection: finishInspection,
  hand_over_car: handOverCar,
  confirm_handover: confirmHandover,
  take_back_car: takeCarBack,
  refund_booking: refundBooking,
  swap_car: swapCar,
  claim_deposit: claimDeposit,
  propose_time: proposeTime,
  accept_time: acceptTime,
  drop_proposed_time: dropProposedTime,
  start_trip: startTrip,
  arrive,
  start_work: startWork,
  request_extension: requestExtension,
  accept_extension: acceptExtension,
  reject_extension: rejectExtension,
  extend_rental: extendRental,
  expire_extension: expireExtension,
  advance_delegation: advanceDelegation,
  ask_approval: askApproval,
  give_approval: giveApproval,
  decline_approval: declineApproval,
  withdraw_approval: withdrawApproval,
  use_approval: useApproval,
  resume_deadline: resumeDeadline,
  split_hold: splitHold,
}
