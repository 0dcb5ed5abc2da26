import { notify } from '../../messaging/notifications/notify.ts'
import { recordPaidAmount } from '../../ordering/invoices/record-paid-amount.ts'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { consumeCoupon, reserveCoupon } from '../coupons/coupon-use.ts'
import { closeOpenCardAttempt } from './close-card-attempt.ts'
import { createWalletPayment } from './create-wallet-payment.ts'
import type { DueInvoice, PaymentCtx } from './due-invoice.ts'

/** Pays the due amount of an order from the client's wallet, and returns the payment's id. Throws a conflict if the balance is insufficient. */
export async function payFromWallet(ctx: PaymentCtx, { order, invoice, due }: DueInvoice, coupon_code?: string): Promise<string> {
  const order_id = order.id
  await closeOpenCardAttempt(ctx, order_id)
  const coupon = await reserveCoupon(ctx, { order, invoice, due }, coupon_code)
  const amount = due - coupon.discount
  const { id } = await createWalletPayment(ctx, { order_id, invoice_id: invoice.id, client_id: ctx.principal.id, amount, ...coupon })
  await consumeCoupon(ctx, { order_id, ...coupon })
  await recordPaidAmount(ctx, invoice, due)
  if (order.status === 'pending_payment') await transitionOrder(ctx, { order_id, name: 'payment_captured', actor: 'system', amount: due })
  else if (order.provider_id)
    await notify(ctx, { type: 'remaining_paid', params: { order: order.number }, provider_ids: [order.provider_id], order_id })
  return id
}
