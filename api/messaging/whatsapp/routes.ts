import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { WhatsAppStatus } from '../../platform/adapters/adapters.ts'
import type { App } from '../../platform/context.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { notFound, RequestError } from '../../platform/http/errors.ts'
import { errorResponse } from '../../platform/http/route.ts'
import { sendAsSms } from './send-whatsapp.ts'

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
        await sendFailedAsSms(shared, statuses)
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

/** WhatsApp accepts messages to any number and reports later that it has no account. */
async function sendFailedAsSms(app: App, statuses: readonly WhatsAppStatus[]): Promise<void> {
  const failed = statuses.filter(({ isFailed }) => isFailed)
  if (failed.length === 0) return
  const ids = failed.map(({ id }) => id)
  const sent = await app.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.queue, 'whatsapp'), inArray(jobs.id, ids)))
  for (const job of sent) await sendAsSms(app, job, `code ${failed.find(({ id }) => id === job.id)?.code ?? 'none'}`)
}
