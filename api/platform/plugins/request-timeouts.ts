import type { Env } from '../../environment/env.ts'

/** Fastify's options that cut slow requests: headers within 15 s, the whole request within the time-out, its handling and response within five times that. */
export function requestTimeouts({ REQUEST_TIMEOUT_MS }: Pick<Env, 'REQUEST_TIMEOUT_MS'>) {
  return {
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: REQUEST_TIMEOUT_MS * 5,
    http: {
      headersTimeout: Math.min(15_000, REQUEST_TIMEOUT_MS),
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5000, REQUEST_TIMEOUT_MS),
    },
  }
}
