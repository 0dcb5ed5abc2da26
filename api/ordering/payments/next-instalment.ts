import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { payments } from '../tables/payments.ts'

/** The number of the next attempt to pay an invoice: 1, 2, 3 … The order must be locked. */
export async function nextInstalment({ db }: TransactionCtx, invoice_id: string): Promise<number> {
  const [found] = await db
    .select({ last: sql<number>`coalesce(max(${payments.instalment}), 0)`.mapWith(Number) })
    .from(payments)
    .where(eq(payments.invoice_id, invoice_id))
  return (found?.last ?? 0) + 1
}
