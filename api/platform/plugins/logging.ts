import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../../env.ts'
import { errorForLog } from './error-for-log.ts'
import { createOutageLog } from './outage-log.ts'

const redactedNames = [
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

/** Options of the JSON log: one line for each event, with the request's id. Tokens, passwords and codes are redacted. */
export const loggingOptions = (env: Pick<Env, 'LOG_LEVEL'>) =>
  ({
    logger: {
      level: env.LOG_LEVEL,
      hooks: { logMethod: createOutageLog() },
      redact: { paths: redactedNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
      serializers: {
        err: errorForLog,
        req: ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
          id,
          method,
          path: url.split('?')[0],
          address: ip,
        }),
      },
    },
    genReqId: (request) => {
      const sentId = request.headers['x-request-id']
      return typeof sentId === 'string' && /^[\w-]{8,64}$/.test(sentId) ? sentId : randomUUID()
    },
  }) satisfies FastifyServerOptions
