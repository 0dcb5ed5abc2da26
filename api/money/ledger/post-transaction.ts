import { randomInt } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../platform/db/tables/ledger.ts'
import { conflict } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { type AccountRef, openAccount } from './ledger-account.ts'

export type LedgerLeg = { account: AccountRef; amount: number }
export type LedgerPosting = {
  kind: (typeof ledgerTransactions.$inferSelect)['kind']
  legs: readonly LedgerLeg[]
  order_id?: string
  payment_id?: string
  note?: string
}

/**
 * Writes one balanced ledger transaction with its entries and balances; locks the accounts in the order of their ids. Skips zero legs.
 * Amounts are whole halalas and must sum to zero, which the database checks again at commit. Throws a conflict if a balance would go negative.
 */
export async function postTransaction(
  ctx: TransactionCtx,
  { kind, legs, order_id, payment_id, note }: LedgerPosting,
): Promise<{ id: string; reference_number: string }> {
  const nonZeroLegs = legs.filter(({ amount }) => amount !== 0)
  const sum = nonZeroLegs.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new Error(`postTransaction: the legs of ${kind} sum to ${sum}`)
  const entries: (LedgerLeg & { account_id: string })[] = []
  // Sequential: a transaction has one connection.
  for (const leg of nonZeroLegs) entries.push({ ...leg, account_id: await openAccount(ctx, leg.account) })
  const ids = entries.map(({ account_id }) => account_id).sort()
  const accounts = await ctx.db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(ledgerAccounts.id)
    .for('update')
  for (const { account, amount, account_id } of entries) {
    const balance = accounts.find(({ id }) => id === account_id)?.balance ?? 0
    if (amount < 0 && balance + amount < 0 && nonNegativeAccounts.includes(account.kind)) throw insufficientBalance()
  }
  const created_at = ctx.clock.now()
  const [transaction] = await ctx.db
    .insert(ledgerTransactions)
    .values({
      kind,
      order_id: order_id ?? null,
      payment_id: payment_id ?? null,
      note: note ?? null,
      reference_number: referenceNumber(),
      created_at,
    })
    .returning({ id: ledgerTransactions.id, reference_number: ledgerTransactions.reference_number })
  if (!transaction) throw new Error('postTransaction: insert returned no row')
  await ctx.db
    .insert(ledgerEntries)
    .values(entries.map(({ account_id, amount }) => ({ transaction_id: transaction.id, account_id, amount, created_at })))
  const balances = (factor: 0 | 1) =>
    entries.map(({ account, amount, account_id }) => ({
      account: account.kind,
      balance: (accounts.find(({ id }) => id === account_id)?.balance ?? 0) + factor * amount,
    }))
  await audit(ctx, {
    action: kind,
    resource: 'ledger_transactions',
    row_id: transaction.id,
    before: { accounts: balances(0) },
    after: { order_id: order_id ?? null, accounts: balances(1) },
    reason: note ?? null,
  })
  for (const { account_id, amount } of entries)
    await ctx.db
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(eq(ledgerAccounts.id, account_id))
  return transaction
}

const nonNegativeAccounts: readonly string[] = ['client_wallet', 'provider_payable', 'escrow']
const insufficientBalance = () => conflict({ en: 'Insufficient wallet balance', ar: 'رصيد المحفظة لا يكفي' })

// Random digits do not reveal how many transactions exist; the unique index catches the unlikely collision.
const referenceNumber = (): string => `T${randomInt(10 ** 6, 10 ** 7)}${randomInt(10 ** 4, 10 ** 5)}`
