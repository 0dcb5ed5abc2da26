import { idParams } from '@wasl/shared/contract/common.ts'
import { paymentPage } from '@wasl/shared/contract/payment-page.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { loadPaymentPage } from './load-payment-page.ts'

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
}
