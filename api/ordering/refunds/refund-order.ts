import { and, desc, eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { loadRefundableAmount } from '../payments/payment-facts.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { fromEscrow, type RefundTerms, refundPayments } from './refund-payments.ts'

/** Refunds everything paid for an order and not refunded yet, as its approved request says; to the wallet if there is none. */
export const refundOrder: Effect = async (ctx, { orderContext: { order } }) => {
  const terms = (await loadApprovedRequest(ctx, order)) ?? (await toWallet(ctx, order))
  if (terms.amount === 0) return {}
  const { amount } = await refundPayments(ctx, order, terms, fromEscrow)
  return { notify: { amount } }
}

async function loadApprovedRequest({ db }: TransactionCtx, { id }: OrderRow): Promise<RefundTerms | undefined> {
  const [request] = await db
    .select()
    .from(refund_requests)
    .where(and(eq(refund_requests.order_id, id), eq(refund_requests.status, 'approved'), eq(refund_requests.cancels_order, true)))
    .orderBy(desc(refund_requests.updated_at))
    .limit(1)
  return request
}

const toWallet = async (ctx: TransactionCtx, { id, number }: OrderRow): Promise<RefundTerms> => ({
  ...{ id: null, number, amount: await loadRefundableAmount(ctx, id) },
  ...{ destination: 'wallet', iban: null, account_name: null },
})
