import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { approveReviewRequest, rejectReviewRequest } from '../catalog/provider-store/review-requests.ts'
import { sendTemporaryPassword } from '../identity/admins/send-temporary-password.ts'
import { afterAdminBlock, afterProviderBlocked } from '../identity/blocking/after-block.ts'
import { sendPasswordLink } from '../identity/people/send-invitation.ts'
import { submitProvider } from '../identity/people/submit-provider.ts'
import { notifyDocumentChangeRejected } from '../identity/providers/document-changes.ts'
import { notifyProviderApproved, notifyProviderRejected } from '../identity/providers/notify-review.ts'
import { scheduleNumberCheck } from '../identity/registers/check-numbers.ts'
import { endSession } from '../identity/sessions/end-session.ts'
import { endAdminSessions, endUserSessions } from '../identity/sessions/end-sessions.ts'
import { resetTwoFactor } from '../identity/two-factor/reset-two-factor.ts'
import { announceCoupon, startBroadcast } from '../messaging/broadcasts/announce-coupon.ts'
import { sendChatReply } from '../messaging/chat/send-reply.ts'
import { sendContactReply } from '../messaging/contact/send-contact-reply.ts'
import { approveAdjustment, rejectAdjustment } from '../money/adjustments/balance-adjustments.ts'
import { payPayout, returnPaidPayout, returnPayout } from '../money/payouts/payout-results.ts'
import { approvePayoutRun, cancelPayoutRun, removePayout } from '../money/payouts/payout-run-actions.ts'
import { sendPayoutRun } from '../money/payouts/send-payouts.ts'
import { approveWithdrawal, rejectWithdrawal } from '../money/withdrawals/decide-withdrawal.ts'
import { approveDecision, rejectDecision } from '../ordering/complaints/approve-decision.ts'
import { sendComplaintReply } from '../ordering/complaints/send-reply.ts'
import { returnEffects } from '../ordering/goods/advance-return.ts'
import { startComparison } from '../ordering/reconciliation/comparisons.ts'
import { approveRefund, rejectRefund } from '../ordering/refunds/refund-requests.ts'
import { confirmRefund, failRefundManually } from '../ordering/refunds/settle-refund.ts'
import { approveClaim, decideClaim, rejectClaimDecision } from '../ordering/rentals/decide-claim.ts'
import { decideReviewReport, hideReview, publishReview } from '../ordering/reviews/moderate-review.ts'
import { confirmTransfer, rejectTransfer } from '../ordering/transfers/confirm-transfer.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** What actions do besides setting fields, by the `effect` name of the declaration. */
export const actionEffects: ResourceHooks['effects'] = {
  end_admin_sessions: (ctx, admin) => endAdminSessions(ctx, admin.id),
  reset_admin_password: (ctx, admin) => sendTemporaryPassword(ctx, admin, 'reset'),
  reset_two_factor: (ctx, admin) => resetTwoFactor(ctx, admin.id),
  block_user: (ctx, user) => afterAdminBlock(ctx, user.id),
  end_user_sessions: (ctx, user) => endUserSessions(ctx, [user.id]),
  send_password_link: (ctx, user) => sendPasswordLink(ctx, user.id),
  submit_provider: (ctx, provider) => submitProvider(ctx, provider),
  check_provider_numbers: (ctx, provider) => scheduleNumberCheck(ctx, provider.id),
  block_provider: (ctx, provider) => afterProviderBlocked(ctx, provider.id),
  notify_provider_approved: (ctx, provider) => notifyProviderApproved(ctx, provider),
  notify_provider_rejected: (ctx, provider) => notifyProviderRejected(ctx, provider),
  notify_document_change_rejected: (ctx, { id }) => notifyDocumentChangeRejected(ctx, id),
  end_session: (ctx, session) => endSession(ctx, session.id),
  notify_coupon: (ctx, coupon) => announceCoupon(ctx, asCoupon(coupon)),
  send_broadcast: (ctx, { id }) => startBroadcast(ctx, id),
  send_chat_reply: (ctx, { id, reply }) => sendChatReply(ctx, id, String(reply)),
  send_contact_reply: (ctx, message) => sendContactReply(ctx, asContactMessage(message)),
  send_complaint_reply: (ctx, { id }) => sendComplaintReply(ctx, id),
  approve_decision: (ctx, { id }) => approveDecision(ctx, id),
  reject_decision: (ctx, { id }, { reason }) => rejectDecision(ctx, id, reason),
  publish_review: (ctx, { id }) => publishReview(ctx, id),
  hide_review: (ctx, { id }, { reason }) => hideReview(ctx, id, reason ?? ''),
  decide_review_report: (ctx, { id }) => decideReviewReport(ctx, id),
  confirm_transfer: (ctx, { id }) => confirmTransfer(ctx, id),
  reject_transfer: (ctx, { id }, { reason }) => rejectTransfer(ctx, id, reason),
  approve_request: (ctx, { id }) => approveReviewRequest(ctx, id),
  reject_request: (ctx, { id }, { reason }) => rejectReviewRequest(ctx, id, reason),
  approve_refund: (ctx, { id }) => approveRefund(ctx, id),
  confirm_refund: (ctx, { id }) => confirmRefund(ctx, id),
  fail_refund: (ctx, { id }, { before, reason }) => failRefundManually(ctx, id, reason, before.status),
  accept_return: (ctx, { id }, { reason }) => returnEffects.accept(ctx, id, reason),
  reject_return: (ctx, { id }, { reason }) => returnEffects.reject(ctx, id, reason),
  refund_return: (ctx, { id }, { reason }) => returnEffects.receive(ctx, id, reason),
  decide_deposit_claim: (ctx, { id }) => decideClaim(ctx, id),
  approve_deposit_claim: (ctx, { id }) => approveClaim(ctx, id),
  reject_deposit_claim: (ctx, { id }) => rejectClaimDecision(ctx, id),
  reject_refund: (ctx, { id }, { reason }) => rejectRefund(ctx, id, reason),
  approve_adjustment: (ctx, { id }) => approveAdjustment(ctx, id),
  reject_adjustment: (ctx, { id }) => rejectAdjustment(ctx, id),
  compare_with_gateway: async (ctx) => void (await startComparison(ctx, {})),
  approve_payout_run: (ctx, { id }) => approvePayoutRun(ctx, id),
  cancel_payout_run: (ctx, { id }) => cancelPayoutRun(ctx, id),
  send_payout_run: (ctx, { id }) => sendPayoutRun(ctx, id),
  pay_payout: (ctx, { id }) => payPayout(ctx, id),
  return_payout: (ctx, { id }, { reason }) => returnPayout(ctx, id, reason),
  return_paid_payout: (ctx, { id }, { reason }) => returnPaidPayout(ctx, id, reason),
  approve_withdrawal: (ctx, { id }) => approveWithdrawal(ctx, id),
  reject_withdrawal: (ctx, { id }, { reason }) => rejectWithdrawal(ctx, id, reason),
  remove_payout: (ctx, { id }) => removePayout(ctx, id),
}

// Safe: only the declaration of contact messages names this effect, and its rows have these fields.
const asContactMessage = (row: AnyRow) => row as Parameters<typeof sendContactReply>[1]

// Safe: only the declaration of coupons names this effect, and its rows have both fields.
const asCoupon = (row: AnyRow) => row as { id: string; title: { ar: string; en: string }; code: string }
