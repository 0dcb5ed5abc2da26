import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../environment/env.ts'
import { requestPrincipal } from '../http/request-principal.ts'
import { loggedPath } from './logged-path.ts'

/** The status of a request whose client went away before the response, as nginx logs it. */
const clientClosed = 499

/**
 * One line for each request: its method, path, status and duration, and who sent it. The query is left out, because it may have words that people
 * searched for, and codes, and so are tokens in paths. Assets and health checks are lines of the level debug, unless they fail.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply.statusCode, reply.elapsedTime)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ ...describe(request), status: clientClosed }, 'request')
    done()
  })
}

function logRequest(request: FastifyRequest, status: number, elapsedMs: number): void {
  const line = { ...describe(request), status, ms: Math.round(elapsedMs) }
  if (status < 400 && isQuiet(request.url)) request.log.debug(line, 'request')
  else request.log.info(line, 'request')
}

function describe(request: FastifyRequest) {
  const principal = requestPrincipal(request)
  const by = principal.kind === 'user' && principal.impersonator ? 'impersonator' : principal.kind
  return { method: request.method, path: loggedPath(request), by, address: request.ip }
}

const isQuiet = (url: string): boolean => /^\/((admin\/)?assets|api\/health)\//.test(url)

/** Warns once if a proxy names the clients' addresses and is not trusted: all of them would share one address and its limits. */
export function warnAboutUntrustedProxy(app: FastifyInstance, { TRUST_PROXY, WASL_MODE }: Pick<Env, 'TRUST_PROXY' | 'WASL_MODE'>): void {
  if (TRUST_PROXY !== 0 || WASL_MODE !== 'production') return
  let hasWarned = false
  app.addHook('onRequest', (request: FastifyRequest, _: FastifyReply, done: () => void) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      request.log.warn(
        { address: request.ip },
        'A proxy sends X-Forwarded-For and TRUST_PROXY is 0: all clients have the address of the proxy and share its limits. Set TRUST_PROXY (docs/operations.md)',
      )
    }
    done()
  })
}
