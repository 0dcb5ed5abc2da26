import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../../env.ts'

const secret = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'code',
  'authorization',
  'cookie',
  'iban',
  'account_number',
]

/** One JSON line an event, with the request's id, and without tokens, passwords and codes wherever they stand. */
export const logging = (env: Pick<Env, 'LOG_LEVEL'>) =>
  ({
    logger: {
      level: env.LOG_LEVEL,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
      serializers: {
        req: ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
          id,
          method,
          path: url.split('?')[0],
          address: ip,
        }),
      },
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
  }) satisfies FastifyServerOptions
