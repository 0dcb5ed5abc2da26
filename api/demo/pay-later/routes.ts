import { type PayLaterMethod, payLaterMethods, payLaterRejections } from '@wasl/shared/contract/choices.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { GatewayMethod } from '../../money/gateway/gateway-http.ts'
import { notFound } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { requestLocale } from '../../platform/http/request-locale.ts'
import { planPage, planReturn } from './plan-page.ts'
import { isPayLaterSandbox, type PayLaterSandbox, pagesOf } from './sandbox.ts'

const config = { action: 'ops.dev' } as const
const idParams = z.object({ id: z.uuid() })
const language = z.object({ lang: z.enum(['ar', 'en']).optional() })
const results = z.object({ result: z.enum(['approve', 'decline', 'cancel']) })
const rejection = z.strictObject({ rejects: z.enum(payLaterRejections).nullable() })

/** The stand-ins of Tabby and Tamara: their hosted pages and controls. Only without the real service, never in production. */
export function payLaterRoutes(app: FastifyInstance): void {
  const { env, adapters } = app.shared
  if (env.WASL_MODE !== 'demo') return
  for (const method of payLaterMethods) {
    const gateway = adapters.gateways[method]
    if (!isPayLaterSandbox(gateway)) continue
    const { sandbox } = gateway
    sandbox.events.connect(async ({ body, headers, query }) => {
      const response = await app.inject({ method: 'POST', url: `/api/webhooks/${method}${query}`, payload: body, headers })
      return response.statusCode
    })
    app.addHook('onClose', () => sandbox.events.stop())
    planPageRoutes(app, sandbox, { options: { config, schema: { hide: true } }, isOnSite: true })
    app.post(
      `/api/dev/pay-later/${method}`,
      { config, schema: { summary: `Have the stand-in of ${method} reject clients before its page, or offer it again`, tags: ['dev'] } },
      async ({ body }) => {
        sandbox.reject(parse(rejection, body).rejects)
        return { key: 'success', msg: 'OK' }
      },
    )
  }
}

/** The hosted pages of a stand-in, as plain forms. `isOnSite`: whether they are on the site's own origin. `options` of each route. */
export function planPageRoutes(
  app: FastifyInstance,
  sandbox: PayLaterSandbox,
  { options, isOnSite }: { options: object; isOnSite: boolean },
): void {
  const { plans, method } = sandbox
  const address = `${pagesOf(method)}/:id`
  const changes = { approve: plans.approve, decline: plans.decline, cancel: plans.leave }
  const targets = { approve: 'success', decline: 'failure', cancel: 'cancel' } as const
  const load = async (request: FastifyRequest) => {
    const plan = await plans.find(parse(idParams, request.params).id)
    if (!plan) throw notFound()
    return plan
  }
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 10_000 }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get(address, options, async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(planPage(await load(request), languageOf(request), isOnSite)),
    )
    scope.post(address, options, async (request, reply) => {
      const { result } = parse(results, request.body)
      const plan = await load(request)
      await changes[result](plan.id)
      return reply.redirect(planReturn(plan, targets[result], isOnSite), 303)
    })
  })
}

const languageOf = (request: FastifyRequest) => language.safeParse(request.query).data?.lang ?? requestLocale(request)

const wrongKey: Readonly<Record<PayLaterMethod, object>> = {
  tabby: { status: 'error', errorType: 'not_authorized', error: 'authentication failed' },
  tamara: { message: 'Unauthorized' },
}

/** Answers a request to the REST interface of a stand-in below `prefix`; 401 for a wrong key. */
export const answerPlanRest =
  (sandbox: PayLaterSandbox, prefix: string, key: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send(wrongKey[sandbox.method])
    // Safe: these are the methods of the route.
    const { status, body } = await sandbox.rest(request.method as GatewayMethod, request.url.slice(prefix.length), request.body ?? {})
    return reply.code(status).send(body)
  }
