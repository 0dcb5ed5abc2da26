import type { TransactionCtx } from '../../platform/context.ts'
import type { AccountRef } from '../ledger/ledger-account.ts'
import type { payouts } from '../tables/from-registry.ts'

export type Payout = typeof payouts.$inferSelect

/** What a payout pays: the accounts that its amount leaves and returns to, and what its result changes besides the ledger. */
export type PayoutSource = {
  /** Holds the amount until the run is approved. */
  from: AccountRef
  /** Gets the amount when the bank returns it. */
  back: AccountRef
  returnKind: 'payout_returned' | 'withdrawal_returned'
  /** The payout is not part of a run any more. */
  release: (ctx: TransactionCtx) => Promise<void>
  /** The bank transferred the amount. */
  end: (ctx: TransactionCtx) => Promise<void>
  /** The bank returned the amount, booked in the transaction with this number. */
  bringBack: (ctx: TransactionCtx, reason: string | null, transaction_number: string) => Promise<void>
}
