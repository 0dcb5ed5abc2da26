import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { post } from './post.ts'

/** Puts money of the demo into a client's wallet, as ledger entries like any other. Whole halalas. */
export async function fundWallet(ctx: Ctx, { user_id, amount, note }: { user_id: string; amount: number; note: string }): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    post(ctx, {
      kind: 'top_up',
      note,
      legs: [
        { account: { kind: 'demo_funding' }, amount: -amount },
        { account: { kind: 'client_wallet', user_id }, amount },
      ],
    }),
  )
}
