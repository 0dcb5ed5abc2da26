import type { Period } from '@wasl/shared/rules/periods.ts'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { payments } from '../../ordering/tables/payments.ts'
import { refunds } from '../../ordering/tables/refunds.ts'
import type { Ctx } from '../../platform/context.ts'
import { within } from './riyadh-sql.ts'

/** What was paid for each order with VAT, minus what has been refunded since, in halalas. */
export const paidByOrder = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({
      order_id: payments.order_id,
      sales:
        sql<number>`coalesce(sum(${payments.amount} + ${payments.discount} - ${payments.refunded_amount} - ${payments.refunded_discount}), 0)`
          .mapWith(Number)
          .as('sales'),
    })
    .from(payments)
    .where(and(eq(payments.purpose, 'order'), isNotNull(payments.captured_at)))
    .groupBy(payments.order_id)
    .as('paid')

/**
 * The payments of a period on the day of their capture, and its refunds on their own day, so that a period that is over never changes.
 * Halalas with VAT; `sales` is negative for a refund.
 */
export function saleEntries({ db }: Pick<Ctx, 'db'>, period: Period) {
  const entry = (
    order_id: typeof payments.order_id | typeof refunds.order_id,
    at: SQL<string>,
    received: SQL,
    refunded: SQL,
    payment: 0 | 1,
  ) => ({
    order_id: sql<string>`${order_id}`.as('order_id'),
    at: at.as('at'),
    payments: sql<number>`${payment}::integer`.mapWith(Number).as('payments'),
    received: sql<number>`${received}::bigint`.mapWith(Number).as('received'),
    refunded: sql<number>`${refunded}::bigint`.mapWith(Number).as('refunded'),
    sales: sql<number>`(${received} - ${refunded})::bigint`.mapWith(Number).as('sales'),
  })
  return unionAll(
    db
      .select(entry(payments.order_id, sql<string>`${payments.captured_at}`, sql`${payments.amount} + ${payments.discount}`, sql`0`, 1))
      .from(payments)
      .where(and(eq(payments.purpose, 'order'), within(payments.captured_at, period))),
    db
      .select(entry(refunds.order_id, sql<string>`${refunds.created_at}`, sql`0`, sql`${refunds.amount} + ${refunds.discount}`, 0))
      .from(refunds)
      .where(within(refunds.created_at, period)),
  ).as('entries')
}

/** The sum of the sales of these entries, in halalas. */
export const salesOf = (entries: ReturnType<typeof saleEntries>): SQL<number> =>
  sql<number>`coalesce(sum(${entries.sales}), 0)`.mapWith(Number)
