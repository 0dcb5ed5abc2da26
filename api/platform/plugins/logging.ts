import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Env } from '../../environment/env.ts'
import { errorForLog } from './error-for-log.ts'
import { loggedPath, type RoutedRequest } from './logged-path.ts'
import { createOutageLog } from './outage-log.ts'

const redactedNames = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'authorization',
  'cookie',
  'iban',
  'account_number',
]

/** Codes that people type; the code of an error is a SQLSTATE or a name such as ECONNREFUSED, and stays readable. */
const redactedCodes = ['code', ...['body', 'payload', 'query', 'params'].flatMap((name) => [`${name}.code`, `*.${name}.code`])]

/** Options of the JSON log: one line for each event, with the request's id. Tokens, passwords and codes are redacted. `logRequests` logs the requests. */
export const loggingOptions = (env: Pick<Env, 'LOG_LEVEL'>) =>
  ({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: env.LOG_LEVEL,
      hooks: { logMethod: createOutageLog() },
      redact: { paths: [...redactedNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...redactedCodes], censor: '***' },
      serializers: {
        err: errorForLog,
        req: ({ id, method, url, routeOptions, ip, headers }: LoggedRequest) => ({
          id,
          ...callerId(headers['x-request-id']),
          method,
          path: loggedPath({ url, routeOptions }),
          address: ip,
        }),
      },
    },
    // Never the caller's: it could be repeated or forged, and it is in the audit log.
    genReqId: () => randomUUID(),
  }) satisfies FastifyServerOptions

type LoggedRequest = RoutedRequest & { id: string; method: string; ip: string; headers: IncomingHttpHeaders }

/** The id that a proxy or a page gave the request, beside our own. */
const callerId = (sent: string | string[] | undefined): { caller_id?: string } =>
  typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? { caller_id: sent } : {}
