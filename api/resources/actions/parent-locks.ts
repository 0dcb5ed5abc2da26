import type { TransactionCtx } from '../../context.ts'
import { lockRunOfPayout } from '../../money/payouts/payout-results.ts'

/** Locks that an action takes before its own row, by resource: where other transactions lock the parent first. */
export const parentLocks: Readonly<Partial<Record<string, (ctx: TransactionCtx, id: string) => Promise<void>>>> = {
  payouts: lockRunOfPayout,
}
