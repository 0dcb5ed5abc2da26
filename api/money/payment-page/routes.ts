import { idParams } from '@wasl/shared/contract/common.ts'
import { paymentPage, topUpForm, topUpPage, topUpSent, topUpStarted } from '@wasl/shared/contract/payment-page.ts'
import { transferForm } from '@wasl/shared/contract/transfers.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { loadPaymentPage } from './load-payment-page.ts'
import { loadTopUpPage, sendTopUpTransfer, startCardTopUp } from './top-up.ts'

/** What a client has to pay, and in which ways. */
export function paymentPageRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/orders/:id/payment',
    action: 'ord.pay',
    summary: 'The due amount of your own order with the ways to pay it',
    params: idParams,
    response: paymentPage,
    handler: async ({ ctx, params }) => loadPaymentPage(userCtx(ctx), params.id),
  })
  route(app, {
    method: 'GET',
    url: '/api/wallet/top-up',
    action: 'wal.topup',
    summary: 'The limits of a top-up of your own wallet with the ways to pay it',
    response: topUpPage,
    handler: async ({ ctx }) => loadTopUpPage(userCtx(ctx)),
  })
  route(app, {
    method: 'POST',
    url: '/api/wallet/top-ups',
    action: 'wal.topup',
    summary: 'Top up your own wallet by card on the page of the gateway; requires an Idempotency-Key',
    body: topUpForm,
    response: topUpStarted,
    lateBody: true,
    handler: async ({ ctx, parseBody, request }) => {
      const key = request.headers['idempotency-key']
      return startCardTopUp(userCtx(ctx), { key: typeof key === 'string' ? key : undefined, parseBody })
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/wallet/top-ups/transfers',
    action: 'wal.topup',
    summary: 'Send the proof of a transfer for your own wallet; requires an Idempotency-Key',
    body: transferForm,
    response: topUpSent,
    msg: { en: 'Your transfer was sent for review', ar: 'أُرسلت حوالتك للمراجعة' },
    lateBody: true,
    handler: async ({ ctx, parseBody, request }) => {
      const key = request.headers['idempotency-key']
      return sendTopUpTransfer(userCtx(ctx), { key: typeof key === 'string' ? key : undefined, parseBody })
    },
  })
}
