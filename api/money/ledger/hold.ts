import type { Ctx } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { post } from './post.ts'

/** Moves a payment from the client's wallet into the order's escrow. Throws a conflict where the wallet is short. */
export const hold = (ctx: Ctx & { db: Tx }, payment: { user_id: string; order_id: string; payment_id: string; amount: number }) =>
  post(ctx, {
    kind: 'payment',
    order_id: payment.order_id,
    payment_id: payment.payment_id,
    legs: [
      { account: { kind: 'client_wallet', user_id: payment.user_id }, amount: -payment.amount },
      { account: { kind: 'escrow', order_id: payment.order_id }, amount: payment.amount },
    ],
  })
