import { resourceTables } from '../../resources/tables/registry/resource-tables.ts'

/** The tables of this folder that are built from the registry, by the names that code uses. */
export const {
  coupons,
  'coupon-uses': coupon_uses,
  complaints,
  'complaint-messages': complaint_messages,
  'reply-templates': reply_templates,
  'dispute-decisions': dispute_decisions,
  'receiving-accounts': receiving_accounts,
  'gateway-differences': gateway_differences,
  'gateway-comparisons': gateway_comparisons,
  'refund-requests': refund_requests,
  'cancellation-reasons': cancellation_reasons,
  'deposit-claims': deposit_claims,
  shipments,
  delegations,
  returns,
} = resourceTables
