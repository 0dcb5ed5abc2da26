import { randomInt } from 'node:crypto'
import type { TransactionCtx } from '../../platform/context.ts'
import { insertWithNumber } from '../../platform/db/insert-with-number.ts'
import { conflict } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { ledgerEntries, ledgerTransactions } from '../tables/ledger.ts'
import { type AccountRef, accountKey, addToBalances, lockAccounts, shardCount } from './ledger-account.ts'

export type LedgerLeg = { account: AccountRef; amount: number }
export type LedgerPosting = {
  kind: (typeof ledgerTransactions.$inferSelect)['kind']
  legs: readonly LedgerLeg[]
  order_id?: string
  payment_id?: string
  note?: string
  /** Of accounts with shards the row that is posted to, for a caller that has locked it before; otherwise any. */
  shard?: number
}

/**
 * Writes one balanced ledger transaction with its entries and balances; locks the accounts in the order of their ids. Legs of the same account become one entry, and zero legs none.
 * Amounts are whole halalas and must sum to zero, which the database checks again at commit. Throws a conflict if a balance would go negative.
 */
export async function postTransaction(
  ctx: TransactionCtx,
  { kind, legs, order_id, payment_id, note, shard = randomInt(shardCount) }: LedgerPosting,
): Promise<{ id: string; reference_number: string }> {
  const sum = legs.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new Error(`postTransaction: the legs of ${kind} sum to ${sum}`)
  const entries = await lockEntries(ctx, legs, shard)
  for (const { account, amount, balance } of entries)
    if (amount < 0 && balance + amount < 0 && nonNegativeAccounts.includes(account.kind)) throw insufficientBalance()
  const created_at = ctx.clock.now()
  const values = { kind, order_id: order_id ?? null, payment_id: payment_id ?? null, note: note ?? null, created_at }
  const transaction = await insertWithNumber(referenceNumber, (reference_number) =>
    ctx.db
      .insert(ledgerTransactions)
      .values({ ...values, reference_number })
      .onConflictDoNothing({ target: ledgerTransactions.reference_number })
      .returning({ id: ledgerTransactions.id, reference_number: ledgerTransactions.reference_number }),
  )
  await ctx.db
    .insert(ledgerEntries)
    .values(entries.map(({ account_id, amount }) => ({ transaction_id: transaction.id, account_id, amount, created_at })))
  const balances = (factor: 0 | 1) =>
    entries.map(({ account, amount, balance }) => ({ account: account.kind, balance: balance + factor * amount }))
  await audit(ctx, {
    action: kind,
    resource: 'ledger_transactions',
    row_id: transaction.id,
    before: { accounts: balances(0) },
    after: { order_id: order_id ?? null, accounts: balances(1) },
    reason: note ?? null,
  })
  await addToBalances(ctx, new Map(entries.map(({ account_id, amount }) => [account_id, amount])))
  return transaction
}

type LedgerEntry = LedgerLeg & { account_id: string; balance: number }

/** One entry for each account with the sum of its legs, so that its balance is checked once; without zero sums. The accounts are locked. */
async function lockEntries(ctx: TransactionCtx, legs: readonly LedgerLeg[], shard: number): Promise<LedgerEntry[]> {
  const merged = new Map<string, LedgerLeg>()
  for (const { account, amount } of legs.filter((leg) => leg.amount !== 0)) {
    const key = accountKey(account)
    merged.set(key, { account, amount: amount + (merged.get(key)?.amount ?? 0) })
  }
  const accounts = [...merged.values()].map(({ account }) => account)
  // One shard for the whole posting.
  const locked = await lockAccounts(ctx, accounts, shard)
  return [...merged].flatMap(([key, leg]) => {
    const row = locked.get(key)
    if (!row) throw new Error(`lockEntries: ${leg.account.kind} could not be opened`)
    return leg.amount === 0 ? [] : [{ ...leg, account_id: row.id, balance: row.balance }]
  })
}

const nonNegativeAccounts: readonly string[] = ['client_wallet', 'provider_payable', 'escrow', 'security_deposit']
const insufficientBalance = () => conflict({ en: 'Insufficient wallet balance', ar: 'رصيد المحفظة لا يكفي' })

// Random digits do not reveal how many transactions exist.
const referenceNumber = (): string => `T${randomInt(10 ** 6, 10 ** 7)}${randomInt(10 ** 4, 10 ** 5)}`
