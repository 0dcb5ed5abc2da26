import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { LocalNafath } from '../identity/nafath/nafath.ts'
import { parse } from '../platform/http/parse.ts'
import { requestLocale } from '../platform/http/request-locale.ts'
import { nafathPage } from './nafath-page.ts'

const config = { action: 'ops.dev' } as const
const answer = z.object({ trans_id: z.uuid(), status: z.enum(['completed', 'rejected', 'expired']) })
const language = z.object({ lang: z.enum(['ar', 'en']) })

/** The stand-in of the Nafath app: a page that approves, rejects or expires requests. Only without the real service, never in production. */
export function demoNafathRoutes(app: FastifyInstance): void {
  if (!findLocalNafath(app)) return

  app.get('/dev/nafath', { config, schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(nafathPage(await listRequests(app), languageOf(request))),
  )
  app.get('/api/dev/nafath', { config, schema: { summary: 'Nafath requests that wait for an answer', tags: ['dev'] } }, async () => ({
    key: 'success',
    msg: 'OK',
    data: await listRequests(app),
  }))
  // By address, as a plain page without a script sends it.
  app.post(
    '/api/dev/nafath/:trans_id/:status',
    { config, schema: { summary: 'Answer a Nafath request', tags: ['dev'] } },
    async (request, reply) => {
      const { trans_id, status } = parse(answer, request.params)
      const callback = await findLocalNafath(app)?.answer(trans_id, status)
      // As the service calls us; the waiting page learns the answer with its next question.
      if (callback) await app.inject({ method: 'POST', url: '/api/webhooks/nafath', payload: callback })
      return reply.redirect(`/dev/nafath?lang=${languageOf(request)}`, 303)
    },
  )
}

function findLocalNafath({ shared }: FastifyInstance): LocalNafath | undefined {
  const { nafath } = shared.adapters
  return shared.env.WASL_MODE === 'demo' && nafath && 'answer' in nafath ? nafath : undefined
}

const listRequests = async (app: FastifyInstance) => (await findLocalNafath(app)?.list()) ?? []

const languageOf = (request: FastifyRequest) => language.safeParse(request.query).data?.lang ?? requestLocale(request)
