import * as wire from '../checkout.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { topUpSent } from '../payment-page.ts'
import { checkoutTransferForm } from '../transfers.ts'

export const checkOut = endpoint({
  method: 'POST',
  path: '/api/cart/checkout',
  action: 'cart.checkout',
  summary:
    'Order what is in your cart: one order for each seller. Nothing is kept if a line is short or costs more than you saw; requires an Idempotency-Key',
  body: wire.checkoutForm,
  idempotent: true,
  limit: { max: 30, perSeconds: 60 },
  response: wire.checkedOut,
  msg: { en: 'Your order was placed. Pay it to have it prepared', ar: 'سُجّل طلبك. ادفعه لنبدأ تجهيزه' },
})
export const showCheckout = endpoint({
  method: 'GET',
  path: '/api/checkouts/:id',
  action: 'cart.checkout',
  summary: 'Your checkout with its orders, and what of it waits for payment',
  params: idParams,
  response: wire.checkoutView,
})
export const quoteCheckoutCoupon = endpoint({
  method: 'GET',
  path: '/api/checkouts/:id/coupon',
  action: 'coupon.apply',
  summary: 'What a coupon takes off the payment of your own checkout',
  params: idParams,
  query: wire.checkoutCouponQuery,
  response: wire.checkoutCoupon,
})
export const payCheckout = endpoint({
  method: 'POST',
  path: '/api/checkouts/:id/pay',
  action: 'ord.pay',
  summary: 'Pay all orders of a checkout from the wallet, or by card at `pay_url`; requires an Idempotency-Key',
  params: idParams,
  body: wire.checkoutPayForm,
  idempotent: true,
  response: wire.checkoutPaid,
})
export const sendCheckoutTransfer = endpoint({
  method: 'POST',
  path: '/api/checkouts/:id/transfers',
  action: 'ord.transfer.proof',
  summary: 'Send the proof of one bank transfer for all orders of a checkout; requires an Idempotency-Key',
  params: idParams,
  body: checkoutTransferForm,
  idempotent: true,
  response: topUpSent,
  msg: { en: 'Your transfer was sent for review', ar: 'أُرسلت حوالتك للمراجعة' },
})
