import type { PaymentSummary } from '@wasl/shared/contract/finances.ts'
import { transactionStatusOf } from '@wasl/shared/contract/transaction-status.ts'
import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../tables/payments.ts'

/** The payments of an order, oldest first: every attempt for its client, for its provider those that hold or may bring money. */
export async function listOrderPayments(
  { db }: Pick<Ctx, 'db'>,
  order_id: string,
  reader: 'client' | 'provider',
): Promise<(PaymentSummary & { invoice_id: string | null })[]> {
  const rows = await db.select().from(payments).where(eq(payments.order_id, order_id)).orderBy(asc(payments.created_at), payments.id)
  const views = rows.map(({ id, invoice_id, method, amount, discount, status, captured_at, created_at }) => ({
    id,
    invoice_id,
    method,
    amount,
    discount,
    status: transactionStatusOf[status],
    at: captured_at ?? created_at,
  }))
  return reader === 'client' ? views : views.filter(({ status }) => status === 'completed' || status === 'pending')
}
