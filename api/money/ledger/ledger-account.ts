import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { ledgerAccounts } from '../../platform/db/tables/ledger.ts'

export type AccountKind = (typeof ledgerAccounts.$inferSelect)['kind']
/** Whose account: a client's wallet, what a provider is owed, the money held for an order, or one of the platform's own. */
export type AccountName =
  | { kind: 'client_wallet'; user_id: string }
  | { kind: 'provider_payable'; provider_id: string }
  | { kind: 'escrow'; order_id: string }
  | { kind: Exclude<AccountKind, 'client_wallet' | 'provider_payable' | 'escrow'> }

const ownersOf = (name: AccountName) => ({
  user_id: 'user_id' in name ? name.user_id : null,
  provider_id: 'provider_id' in name ? name.provider_id : null,
  order_id: 'order_id' in name ? name.order_id : null,
})

const isNamed = (name: AccountName) => {
  const { user_id, provider_id, order_id } = ownersOf(name)
  return and(
    eq(ledgerAccounts.kind, name.kind),
    user_id ? eq(ledgerAccounts.user_id, user_id) : isNull(ledgerAccounts.user_id),
    provider_id ? eq(ledgerAccounts.provider_id, provider_id) : isNull(ledgerAccounts.provider_id),
    order_id ? eq(ledgerAccounts.order_id, order_id) : isNull(ledgerAccounts.order_id),
  )
}

/** The id of an account, opened on first use. */
export async function accountOf(ctx: Pick<Ctx, 'db'>, name: AccountName): Promise<string> {
  const known = await idOf(ctx, name)
  if (known) return known
  await ctx.db
    .insert(ledgerAccounts)
    .values({ kind: name.kind, ...ownersOf(name) })
    .onConflictDoNothing()
  const opened = await idOf(ctx, name)
  if (!opened) throw new Error(`accountOf: ${name.kind} could not be opened`)
  return opened
}

/** What an account holds, in halalas; nothing where it was never opened. */
export async function balanceOf(ctx: Pick<Ctx, 'db'>, name: AccountName): Promise<number> {
  const [account] = await ctx.db.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(isNamed(name))
  return account?.balance ?? 0
}

async function idOf(ctx: Pick<Ctx, 'db'>, name: AccountName): Promise<string | undefined> {
  const [account] = await ctx.db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isNamed(name))
  return account?.id
}
