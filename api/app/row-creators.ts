import { createCustomer, createProviderUser } from '../identity/people/create-person.ts'
import { createAdjustment } from '../money/adjustments/balance-adjustments.ts'
import { createPayoutRun } from '../money/payouts/create-run.ts'
import { startComparison } from '../ordering/reconciliation/comparisons.ts'
import { createRefundRequest } from '../ordering/refunds/refund-requests.ts'
import type { ResourceHooks } from '../resources/hook-types.ts'

/** What inserts the rows of a resource, by its name. */
export const rowCreators: ResourceHooks['creators'] = {
  'balance-adjustments': createAdjustment,
  customers: createCustomer,
  'gateway-comparisons': startComparison,
  'payout-runs': createPayoutRun,
  'provider-users': createProviderUser,
  'refund-requests': createRefundRequest,
}
