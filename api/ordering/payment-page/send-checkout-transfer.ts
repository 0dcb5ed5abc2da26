import type { CheckoutTransferForm } from '@wasl/shared/contract/transfers.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import type { UserCtx } from '../../platform/context.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { reserveCoupon } from '../coupons/coupon-use.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { closeOpenCardAttempt } from '../payments/attempts/close-attempt.ts'
import { listDueOrders, sumOfDue } from '../payments/attempts/pay-orders.ts'
import { submitTransfer } from '../transfers/submit-transfer.ts'
import { loadEnteredCode } from './checkout-coupon.ts'
import { assertOwnCheckout, nothingDue } from './load-checkout.ts'

type TransferRequest = { checkout_id: string; key: string | undefined; form: CheckoutTransferForm }

/**
 * Stores the proof of one transfer for all orders of a checkout that wait for payment, once per idempotency key. Until the administration has decided it, their goods
 * stay reserved. Throws 404 for the checkout of another client, 409 if nothing is due, 422 on the wrong fields.
 */
export const sendCheckoutTransfer = (ctx: UserCtx, { checkout_id, key, form }: TransferRequest): Promise<{ payment_id: string }> =>
  runIdempotent(ctx, key, {
    request: { transfer_of_checkout: checkout_id, ...form },
    load: async (ctx) => {
      await assertOwnCheckout(ctx, checkout_id)
      return listDueOrders(ctx, checkout_id, { lock: true })
    },
    run: async (ctx, due) => {
      if (due.length === 0) throw nothingDue()
      const { coupon_code: entered, ...proof } = form
      const code = entered === undefined ? await loadEnteredCode(ctx, checkout_id) : entered
      for (const { order } of due) await closeOpenCardAttempt(ctx, order.id)
      const coupon = await reserveCoupon(ctx, due, code ?? undefined)
      for (const { order } of due) await transitionOrder(ctx, { order_id: order.id, name: 'send_checkout_transfer' })
      const { transfer_id, payment_id } = await submitTransfer(ctx, proof, {
        purpose: 'checkout',
        checkout_id,
        orders: due.map((one) => ({ order_id: one.order.id, amount: sumOfDue([one]) })),
        expected_amount: sumOfDue(due) - coupon.discount,
        coupon,
      })
      const subject = { resource: 'bank-transfers', row_id: transfer_id }
      await notifyAdmins(ctx, 'checkout_transfer_new', subject, { account_name: form.account_name })
      return { payment_id }
    },
  })
