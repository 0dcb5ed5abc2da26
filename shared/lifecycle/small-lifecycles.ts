import { balanceAdjustmentLifecycle } from './balance-adjustments.ts'
import { bankTransferLifecycle } from './bank-transfers.ts'
import { complaintLifecycle } from './complaints.ts'
import { counterOfferLifecycle } from './counter-offers.ts'
import { disputeDecisionLifecycle } from './dispute-decisions.ts'
import { gatewayDifferenceLifecycle } from './gateway-differences.ts'
import { invoiceLifecycle } from './invoices.ts'
import { offerLifecycle } from './offers.ts'
import { payoutRunLifecycle } from './payout-runs.ts'
import { payoutLifecycle } from './payouts.ts'
import { refundRequestLifecycle } from './refund-requests.ts'
import { refundLifecycle } from './refunds.ts'
import { reviewReportLifecycle } from './review-reports.ts'
import { serviceOutageLifecycle } from './service-outages.ts'
import { settlementLifecycle } from './settlements.ts'
import type { AnyStatusLifecycle } from './status-lifecycle.ts'
import { walletWithdrawalLifecycle } from './wallet-withdrawals.ts'

/** Every lifecycle in docs/orders.md besides the order's own, in its order. */
export const smallLifecycles: readonly AnyStatusLifecycle[] = [
  offerLifecycle,
  counterOfferLifecycle,
  invoiceLifecycle,
  bankTransferLifecycle,
  refundRequestLifecycle,
  refundLifecycle,
  complaintLifecycle,
  disputeDecisionLifecycle,
  reviewReportLifecycle,
  settlementLifecycle,
  walletWithdrawalLifecycle,
  payoutRunLifecycle,
  payoutLifecycle,
  gatewayDifferenceLifecycle,
  balanceAdjustmentLifecycle,
  serviceOutageLifecycle,
]
