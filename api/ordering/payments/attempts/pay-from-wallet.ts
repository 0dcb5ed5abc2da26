import type { Label } from '@wasl/shared/units.ts'
import { payerOf } from '../../../identity/sessions/client-account.ts'
import type { UserCtx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/types.ts'
import { consumeCoupon, reserveCoupon } from '../../coupons/coupon-use.ts'
import { recordPaidAmount } from '../../invoices/record-paid-amount.ts'
import type { InvoiceRow } from '../../orders/order-context.ts'
import type { OrderRow } from '../../orders/visible-order.ts'
import { closeOpenCardAttempt } from './close-attempt.ts'
import { continuePaidOrder } from './continue-paid-order.ts'
import { createWalletPayment } from './create-wallet-payment.ts'

/** A locked order with its invoice, and what is due now, in halalas. */
export type DueInvoice = {
  order: OrderRow
  invoice: InvoiceRow
  due: number
  /** Paid beside it from the wallet, when the order starts. */
  security_deposit?: number
  /** Set if it is agreed on top of a paid invoice, and was not added to it yet. */
  supplement?: { title: Label; due_at: string }
}
export type PaymentCtx = UserCtx & { db: Tx }

/** Pays the due amount of an order from the client's wallet, and returns the payment's id. Throws a conflict if the balance is insufficient. */
export async function payFromWallet(ctx: PaymentCtx, { order, invoice, due }: DueInvoice, coupon_code?: string): Promise<string> {
  const order_id = order.id
  await closeOpenCardAttempt(ctx, order_id)
  const coupon = await reserveCoupon(ctx, [{ order, invoice, due }], coupon_code)
  const amount = due - coupon.discount
  await recordPaidAmount(ctx, invoice, { total: due, coupon: coupon.discount })
  const { id } = await createWalletPayment(ctx, { order_id, invoice_id: invoice.id, ...payerOf(ctx.principal), amount, ...coupon })
  await consumeCoupon(ctx, { order_id, ...coupon })
  await continuePaidOrder(ctx, order, due)
  return id
}
