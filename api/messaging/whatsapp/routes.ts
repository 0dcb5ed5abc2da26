import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../platform/context.ts'
import { notFound, RequestError } from '../../platform/http/errors.ts'
import { errorResponse } from '../../platform/http/route.ts'
import { recordStatuses } from './record-statuses.ts'

const verification = z.object({ 'hub.mode': z.literal('subscribe'), 'hub.verify_token': z.string(), 'hub.challenge': z.string().max(200) })
const config = { action: 'msg.webhook' } as const

/** The webhook of WhatsApp: no session opens it, the service proves itself by the verification token or by its signature. */
export async function whatsAppRoutes(app: FastifyInstance): Promise<void> {
  const { shared } = app
  await app.register(async (scope) => {
    // The signature is one of the bytes.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.get(
      '/api/webhooks/whatsapp',
      {
        config,
        schema: { summary: 'The verification of the webhook by WhatsApp', tags: ['messaging'], response: { '4xx': errorResponse } },
      },
      async ({ query }, reply) => {
        const { data } = verification.safeParse(query)
        if (!data || !adapterOf(shared).isVerification(data['hub.verify_token'])) throw unknownSender()
        return reply.type('text/plain').send(data['hub.challenge'])
      },
    )
    scope.post(
      '/api/webhooks/whatsapp',
      {
        config,
        bodyLimit: 1_048_576,
        schema: {
          summary: 'Statuses of messages by WhatsApp, signed by the app’s secret',
          tags: ['messaging'],
          response: { 200: z.object({ key: z.literal('success'), msg: z.string() }), '4xx': errorResponse },
        },
      },
      async ({ body, headers }, reply) => {
        const statuses = Buffer.isBuffer(body) ? adapterOf(shared).readStatuses(body, String(headers['x-hub-signature-256'] ?? '')) : null
        if (!statuses) throw unknownSender()
        await recordStatuses(shared, statuses)
        return reply.code(200).send({ key: 'success', msg: 'OK' })
      },
    )
  })
}

function adapterOf({ adapters }: App) {
  if (!adapters.whatsapp) throw notFound()
  return adapters.whatsapp
}

const unknownSender = () => new RequestError('unauthenticated', { en: 'Unknown sender', ar: 'مرسل غير معروف' })
