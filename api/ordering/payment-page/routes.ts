import * as checkoutEndpoints from '@wasl/shared/contract/endpoints/checkout.ts'
import * as orderEndpoints from '@wasl/shared/contract/endpoints/orders.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/payments.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadCheckout, quoteCheckoutCoupon } from './load-checkout.ts'
import { loadPaymentPage } from './load-payment-page.ts'
import { loadPaymentState, loadPaymentView } from './load-payment-view.ts'
import { payCheckout } from './pay-checkout.ts'
import { payOrder } from './pay-order.ts'
import { sendCheckoutTransfer } from './send-checkout-transfer.ts'
import { loadTopUpPage, sendTopUpTransfer, startCardTopUp } from './top-up.ts'

/** What a client has to pay, in which ways, and how its payments went. */
export function paymentPageRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showPaymentPage, async ({ ctx, params }) => loadPaymentPage(userCtx(ctx), params.id))
  serve(app, orderEndpoints.payOrder, async ({ ctx, params, body, request }) => {
    const key = request.headers['idempotency-key']
    return payOrder(userCtx(ctx), { order_id: params.id, key: typeof key === 'string' ? key : undefined, form: body })
  })
  serve(app, checkoutEndpoints.showCheckout, ({ ctx, params }) => loadCheckout(userCtx(ctx), params.id))
  serve(app, checkoutEndpoints.quoteCheckoutCoupon, ({ ctx, params, query }) =>
    quoteCheckoutCoupon(userCtx(ctx), { id: params.id, code: query.coupon_code }),
  )
  serve(app, checkoutEndpoints.payCheckout, ({ ctx, params, body, request }) => {
    const key = request.headers['idempotency-key']
    return payCheckout(userCtx(ctx), { checkout_id: params.id, key: typeof key === 'string' ? key : undefined, form: body })
  })
  serve(app, checkoutEndpoints.sendCheckoutTransfer, ({ ctx, params, body, request }) => {
    const key = request.headers['idempotency-key']
    return sendCheckoutTransfer(userCtx(ctx), { checkout_id: params.id, key: typeof key === 'string' ? key : undefined, form: body })
  })
  serve(app, endpoints.showPayment, ({ ctx, params }) => loadPaymentView(userCtx(ctx), params.id))
  serve(app, endpoints.showPaymentState, ({ ctx, params }) => loadPaymentState(ctx, params.id))
  serve(app, endpoints.showTopUpPage, async ({ ctx }) => loadTopUpPage(userCtx(ctx)))
  serve(app, endpoints.startTopUp, async ({ ctx, body, request }) => {
    const key = request.headers['idempotency-key']
    return startCardTopUp(userCtx(ctx), { key: typeof key === 'string' ? key : undefined, form: body })
  })
  serve(app, endpoints.sendTopUpTransfer, async ({ ctx, body, request }) => {
    const key = request.headers['idempotency-key']
    return sendTopUpTransfer(userCtx(ctx), { key: typeof key === 'string' ? key : undefined, form: body })
  })
}
