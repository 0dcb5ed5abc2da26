import { boundsOf, monthOf } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gt, gte, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../tables/ledger.ts'
import { loadBalance } from './ledger-account.ts'

/** The accounts of a user, or of a provider. */
type Owner = { user_id: string } | { provider_id: string }
const isOf = (owner: Owner): SQL =>
  'user_id' in owner ? eq(ledgerAccounts.user_id, owner.user_id) : eq(ledgerAccounts.provider_id, owner.provider_id)

/** Whether the account `a` of a query belongs to this user, provider or order. Written as in the index `ledger_accounts_owner`, which only then is used. */
export const accountOwnerIs = (id: string | AnyPgColumn): SQL =>
  sql`coalesce(a.user_id, a.provider_id, a.order_id, '00000000-0000-0000-0000-000000000000'::uuid) = ${id}`

/** What was released to a provider this month, and what has not been paid out yet. */
export async function loadProviderAmounts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  provider_id: string,
): Promise<{ income_this_month: number; pending_payout: number }> {
  const { start } = boundsOf(monthOf(riyadhDate(ctx.clock.now())))
  const [released] = await ctx.db
    .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .where(
      and(
        eq(ledgerAccounts.kind, 'provider_payable'),
        isOf({ provider_id }),
        eq(ledgerTransactions.kind, 'release'),
        gte(ledgerEntries.created_at, start),
      ),
    )
  return { income_this_month: released?.total ?? 0, pending_payout: await loadBalance(ctx, { kind: 'provider_payable', provider_id }) }
}

/** How many accounts of these owners have a balance. */
export const countBalances = ({ db }: Pick<Ctx, 'db'>, owners: readonly Owner[]): Promise<number> =>
  db.$count(ledgerAccounts, and(or(...owners.map(isOf)), ne(ledgerAccounts.balance, 0)))

/** Whether money is held for one of these orders, a security deposit too, or a refund of it awaits approval: 1 or 0. */
export async function countHeldMoney({ db }: Pick<Ctx, 'db'>, ownOrders: SQL): Promise<number> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.order_id, orders.id), inArray(ledgerAccounts.kind, ['escrow', 'security_deposit'])))
    .where(and(ownOrders, or(gt(ledgerAccounts.balance, 0), isNotNull(orders.pending_refund_amount))))
    .limit(1)
  return rows.length
}

/** All entries of an owner's accounts. */
export async function listEntries({ db }: Pick<Ctx, 'db'>, owner: Owner): Promise<(typeof ledgerEntries.$inferSelect)[]> {
  const rows = await db
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(isOf(owner))
  return rows.map(({ entry }) => entry)
}
