import { randomInt } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../platform/db/tables/ledger.ts'
import { conflict } from '../../platform/http/errors.ts'
import { audit } from '../../resources/audit.ts'
import { type AccountName, accountOf } from './ledger-account.ts'

export type Leg = { account: AccountName; amount: number }
export type Posting = {
  kind: (typeof ledgerTransactions.$inferSelect)['kind']
  legs: readonly Leg[]
  order_id?: string
  payment_id?: string
  note?: string
}

/**
 * Writes one balanced ledger transaction: entries and balances, accounts locked in the order of their ids. Legs of nothing are left out.
 * Whole halalas; the legs sum to zero, which the database checks again at commit. Throws a conflict where a balance would fall below zero.
 */
export async function post(
  ctx: Ctx & { db: Tx },
  { kind, legs, order_id, payment_id, note }: Posting,
): Promise<{ id: string; reference_number: string }> {
  const moved = legs.filter(({ amount }) => amount !== 0)
  const sum = moved.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new Error(`post: the legs of ${kind} sum to ${sum}`)
  const entries: (Leg & { account_id: string })[] = []
  // One after the other: a transaction has one connection, which asks one thing at a time.
  for (const leg of moved) entries.push({ ...leg, account_id: await accountOf(ctx, leg.account) })
  const ids = entries.map(({ account_id }) => account_id).sort()
  const locked = await ctx.db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.id, ids)).orderBy(ledgerAccounts.id).for('update')
  for (const { account, amount, account_id } of entries) {
    const balance = locked.find(({ id }) => id === account_id)?.balance ?? 0
    if (amount < 0 && balance + amount < 0 && mustNotOwe.includes(account.kind)) throw short()
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
  if (!transaction) throw new Error('post: nothing came back')
  await ctx.db
    .insert(ledgerEntries)
    .values(entries.map(({ account_id, amount }) => ({ transaction_id: transaction.id, account_id, amount, created_at })))
  const balances = (moving: 0 | 1) =>
    entries.map(({ account, amount, account_id }) => ({
      account: account.kind,
      balance: (locked.find(({ id }) => id === account_id)?.balance ?? 0) + moving * amount,
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

const mustNotOwe: readonly string[] = ['client_wallet', 'provider_payable', 'escrow']
const short = () => conflict(['The wallet balance is short', 'رصيد المحفظة لا يكفي'])

// Twelve digits that say nothing of how many there are; the unique index catches the one clash in a lifetime.
const referenceNumber = (): string => `T${randomInt(10 ** 6, 10 ** 7)}${randomInt(10 ** 4, 10 ** 5)}`
