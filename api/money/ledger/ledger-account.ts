import type { LedgerAccountKind } from '@wasl/shared/rules/ledger-accounts.ts'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { ledgerAccounts } from '../tables/ledger.ts'

/** An account: a client's wallet, the amount owed to a provider, the money or the security deposit held for an order, or one of the platform's own. */
export type AccountRef =
  | { kind: 'client_wallet'; user_id: string }
  | { kind: 'provider_payable'; provider_id: string }
  | { kind: 'escrow' | 'security_deposit'; order_id: string }
  | { kind: Exclude<LedgerAccountKind, 'client_wallet' | 'provider_payable' | 'escrow' | 'security_deposit'> }

const accountOwner = (account: AccountRef) => ({
  user_id: 'user_id' in account ? account.user_id : null,
  provider_id: 'provider_id' in account ? account.provider_id : null,
  order_id: 'order_id' in account ? account.order_id : null,
})

type AccountOwner = ReturnType<typeof accountOwner>
const noOwner = '00000000-0000-0000-0000-000000000000'
const ownerId = ({ user_id, provider_id, order_id }: AccountOwner): string => user_id ?? provider_id ?? order_id ?? noOwner

// The expression of the index `ledger_accounts_owner`: there are as many accounts of a kind as orders or people.
const ownerColumn = sql`coalesce(${ledgerAccounts.user_id}, ${ledgerAccounts.provider_id}, ${ledgerAccounts.order_id}, '00000000-0000-0000-0000-000000000000'::uuid)`
const accountFilter = (account: AccountRef): SQL | undefined =>
  and(eq(ledgerAccounts.kind, account.kind), sql`${ownerColumn} = ${ownerId(accountOwner(account))}`)

/** How many rows an account has to which every order posts: so many postings to it do not wait for each other. */
export const shardCount = 16
const shardedKinds: readonly LedgerAccountKind[] = ['commission', 'vat_payable', 'gateway_clearing', 'coupon_cost']

type LockedAccount = { id: string; balance: number }
/** The same for references to the same account. */
export const accountKey = (account: AccountRef): string => `${account.kind} ${ownerId(accountOwner(account))}`

/**
 * Locks accounts in the order of their ids, and opens those that are used for the first time. Of an account with shards it is the row with this one.
 * Returns them by `accountKey`.
 */
export async function lockAccounts(
  ctx: TransactionCtx,
  accounts: readonly AccountRef[],
  postingShard: number,
): Promise<ReadonlyMap<string, LockedAccount>> {
  const requested = new Map(
    accounts.map((account) => [accountKey(account), { account, shard: shardedKinds.includes(account.kind) ? postingShard : 0 }]),
  )
  const locked = await lockRows(ctx, [...requested.values()])
  const missing = [...requested].flatMap(([key, { account, shard }]) =>
    locked.has(key) ? [] : [{ kind: account.kind, shard, ...accountOwner(account) }],
  )
  if (missing.length === 0) return locked
  await ctx.db.insert(ledgerAccounts).values(missing).onConflictDoNothing()
  return lockRows(ctx, [...requested.values()])
}

async function lockRows(
  { db }: TransactionCtx,
  requested: readonly { account: AccountRef; shard: number }[],
): Promise<ReadonlyMap<string, LockedAccount>> {
  if (requested.length === 0) return new Map()
  const rows = await db
    .select()
    .from(ledgerAccounts)
    .where(or(...requested.map(({ account, shard }) => and(accountFilter(account), eq(ledgerAccounts.shard, shard)))))
    .orderBy(ledgerAccounts.id)
    .for('update')
  return new Map(rows.map((row) => [`${row.kind} ${ownerId(row)}`, row]))
}

/** Adds these amounts to the balances of locked accounts, by their ids. */
export async function addToBalances({ db }: TransactionCtx, amounts: ReadonlyMap<string, number>): Promise<void> {
  if (amounts.size === 0) return
  const cases = [...amounts].map(([id, amount]) => sql`when ${id}::uuid then ${amount}::bigint`)
  await db
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + case ${ledgerAccounts.id} ${sql.join(cases, sql` `)} end` })
    .where(inArray(ledgerAccounts.id, [...amounts.keys()]))
}

/** The balance of an account, in halalas; 0 if it was never opened. */
export async function loadBalance(ctx: Pick<Ctx, 'db'>, account: AccountRef): Promise<number> {
  const balance = sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)`.mapWith(Number)
  const [row] = await ctx.db.select({ balance }).from(ledgerAccounts).where(accountFilter(account))
  return row?.balance ?? 0
}
