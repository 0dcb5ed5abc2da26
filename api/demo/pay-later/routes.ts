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

/** The stand-in of a provider; undefined with the real service and in production. */
function findStandIn({ shared }: FastifyInstance, method: PayLaterMethod): PayLaterSandbox | undefined {
  const gateway = shared.adapters.gateways[method]
  return shared.env.WASL_MODE === 'demo' && isPayLaterSandbox(gateway) ? gateway.sandbox : undefined
}

function standInOf(app: FastifyInstance, method: PayLaterMethod): PayLaterSandbox {
  const sandbox = findStandIn(app, method)
  if (!sandbox) throw notFound()
  return sandbox
}

/** Sends the events of the stand-ins to our webhooks, as the services do. Returns what stops it. */
export function connectPayLater(app: FastifyInstance): () => void {
  const sandboxes = payLaterMethods.flatMap((method) => findStandIn(app, method) ?? [])
  for (const { method, events } of sandboxes)
    events.connect(async ({ body, headers, query }) => {
      const response = await app.inject({ method: 'POST', url: `/api/webhooks/${method}${query}`, payload: body, headers })
      return response.statusCode
    })
  return () => {
    for (const { events } of sandboxes) events.stop()
  }
}

/** The stand-ins of Tabby and Tamara: their hosted pages and controls. Only without the real service, never in production. */
export function payLaterRoutes(app: FastifyInstance): void {
  for (const method of payLaterMethods) {
    if (!findStandIn(app, method)) continue
    const sandbox = () => standInOf(app, method)
    planPageRoutes(app, method, sandbox, { options: { config, schema: { hide: true } }, isOnSite: true })
    app.post(
      `/api/dev/pay-later/${method}`,
      { config, schema: { summary: `Have the stand-in of ${method} reject clients before its page, or offer it again`, tags: ['dev'] } },
      async ({ body }) => {
        sandbox().reject(parse(rejection, body).rejects)
        return { key: 'success', msg: 'OK' }
      },
    )
  }
}

/** The hosted pages of a stand-in, as plain forms. `isOnSite`: whether they are on the site's own origin. `options` of each route. */
export function planPageRoutes(
  app: FastifyInstance,
  method: PayLaterMethod,
  sandbox: () => PayLaterSandbox,
  { options, isOnSite }: { options: object; isOnSite: boolean },
): void {
  const address = `${pagesOf(method)}/:id`
  const changes = { approve: 'approve', decline: 'decline', cancel: 'leave' } as const
  const targets = { approve: 'success', decline: 'failure', cancel: 'cancel' } as const
  const load = async (request: FastifyRequest) => {
    const plan = await sandbox().plans.find(parse(idParams, request.params).id)
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
      await sandbox().plans[changes[result]](plan.id)
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
  (currentSandbox: () => PayLaterSandbox, prefix: string, key: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const sandbox = currentSandbox()
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send(wrongKey[sandbox.method])
    // Safe: these are the methods of the route.
    const { status, body } = await sandbox.rest(request.method as GatewayMethod, request.url.slice(prefix.length), request.body ?? {})
    return reply.code(status).send(body)
  }
