import type { RefundView } from '@wasl/shared/contract/finances.ts'
import { and, asc, eq } from 'drizzle-orm'
import { ledgerTransactions } from '../../money/tables/ledger.ts'
import type { Ctx } from '../../platform/context.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'

type OrderRefund = RefundView & { invoice_id: string | null }

/**
 * What was refunded for an order, payment by payment, and what an administrator has requested; oldest first. The provider sees what its
 * order loses, not where the client gets it. `invoice_id` is null for a request.
 */
export async function listOrderRefunds({ db }: Pick<Ctx, 'db'>, order_id: string, reader: 'client' | 'provider'): Promise<OrderRefund[]> {
  const made = await db
    .select({ refund: refunds, invoice_id: payments.invoice_id, transaction_id: ledgerTransactions.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.reference_number, refunds.number))
    .where(eq(refunds.order_id, order_id))
    .orderBy(asc(refunds.created_at), asc(refunds.id))
  const requested = await db
    .select()
    .from(refund_requests)
    .where(and(eq(refund_requests.order_id, order_id), eq(refund_requests.status, 'pending')))
  const isClient = reader === 'client'
  return [
    ...made.map(({ refund: { id, status, amount, discount, destination, created_at, settled_at }, invoice_id, transaction_id }) => ({
      id,
      status,
      amount: isClient ? amount : amount + discount,
      destination: isClient ? destination : null,
      transaction_id: isClient ? transaction_id : null,
      requested_at: created_at,
      settled_at,
      invoice_id,
    })),
    ...requested.map(({ id, amount, created_at }) => ({
      ...{ id, amount, status: 'requested' as const, requested_at: created_at },
      ...{ destination: null, transaction_id: null, settled_at: null, invoice_id: null },
    })),
  ]
}
