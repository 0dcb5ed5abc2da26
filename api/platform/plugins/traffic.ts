import { constants } from 'node:zlib'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'

/** Content negotiation, rate limit, load shedding, body parsing and compression. */
export async function registerTraffic(app: FastifyInstance, env: Env): Promise<void> {
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
    allowList: (request) => /^\/(admin\/)?assets\//.test(request.url),
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { code: 'WASL_TOO_MANY', statusCode: 429 }),
  })
}

/** Parses JSON as Fastify does, but treats an empty body as no body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
