import type { WalletPage } from '@wasl/shared/contract/invoices.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { UserCtx } from '../context.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../platform/db/tables/ledger.ts'
import { orders } from '../platform/db/tables/orders.ts'
import { loadBalance } from './ledger/ledger-account.ts'

/** The user's wallet: its balance and its last 50 entries, newest first. */
export async function loadWalletPage(ctx: UserCtx): Promise<WalletPage> {
  const rows = await ctx.db
    .select({
      id: ledgerEntries.id,
      kind: ledgerTransactions.kind,
      amount: ledgerEntries.amount,
      reference_number: ledgerTransactions.reference_number,
      order_number: orders.number,
      at: ledgerEntries.created_at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.order_id))
    .where(and(eq(ledgerAccounts.kind, 'client_wallet'), eq(ledgerAccounts.user_id, ctx.principal.id)))
    .orderBy(desc(ledgerEntries.created_at), ledgerEntries.id)
    .limit(50)
  return { balance: await loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id }), entries: rows }
}
