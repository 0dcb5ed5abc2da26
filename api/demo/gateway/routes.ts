import { latinDigits } from '@wasl/shared/registry/normalize-text.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { notFound, RequestError } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { requestLocale } from '../../platform/http/request-locale.ts'
import { hostedPage } from './hosted-page.ts'
import { sandboxKeys } from './sandbox.ts'
import { changeRecords, recordChange } from './sandbox-differences.ts'
import { enterCode, payWithCard } from './sandbox-pay.ts'

const config = { action: 'ops.dev' } as const
const hidden = { config, schema: { hide: true } }
const idParams = z.object({ id: z.uuid() })
const language = z.object({ lang: z.enum(['ar', 'en']).optional() })
const cardForm = z.object({ number: z.string().max(40) })
const codeForm = z.object({ payment: z.uuid(), code: z.string().max(20) })
const part = z.number().min(0).max(1).optional()
const faults = z.strictObject({
  lost: part,
  duplicated: part,
  late: part,
  reordered: part,
  wrong_amount: part,
  wrong_secret: part,
  unanswered: part,
  late_ms: z.int().min(0).max(600_000).optional(),
  seed: z.int().optional(),
})

/** The sandbox of the payment gateway: its REST interface, its hosted page and its controls. Only without the real gateway, never in production. */
export function demoGatewayRoutes(app: FastifyInstance): void {
  const { env, adapters } = app.shared
  const { gateway } = adapters
  if (env.WASL_MODE !== 'demo' || !gateway || !('sandbox' in gateway)) return
  const { sandbox } = gateway
  const { store, events, rest } = sandbox

  events.connect(async (payload) => (await app.inject({ method: 'POST', url: '/api/webhooks/moyasar', payload })).statusCode)
  app.addHook('onClose', () => events.stop())

  app.register(async (scope) => {
    // Plain forms of the hosted page.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/dev/gateway/pay/:id', hidden, async (request, reply) => {
      const invoice = await store.find(parse(idParams, request.params).id)
      if (!invoice) throw notFound()
      const result = invoice.status === 'initiated' && invoice.expired_at > sandbox.clock.now() ? null : endOf(invoice.status)
      return reply.type('text/html; charset=utf-8').send(hostedPage(invoice, languageOf(request), result))
    })
    scope.post('/dev/gateway/pay/:id', hidden, async (request, reply) => {
      const { id } = parse(idParams, request.params)
      const code = codeForm.safeParse(request.body)
      const result = code.success
        ? await enterCode(sandbox, id, code.data.payment, latinDigits(code.data.code).trim())
        : await payWithCard(sandbox, id, latinDigits(parse(cardForm, request.body).number).replace(/\D/g, ''))
      const invoice = await store.find(id)
      if (!invoice) throw notFound()
      if (result.next === 'paid') return reply.redirect(new URL(invoice.success_url, 'http://localhost').pathname, 303)
      return reply.type('text/html; charset=utf-8').send(hostedPage(invoice, languageOf(request), result))
    })
  })

  const key = `Basic ${Buffer.from(`${sandboxKeys.secret_key}:`).toString('base64')}`
  app.route({
    method: ['GET', 'POST'],
    url: '/api/dev/gateway/v1/*',
    // The key of the sandbox opens it, no session.
    config: { action: 'pay.webhook' },
    schema: { hide: true },
    handler: async (request, reply) => {
      if (request.headers.authorization !== key) throw new RequestError('unauthenticated', { en: 'Wrong key', ar: 'المفتاح خاطئ' })
      const path = request.url.slice('/api/dev/gateway/v1'.length)
      const { status, body } = await rest(request.method === 'GET' ? 'GET' : 'POST', path, request.body ?? {})
      return reply.code(status).send(body)
    },
  })
  app.get(
    '/api/dev/gateway/events',
    { config, schema: { summary: 'The events of the payment sandbox, the newest first', tags: ['dev'] } },
    async () => ({
      key: 'success',
      msg: 'OK',
      data: events.list().map(({ body, fault, answers }) => ({ id: body.id, type: body.type, amount: body.data.amount, fault, answers })),
    }),
  )
  app.post(
    '/api/dev/gateway/faults',
    { config, schema: { summary: 'Lose, repeat, delay, reorder or falsify a part of the sandbox’s events', tags: ['dev'] } },
    async ({ body }) => {
      const { late_ms, seed, ...parts } = parse(faults, body)
      const set = Object.fromEntries(Object.entries({ ...parts, late_ms, seed }).filter(([, value]) => value !== undefined))
      events.setFaults(set)
      return { key: 'success', msg: 'OK', data: events.getFaults() }
    },
  )
  app.post(
    '/api/dev/gateway/records',
    { config, schema: { summary: 'Change the records of the payment sandbox, so that they differ from the ledger', tags: ['dev'] } },
    async ({ body }) => {
      const id = await changeRecords(sandbox, parse(recordChange, body))
      if (id === null) throw notFound()
      return { key: 'success', msg: 'OK', data: { id } }
    },
  )
  app.post(
    '/api/dev/gateway/events/:id',
    { config, schema: { summary: 'Send an event of the sandbox again', tags: ['dev'] } },
    async ({ params }) => {
      if (!events.resend(parse(idParams, params).id)) throw notFound()
      return { key: 'success', msg: 'OK' }
    },
  )
}

const languageOf = (request: Parameters<typeof requestLocale>[0]) => language.safeParse(request.query).data?.lang ?? requestLocale(request)
const endOf = (status: string) => (status === 'paid' ? ({ next: 'paid' } as const) : ({ next: 'closed' } as const))
