import type { WalletPage } from '@wasl/shared/contract/finances.ts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { UserCtx } from '../../platform/context.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { accountOwnerIs } from '../ledger/owner-amounts.ts'
import { listTransactions, selectTransactions, transactionView } from '../transactions/list-transactions.ts'
import { moneyOwner, transactionColumns as own } from '../transactions/own-transactions.ts'

const entriesShown = 20

/** A client's wallet, or what the platform owes to a provider, with the newest transactions of it. */
export async function loadWalletPage(ctx: UserCtx): Promise<WalletPage> {
  const owner = moneyOwner(ctx)
  const isInWallet =
    owner.side === 'client' ? or(eq(own.method, 'wallet'), inArray(own.kind, ['top_up', 'withdrawal', 'withdrawal_returned'])) : undefined
  const entries = await selectTransactions(ctx, owner, isInWallet).limit(entriesShown)
  const common = { side: owner.side, entries: entries.map(transactionView) }
  if (owner.side === 'client') {
    const pending = await listTransactions(ctx, { page: 1, per_page: 1, kind: 'top_up', status: 'pending' })
    const balance = await loadBalance(ctx, { kind: 'client_wallet', user_id: owner.user_id })
    return { ...common, balance, pending_top_ups: pending.totals.pending, earnings: null }
  }
  const balance = await loadBalance(ctx, { kind: 'provider_payable', provider_id: owner.provider_id })
  return { ...common, balance, pending_top_ups: 0, earnings: await loadEarnings(ctx, owner.provider_id) }
}

/** The amounts held for a provider's orders, and what was sent or is on its way to its bank. */
async function loadEarnings(ctx: UserCtx, provider_id: string): Promise<WalletPage['earnings']> {
  const held = await ctx.db
    .select({ order: { id: orders.id, number: orders.number }, amount: sql<number>`a.balance`.mapWith(Number) })
    .from(orders)
    .innerJoin(sql`ledger_accounts a`, and(sql`a.kind = 'escrow'`, accountOwnerIs(orders.id)))
    .where(and(eq(orders.provider_id, provider_id), isNull(orders.finished_at), sql`a.balance > 0`))
    .orderBy(orders.submitted_at)
  const { totals } = await listTransactions(ctx, { page: 1, per_page: 1, kind: 'payout' })
  return { held, paid_out: totals.paid, pending_payouts: totals.pending }
}
