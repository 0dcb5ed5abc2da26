import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { postTransaction } from './post-transaction.ts'

/** Adds demo money to a client's wallet through ordinary ledger entries. Whole halalas. */
export async function fundWallet(ctx: Ctx, { user_id, amount, note }: { user_id: string; amount: number; note: string }): Promise<void> {
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
