import { riyals } from '@wasl/shared/units.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { postTransaction } from './post-transaction.ts'

/** The most that one top-up of demo money adds, in halalas. */
export const maxTopUp = riyals(500_000)

/** Adds demo money to a client's wallet through ordinary ledger entries. Whole halalas, at most `maxTopUp`. */
export async function fundWallet(ctx: Ctx, { user_id, amount, note }: { user_id: string; amount: number; note: string }): Promise<void> {
  if (amount > maxTopUp) throw new RangeError(`fundWallet: ${amount} is more than one top-up may add`)
  await inTransaction(ctx, (ctx) =>
    postTransaction(ctx, {
      kind: 'top_up',
      note,
      legs: [
        { account: { kind: 'demo_funding' }, amount: -amount },
        { account: { kind: 'client_wallet', user_id }, amount },
      ],
    }),
  )
}
