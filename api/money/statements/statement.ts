import type { StatementPage, statementQuery } from '@wasl/shared/contract/finances.ts'
import { boundsOf, monthOf } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { orders } from '../../ordering/tables/orders.ts'
import type { UserCtx } from '../../platform/context.ts'
import { accountOwnerIs } from '../ledger/owner-amounts.ts'
import { ledgerEntries, ledgerTransactions } from '../tables/ledger.ts'
import { selectTransactions, transactionView } from '../transactions/list-transactions.ts'
import { type MoneyOwner, moneyOwner, transactionColumns as own, ownTransactions } from '../transactions/own-transactions.ts'
import { listDocumentMonths, listStatementDocuments, sumByBranch, sumDocuments } from './statement-documents.ts'

/**
 * The statement of one month in Riyadh: of a client's wallet, or of what the platform owes a provider. Its entries lead from the opening to the
 * closing balance. What is paid and refunded by card and transfer never touches the wallet: it is listed beside it, as the documents of a company are.
 */
export async function loadStatement(ctx: UserCtx, query: z.output<typeof statementQuery>): Promise<StatementPage> {
  const owner = moneyOwner(ctx)
  const today = riyadhDate(ctx.clock.now())
  const month = query.month ?? today.slice(0, 7)
  const bounds = boundsOf(monthOf(`${month}-01`))
  const opening = await loadBalanceBefore(ctx, owner, bounds.start)
  const entries = withBalances(await listMonthEntries(ctx, owner, bounds), opening)
  const documents = isCompany(ctx) ? await listStatementDocuments(ctx, ctx.principal.id, bounds) : []
  const sumOf = (isMeant: (amount: number) => boolean) =>
    entries.reduce((sum, { amount }) => sum + (isMeant(amount) ? Math.abs(amount) : 0), 0)
  return {
    side: owner.side,
    month,
    is_closed: month < today.slice(0, 7),
    months: await listMonths(ctx, owner, today),
    opening,
    added: sumOf((amount) => amount > 0),
    taken: sumOf((amount) => amount < 0),
    closing: entries.at(-1)?.balance ?? opening,
    entries,
    outside: owner.side === 'client' ? await listOutside(ctx, owner, bounds) : [],
    documents,
    document_totals: sumDocuments(documents),
    branch_totals: sumByBranch(documents),
  }
}

type StatementBounds = { start: string; end: string }

const account = (owner: MoneyOwner) =>
  owner.side === 'client'
    ? and(sql`a.kind = 'client_wallet'`, accountOwnerIs(owner.user_id))
    : and(sql`a.kind = 'provider_payable'`, accountOwnerIs(owner.provider_id))

async function loadBalanceBefore({ db }: UserCtx, owner: MoneyOwner, start: string): Promise<number> {
  const [earlier] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(sql`ledger_accounts a`, eq(ledgerEntries.account_id, sql`a.id`))
    .where(and(account(owner), lt(ledgerEntries.created_at, start)))
  return earlier?.sum ?? 0
}

/** The entries of the account, each with the id that /finances shows it by: of its payment, or of the ledger's transaction. */
const listMonthEntries = ({ db }: UserCtx, owner: MoneyOwner, { start, end }: StatementBounds) =>
  db
    .select({
      id: sql<string>`case when ${ledgerTransactions.kind} in ('payment', 'top_up') and ${ledgerTransactions.payment_id} is not null
        then ${ledgerTransactions.payment_id} else ${ledgerTransactions.id} end`,
      number: ledgerTransactions.reference_number,
      kind: ledgerTransactions.kind,
      amount: ledgerEntries.amount,
      at: ledgerEntries.created_at,
      order_id: orders.id,
      order_number: orders.number,
    })
    .from(ledgerEntries)
    .innerJoin(sql`ledger_accounts a`, eq(ledgerEntries.account_id, sql`a.id`))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.order_id))
    .where(and(account(owner), gte(ledgerEntries.created_at, start), lt(ledgerEntries.created_at, end)))
    // Of one moment what was added comes first: the balance was never below zero.
    .orderBy(ledgerEntries.created_at, desc(ledgerEntries.amount), ledgerEntries.id)

function withBalances(rows: Awaited<ReturnType<typeof listMonthEntries>>, opening: number): StatementPage['entries'] {
  let balance = opening
  return rows.map(({ order_id, order_number, ...row }) => {
    balance += row.amount
    return { ...row, order: order_id && order_number ? { id: order_id, number: order_number } : null, balance }
  })
}

/** What the client paid for orders in the month by card or transfer, and what was refunded so. */
async function listOutside(ctx: UserCtx, owner: MoneyOwner, { start, end }: StatementBounds): Promise<StatementPage['outside']> {
  const isMeant = and(
    inArray(own.kind, ['payment', 'refund']),
    eq(own.status, 'completed'),
    ne(own.method, 'wallet'),
    gte(own.at, start),
    lt(own.at, end),
  )
  return (await selectTransactions(ctx, owner, isMeant)).map(transactionView).reverse()
}

const mostMonths = 24
const monthOfRow = sql<string>`to_char(${own.at} at time zone 'Asia/Riyadh', 'YYYY-MM')`

/** The months with movements, and the current one. */
async function listMonths(ctx: UserCtx, owner: MoneyOwner, today: string): Promise<string[]> {
  const moved = await ctx.db.selectDistinct({ month: monthOfRow }).from(ownTransactions(owner)).where(eq(own.status, 'completed'))
  const documented = isCompany(ctx) ? await listDocumentMonths(ctx, ctx.principal.id) : []
  const months = new Set([today.slice(0, 7), ...moved.map(({ month }) => month), ...documented])
  return [...months].toSorted().reverse().slice(0, mostMonths)
}

const isCompany = ({ principal }: UserCtx): boolean => principal.role === 'client' && principal.client_type === 'company'
