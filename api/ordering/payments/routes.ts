import type { GatewayMethod } from '@wasl/shared/contract/choices.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/payments.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { requestContext, userCtx } from '../../platform/http/request-context.ts'
import { errorResponse } from '../../platform/http/route.ts'
import { serve } from '../../platform/http/serve.ts'
import { receiveEvent } from './gateway-records/receive-event.ts'
import { loadPaymentState, loadPaymentView } from './load-payment-view.ts'

/** Where the gateway of each method sends its events, and how it proves itself. */
const webhooks = {
  electronic: { path: 'moyasar', proof: 'its shared secret' },
  tabby: { path: 'tabby', proof: 'the secret of its header' },
  tamara: { path: 'tamara', proof: 'a token that it signed' },
} as const satisfies Readonly<Record<GatewayMethod, { path: string; proof: string }>>

/** The state of a client's payments, and the events of the gateway. */
export function paymentRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showPayment, ({ ctx, params }) => loadPaymentView(userCtx(ctx), params.id))
  serve(app, endpoints.showPaymentState, ({ ctx, params }) => loadPaymentState(ctx, params.id))
  for (const [method, { path, proof }] of typedEntries(webhooks)) {
    // No session opens it: the gateway proves itself.
    app.post(
      `/api/webhooks/${path}`,
      {
        bodyLimit: 65_536,
        config: { action: 'pay.webhook' },
        schema: {
          summary: `An event of the payment gateway, with ${proof}`,
          tags: ['payments'],
          response: { 200: z.object({ key: z.literal('success'), msg: z.string() }), '4xx': errorResponse },
        },
      },
      async (request, reply) => {
        const header = (name: string) => [request.headers[name]].flat()[0]
        const query = z.record(z.string(), z.unknown()).parse(request.query)
        await receiveEvent(requestContext(app.shared, request), method, { body: request.body, header, query })
        return reply.code(200).send({ key: 'success', msg: 'OK' })
      },
    )
  }
}
