import type { PaymentSummary } from '@wasl/shared/contract/finances.ts'
import { transactionStatusOf } from '@wasl/shared/contract/transaction-status.ts'
import { asc, eq } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../tables/payments.ts'

/** The payments of an order, oldest first: every attempt for its client, for its provider those that hold or may bring money. */
export async function listOrderPayments(
  { db }: Pick<Ctx, 'db'>,
  order_id: string,
  reader: 'client' | 'provider',
): Promise<(PaymentSummary & { invoice_id: string | null })[]> {
  const rows = await db
    .select({ payment: payments, paid_by: users.name })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.paid_by))
    .where(eq(payments.order_id, order_id))
    .orderBy(asc(payments.created_at), payments.id)
  const views = rows.map(({ paid_by, payment: { id, invoice_id, method, amount, discount, status, captured_at, created_at } }) => ({
    id,
    paid_by: reader === 'client' ? paid_by : null,
    invoice_id,
    method,
    amount,
    discount,
    status: transactionStatusOf[status],
    at: captured_at ?? created_at,
  }))
  return reader === 'client' ? views : views.filter(({ status }) => status === 'completed' || status === 'pending')
}
