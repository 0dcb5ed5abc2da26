import { pages } from '@wasl/shared/pages/pages.ts'
import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyTransitionOf } from '../../resources/write/notify-transition.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { wallet_withdrawals } from '../tables/from-registry.ts'

export type Withdrawal = typeof wallet_withdrawals.$inferSelect

/** The page on which a client reads of its withdrawals. */
export const withdrawalLink = pages.withdraw()

/** Makes a transition of a withdrawal that is locked, with its audit entry and notifications. */
export async function setWithdrawal(
  ctx: TransactionCtx,
  id: string,
  change: Partial<Withdrawal>,
  action: string,
  reason: string | null = null,
): Promise<void> {
  const before = await loadWithdrawal(ctx, id)
  await ctx.db
    .update(wallet_withdrawals)
    .set({ ...change, updated_at: ctx.clock.now(), version: sql`${wallet_withdrawals.version} + 1` })
    .where(eq(wallet_withdrawals.id, id))
  await audit(ctx, { action, resource: 'wallet-withdrawals', row_id: id, before: { status: before.status }, after: change, reason })
  await notifyTransitionOf(ctx, 'wallet-withdrawals', id, action, reason)
}

export async function loadWithdrawal({ db }: Pick<TransactionCtx, 'db'>, id: string): Promise<Withdrawal> {
  const [withdrawal] = await db.select().from(wallet_withdrawals).where(eq(wallet_withdrawals.id, id))
  if (!withdrawal) throw notFound()
  return withdrawal
}

/** Gives an amount that was not sent to the bank back to the wallet, and returns the number of the transaction. */
export async function giveBack(ctx: TransactionCtx, { number, client_id, amount }: Withdrawal): Promise<string> {
  const { reference_number } = await postTransaction(ctx, {
    kind: 'withdrawal_returned',
    note: number,
    legs: [
      { account: { kind: 'withdrawals' }, amount: -amount },
      { account: { kind: 'client_wallet', user_id: client_id }, amount },
    ],
  })
  return reference_number
}
