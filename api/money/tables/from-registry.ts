import { resourceTables } from '../../resources/tables/registry/resource-tables.ts'

/** The tables of this folder that are built from the registry, by the names that code uses. */
export const {
  settlements,
  'settlement-lines': settlement_lines,
  'commission-invoices': commission_invoices,
  'credit-notes': credit_notes,
  'commission-credit-notes': commission_credit_notes,
  'wallet-withdrawals': wallet_withdrawals,
  'payout-runs': payout_runs,
  payouts,
  'balance-adjustments': balance_adjustments,
} = resourceTables
