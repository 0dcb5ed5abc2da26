import type { GatewayMethod } from '@wasl/shared/contract/choices.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { requestContext } from '../../../platform/http/request-context.ts'
import { errorResponse } from '../../../platform/http/route.ts'
import { receiveEvent } from './receive-event.ts'

/** Where the gateway of each method sends its events, and how it proves itself. */
const webhooks = {
  electronic: { path: 'moyasar', proof: 'its shared secret' },
  tabby: { path: 'tabby', proof: 'the secret of its header' },
  tamara: { path: 'tamara', proof: 'a token that it signed' },
} as const satisfies Readonly<Record<GatewayMethod, { path: string; proof: string }>>

/** The events of the gateways. */
export function gatewayWebhookRoutes(app: FastifyInstance): void {
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
