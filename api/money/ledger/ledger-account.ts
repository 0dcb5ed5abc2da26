import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { ledgerAccounts } from '../../platform/db/tables/ledger.ts'

export type AccountKind = (typeof ledgerAccounts.$inferSelect)['kind']
/** An account: a client's wallet, the amount owed to a provider, the money held for an order, or one of the platform's own. */
export type AccountRef =
  | { kind: 'client_wallet'; user_id: string }
  | { kind: 'provider_payable'; provider_id: string }
  | { kind: 'escrow'; order_id: string }
  | { kind: Exclude<AccountKind, 'client_wallet' | 'provider_payable' | 'escrow'> }

const accountOwner = (account: AccountRef) => ({
  user_id: 'user_id' in account ? account.user_id : null,
  provider_id: 'provider_id' in account ? account.provider_id : null,
  order_id: 'order_id' in account ? account.order_id : null,
})

const accountFilter = (account: AccountRef) => {
  const { user_id, provider_id, order_id } = accountOwner(account)
  return and(
    eq(ledgerAccounts.kind, account.kind),
    user_id ? eq(ledgerAccounts.user_id, user_id) : isNull(ledgerAccounts.user_id),
    provider_id ? eq(ledgerAccounts.provider_id, provider_id) : isNull(ledgerAccounts.provider_id),
    order_id ? eq(ledgerAccounts.order_id, order_id) : isNull(ledgerAccounts.order_id),
  )
}

/** How many rows an account has to which every order posts: so many postings to it do not wait for each other. */
export const shardCount = 16
const shardedKinds: readonly AccountKind[] = ['commission', 'vat_payable', 'gateway_clearing', 'coupon_cost']

/** The id of an account, opened on first use; of its row with this shard, if it has several. */
export async function openAccount(ctx: Pick<Ctx, 'db'>, account: AccountRef, postingShard: number): Promise<string> {
  const shard = shardedKinds.includes(account.kind) ? postingShard : 0
  const existing = await findAccountId(ctx, account, shard)
  if (existing) return existing
  await ctx.db
    .insert(ledgerAccounts)
    .values({ kind: account.kind, shard, ...accountOwner(account) })
    .onConflictDoNothing()
  const opened = await findAccountId(ctx, account, shard)
  if (!opened) throw new Error(`openAccount: ${account.kind} could not be opened`)
  return opened
}

/** The balance of an account, in halalas; 0 if it was never opened. */
export async function loadBalance(ctx: Pick<Ctx, 'db'>, account: AccountRef): Promise<number> {
  const balance = sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)`.mapWith(Number)
  const [row] = await ctx.db.select({ balance }).from(ledgerAccounts).where(accountFilter(account))
  return row?.balance ?? 0
}

async function findAccountId(ctx: Pick<Ctx, 'db'>, account: AccountRef, shard: number): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(accountFilter(account), eq(ledgerAccounts.shard, shard)))
  return row?.id
}
