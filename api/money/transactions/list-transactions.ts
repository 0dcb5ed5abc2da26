import { paginate } from '@wasl/shared/contract/common.ts'
import type { FinancesPage, financesQuery, TransactionRow } from '@wasl/shared/contract/finances.ts'
import { boundsOf, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { UserCtx } from '../../platform/context.ts'
import { textContains } from '../../resources/read/where-clause.ts'
import { type MoneyOwner, moneyOwner, transactionColumns as own, ownTransactions } from './own-transactions.ts'

type FinancesQuery = z.output<typeof financesQuery>

/** One page of the user's own transactions, newest first, with the totals of all that match. */
export async function listTransactions(ctx: UserCtx, query: FinancesQuery): Promise<FinancesPage> {
  const owner = moneyOwner(ctx)
  const where = filterOf(ctx, query)
  const rows = await ctx.db
    .select({ ...own, ...totalsOver(sql`over ()`) })
    .from(ownTransactions(owner))
    .where(where)
    .orderBy(desc(own.at), own.id)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  // A page after the last has no row that could carry the totals.
  const { count, received, paid, pending } = rows[0] ?? (await sumTransactions(ctx, owner, where))
  return { side: owner.side, data: rows.map(transactionView), pagination: paginate(query, count), totals: { received, paid, pending } }
}

/** The transactions of an owner that match, newest first. */
export const selectTransactions = ({ db }: Pick<UserCtx, 'db'>, owner: MoneyOwner, where: SQL | undefined) =>
  db.select(own).from(ownTransactions(owner)).where(where).orderBy(desc(own.at), own.id).$dynamic()

type SelectedTransaction = Awaited<ReturnType<typeof selectTransactions>>[number]

/** A selected transaction as its owner sees it. */
export const transactionView = ({ payment_id: _, order_id, order_number, ...row }: SelectedTransaction): TransactionRow => ({
  ...row,
  order: order_id && order_number ? { id: order_id, number: order_number } : null,
})

/** The count and the sums of all rows; `window` is `over ()` where each row carries them. */
function totalsOver(window: SQL) {
  const sumOf = (condition: SQL) => sql<number>`coalesce(sum(abs(own.amount)) filter (where ${condition}) ${window}, 0)`.mapWith(Number)
  return {
    count: sql<number>`count(*) ${window}`.mapWith(Number),
    // A returned payout or withdrawal was received before: it only undoes a failed one.
    received: sumOf(sql`own.status = 'completed' and own.amount > 0 and own.kind not in ('payout_returned', 'withdrawal_returned')`),
    paid: sumOf(sql`own.status = 'completed' and own.amount < 0`),
    pending: sumOf(sql`own.status = 'pending'`),
  }
}

async function sumTransactions({ db }: UserCtx, owner: MoneyOwner, where: SQL | undefined) {
  const [totals] = await db.select(totalsOver(sql``)).from(ownTransactions(owner)).where(where)
  return totals ?? { count: 0, received: 0, paid: 0, pending: 0 }
}

function filterOf({ clock }: UserCtx, { status, kind, period, q }: FinancesQuery): SQL | undefined {
  const bounds = period && boundsOf(periods[period].resolve(riyadhDate(clock.now())))
  return and(
    status && eq(own.status, status),
    kind && eq(own.kind, kind),
    bounds && and(gte(own.at, bounds.start), lt(own.at, bounds.end)),
    textContains(sql`normalize_arabic(concat_ws(' ', own.number, own.reference, ${own.order_number}))`, q ?? null),
  )
}

/** The other transactions of the same order. */
export const listRelated = async (ctx: UserCtx, owner: MoneyOwner, { id, order_id }: SelectedTransaction): Promise<TransactionRow[]> => {
  if (!order_id) return []
  const rows = await selectTransactions(ctx, owner, and(eq(own.order_id, order_id), ne(own.id, id))).limit(20)
  return rows.map(transactionView)
}
