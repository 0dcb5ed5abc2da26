import * as z from 'zod'
import { idParams } from '../common.ts'
import { couponQuery, couponQuote } from '../coupons.ts'
import { endpoint } from '../endpoint.ts'
import { paymentPage, topUpForm, topUpPage, topUpSent, topUpStarted } from '../payment-page.ts'
import { paymentProgress, paymentView } from '../payments.ts'
import { transferForm } from '../transfers.ts'

export const quoteCoupon = endpoint({
  method: 'GET',
  path: '/api/orders/:id/coupon',
  action: 'coupon.apply',
  summary: 'What a coupon takes off the next payment of your own order',
  params: idParams,
  query: couponQuery,
  response: couponQuote,
})
export const showPaymentPage = endpoint({
  method: 'GET',
  path: '/api/orders/:id/payment',
  action: 'ord.pay',
  summary: 'The due amount of your own order with the ways to pay it',
  params: idParams,
  response: paymentPage,
})
export const showTopUpPage = endpoint({
  method: 'GET',
  path: '/api/wallet/top-up',
  action: 'wal.topup',
  summary: 'The limits of a top-up of your own wallet with the ways to pay it',
  response: topUpPage,
})
export const startTopUp = endpoint({
  method: 'POST',
  path: '/api/wallet/top-ups',
  action: 'wal.topup',
  summary: 'Top up your own wallet by card on the page of the gateway; requires an Idempotency-Key',
  body: topUpForm,
  idempotent: true,
  response: topUpStarted,
})
export const sendTopUpTransfer = endpoint({
  method: 'POST',
  path: '/api/wallet/top-ups/transfers',
  action: 'wal.topup',
  summary: 'Send the proof of a transfer for your own wallet; requires an Idempotency-Key',
  body: transferForm,
  idempotent: true,
  response: topUpSent,
  msg: { en: 'Your transfer was sent for review', ar: 'أُرسلت حوالتك للمراجعة' },
})
export const showPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:id',
  action: 'ord.payment',
  summary: 'Your own payment; while it is open, the gateway is queried for it',
  params: z.object({ id: z.uuid() }),
  response: paymentView,
})
export const showPaymentState = endpoint({
  method: 'GET',
  path: '/api/payments/:id/state',
  action: 'pay.return',
  summary: 'The state of a payment without its details, for the page to which the gateway returns; changes nothing',
  params: z.object({ id: z.uuid() }),
  response: paymentProgress,
})
