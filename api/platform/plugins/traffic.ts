import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'

/** Bounds on what comes in, and compression of what goes out. */
export async function traffic(app: FastifyInstance, env: Env): Promise<void> {
  readJson(app)
  await app.register(multipart)
  // Flushed at once: a page that is streamed must arrive as it is written.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  })
  await app.register(underPressure, { maxEventLoopDelay: env.BUSY_AFTER_MS, retryAfter: 2 })
  await app.register(rateLimit, {
    global: env.RATE_LIMIT > 0,
    max: env.RATE_LIMIT || 1,
    timeWindow: 60_000,
    // Assets and pages are cheap; what they ask of the API counts.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { code: 'WASL_TOO_MANY', statusCode: 429 }),
  })
}

/** JSON as Fastify reads it, and an empty body as no body. Nothing is coerced. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
