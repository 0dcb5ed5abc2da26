import { isOwnOrigin } from '@wasl/shared/utils/own-origin.ts'
import type { FastifyRequest } from 'fastify'
import type { App, Principal } from '../context.ts'
import { readCookie } from './cookies.ts'

const guest: Principal = { kind: 'guest' }

/**
 * Loads the principal from the bearer token or, on routes of the back office, from its cookie, and stores it with the request. Runs before
 * any other part of the request is read.
 */
export async function authenticate(app: App, request: FastifyRequest): Promise<Principal> {
  const bearer = bearerOf(request)
  const principal = bearer ? await app.hooks.loadPrincipal(app, bearer) : await loadCookiePrincipal(app, request)
  // Clears the caches if another process has changed their content. Only PostgreSQL serves several processes; sessions bring the version of the settings.
  if (principal.kind === 'guest' && app.env.DATABASE_URL) await app.contentVersion().catch(() => {})
  request.principal = principal
  return principal
}

/** The principal that `authenticate` loaded; a guest on routes without authentication. */
export const requestPrincipal = (request: FastifyRequest): Principal => request.principal ?? guest

const bearerOf = ({ headers }: FastifyRequest): string | undefined => tokenPattern.exec(headers.authorization ?? '')?.[1]
const tokenPattern = /^Bearer ([\w-]{20,200})$/i

/** Browsers add the cookie to requests of any page: a request that can change something must come from a page of our own, else it is a guest's. */
async function loadCookiePrincipal(app: App, request: FastifyRequest): Promise<Principal> {
  const isBackOffice = request.routeOptions.url?.startsWith('/api/admin/') ?? false
  const token = isBackOffice ? readCookie(app.env, request, 'admin_token') : undefined
  if (!token) return guest
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, app.env.PUBLIC_URL)) return guest
  const principal = await app.hooks.loadPrincipal(app, token)
  return principal.kind === 'admin' ? principal : guest
}
