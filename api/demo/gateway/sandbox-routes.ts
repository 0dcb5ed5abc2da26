import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { GatewayMethod } from '../../money/gateway/gateway-http.ts'
import { basicKey } from '../../money/gateway/gateway-http.ts'
import { notFound } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { requestLocale } from '../../platform/http/request-locale.ts'
import { hostedPage, returnAddress } from './hosted-page.ts'
import { type Sandbox, sandboxKeys, sandboxPages } from './sandbox.ts'
import { enterCode, payWithCard } from './sandbox-pay.ts'

const idParams = z.object({ id: z.uuid() })
const language = z.object({ lang: z.enum(['ar', 'en']).optional() })
const cardForm = z.object({ number: z.string().max(40) })
const codeForm = z.object({ payment: z.uuid(), code: z.string().max(20) })

/** The hosted pages of the sandbox, as plain forms. `options` of each route. */
export function hostedPageRoutes(app: FastifyInstance, currentSandbox: () => Sandbox, options: object): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get(`${sandboxPages}/:id`, options, async (request, reply) => {
      const sandbox = currentSandbox()
      const invoice = await sandbox.store.find(parse(idParams, request.params).id)
      if (!invoice) throw notFound()
      const result = invoice.status === 'initiated' && invoice.expired_at > sandbox.clock.now() ? null : endOf(invoice.status)
      return reply.type('text/html; charset=utf-8').send(hostedPage(invoice, languageOf(request), result))
    })
    scope.post(`${sandboxPages}/:id`, options, async (request, reply) => {
      const sandbox = currentSandbox()
      const { id } = parse(idParams, request.params)
      const code = codeForm.safeParse(request.body)
      const result = code.success
        ? await enterCode(sandbox, id, code.data.payment, latinDigits(code.data.code).trim())
        : await payWithCard(sandbox, id, latinDigits(parse(cardForm, request.body).number).replace(/\D/g, ''))
      const invoice = await sandbox.store.find(id)
      if (!invoice) throw notFound()
      if (result.next === 'paid') return reply.redirect(returnAddress(invoice), 303)
      return reply.type('text/html; charset=utf-8').send(hostedPage(invoice, languageOf(request), result))
    })
  })
}

const languageOf = (request: FastifyRequest) => language.safeParse(request.query).data?.lang ?? requestLocale(request)
const endOf = (status: string) => (status === 'paid' ? ({ next: 'paid' } as const) : ({ next: 'closed' } as const))

/** Answers a request to the REST interface of the sandbox below `prefix`; 401 for a wrong key. */
export const answerRest =
  (currentSandbox: () => Sandbox, prefix: string, key = sandboxKeys.secret_key) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== basicKey(key))
      return reply.code(401).send({ type: 'authentication_error', message: 'Invalid authorization credentials', errors: null })
    // Safe: these are the methods of the route.
    const method = request.method as GatewayMethod
    const { status, body } = await currentSandbox().rest(method, request.url.slice(prefix.length), request.body ?? {})
    return reply.code(status).send(body)
  }
