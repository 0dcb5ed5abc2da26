import * as wire from '../checkout.ts'
import { endpoint } from '../endpoint.ts'

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
