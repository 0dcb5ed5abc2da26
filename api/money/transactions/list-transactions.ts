import { paginate } from '@wasl/shared/contract/common.ts'
import type { FinancesPage, financesQuery, TransactionRow } from '@wasl/shared/contract/finances.ts'
import { boundsOf, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { UserCtx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { textContains } from '../../resources/read/where-clause.ts'
import { type MoneyOwner, moneyOwner, transactionColumns as own, ownTransactions } from './own-transactions.ts'

type FinancesQuery = z.output<typeof financesQuery>

/** One page of the user's own transactions, newest first, with the totals of all that match. */
export async function listTransactions(ctx: UserCtx, query: FinancesQuery): Promise<FinancesPage> {
  const owner = moneyOwner(ctx)
  const where = filterOf(ctx, query)
  const { count, ...totals } = await sumTransactions(ctx, owner, where)
  const rows = await selectTransactions(ctx, owner, where)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  return { side: owner.side, data: rows.map(transactionView), pagination: paginate(query, count), totals }
}

/** The transactions of an owner that match, newest first. */
export const selectTransactions = ({ db }: Pick<UserCtx, 'db'>, owner: MoneyOwner, where: SQL | undefined) =>
  db
    .select(own)
    .from(ownTransactions(owner))
    .leftJoin(orders, eq(orders.id, sql`own.order_id`))
    .where(where)
    .orderBy(desc(own.at), own.id)
    .$dynamic()

type SelectedTransaction = Awaited<ReturnType<typeof selectTransactions>>[number]

/** A selected transaction as its owner sees it. */
export const transactionView = ({ payment_id: _, order_id, order_number, ...row }: SelectedTransaction): TransactionRow => ({
  ...row,
  order: order_id && order_number ? { id: order_id, number: order_number } : null,
})

async function sumTransactions({ db }: UserCtx, owner: MoneyOwner, where: SQL | undefined) {
  const sumOf = (condition: SQL) => sql<number>`coalesce(sum(abs(own.amount)) filter (where ${condition}), 0)`.mapWith(Number)
  const [totals] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      // A returned payout was earned before: it only undoes a failed one.
      received: sumOf(sql`own.status = 'completed' and own.amount > 0 and own.kind <> 'payout_returned'`),
      paid: sumOf(sql`own.status = 'completed' and own.amount < 0`),
      pending: sumOf(sql`own.status = 'pending'`),
    })
    .from(ownTransactions(owner))
    .leftJoin(orders, eq(orders.id, sql`own.order_id`))
    .where(where)
  return totals ?? { count: 0, received: 0, paid: 0, pending: 0 }
}

function filterOf({ clock }: UserCtx, { status, kind, period, q }: FinancesQuery): SQL | undefined {
  const bounds = period && boundsOf(periods[period].resolve(riyadhDate(clock.now())))
  return and(
    status && eq(own.status, status),
    kind && eq(own.kind, kind),
    bounds && and(gte(own.at, bounds.start), lt(own.at, bounds.end)),
    textContains(sql`normalize_arabic(concat_ws(' ', own.number, own.reference, ${orders.number}))`, q ?? null),
  )
}

/** The other transactions of the same order. */
export const listRelated = async (ctx: UserCtx, owner: MoneyOwner, { id, order_id }: SelectedTransaction): Promise<TransactionRow[]> => {
  if (!order_id) return []
  const rows = await selectTransactions(ctx, owner, and(eq(orders.id, order_id), ne(own.id, id))).limit(20)
  return rows.map(transactionView)
}
