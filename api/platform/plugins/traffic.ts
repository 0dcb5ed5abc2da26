import { constants } from 'node:zlib'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Env } from '../../environment/env.ts'
import { networkOf, siteFactor, siteOf } from '../http/network.ts'
import { requestPrincipal } from '../http/request-principal.ts'

/** Content negotiation, rate limit, load shedding, body parsing and compression. */
export async function registerTraffic(app: FastifyInstance, env: Env, limitStore?: FastifyRateLimitStoreCtor): Promise<void> {
  readJson(app)
  await app.register(accepts)
  await app.register(multipart)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(underPressure, { maxEventLoopDelay: env.BUSY_AFTER_MS, retryAfter: 2 })
  await app.register(rateLimit, {
    global: env.RATE_LIMIT > 0,
    max: env.RATE_LIMIT || 1,
    timeWindow: minuteMs,
    keyGenerator: senderOf,
    allowList: (request) => isAsset(request),
    errorResponseBuilder: tooMany,
    ...(limitStore && { store: limitStore }),
  })
  limitSites(app, env)
}

/** Who a limit counts: the person of the session, for a guest the network. Runs after the route has loaded the principal. */
function senderOf(request: FastifyRequest): string {
  const principal = requestPrincipal(request)
  return principal.kind === 'user' || principal.kind === 'admin' ? `${principal.kind} ${principal.id}` : networkOf(request.ip)
}

/** Limits the guests of one IPv6 site together, which has 65,536 networks: to several times of what one network may. */
function limitSites(app: FastifyInstance, env: Env): void {
  const siteLimit = (max: number, timeWindow: number) => {
    const count = app.createRateLimit({ max: max * siteFactor, timeWindow, keyGenerator: (request) => siteOf(senderOf(request)) ?? '' })
    return async (request: FastifyRequest): Promise<void> => {
      if (siteOf(senderOf(request)) === null || isAsset(request)) return
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooMany()
    }
  }
  const ofAllRoutes = env.RATE_LIMIT > 0 ? siteLimit(env.RATE_LIMIT, minuteMs) : undefined
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit
    const check = limit ? siteLimit(Number(limit.max), Number(limit.timeWindow)) : limit === undefined ? ofAllRoutes : undefined
    if (check) route.onRequest = [...onRequestHooks(route), check]
  })
}

const onRequestHooks = ({ onRequest }: RouteOptions) => (onRequest === undefined ? [] : [onRequest].flat())
const isAsset = ({ url }: FastifyRequest): boolean => /^\/(admin\/)?assets\//.test(url)
const tooMany = () => Object.assign(new Error('too many requests'), { code: 'WASL_TOO_MANY', statusCode: 429 })

/** Parses JSON as Fastify does, but treats an empty body as no body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
