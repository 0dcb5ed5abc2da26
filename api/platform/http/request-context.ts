import type { FastifyRequest } from 'fastify'
import type { Admin, AdminCtx, App, Ctx, User, UserCtx } from '../context.ts'
import { forbidden, RequestError } from './errors.ts'
import { requestLocale } from './request-locale.ts'
import { requestPrincipal } from './request-principal.ts'

/** The context of the code that handles this request. */
export function requestContext(app: App, request: FastifyRequest): Ctx {
  return {
    ...app,
    log: request.log,
    principal: requestPrincipal(request),
    locale: requestLocale(request),
    request_id: request.id,
    address: request.ip,
  }
}

/** The context of a logged-in user of the site. Throws 401 for a guest, 403 for an admin. */
export function userCtx(ctx: Ctx): UserCtx {
  return { ...ctx, principal: asUser(ctx) }
}

/** The context of an admin. Throws 401 for a guest, 403 for a user of the site. */
export function adminCtx(ctx: Ctx): AdminCtx {
  return { ...ctx, principal: asAdmin(ctx) }
}

/** The context of a user or admin with a session. Throws 401 for a guest. */
export function authenticatedCtx(ctx: Ctx): Ctx & { principal: User | Admin } {
  const { principal } = ctx
  if (principal.kind !== 'user' && principal.kind !== 'admin') throw unauthenticated()
  return { ...ctx, principal }
}

export const unauthenticated = () => new RequestError('unauthenticated', { en: 'Please log in', ar: 'سجّل الدخول أولًا' })

function asUser({ principal }: Ctx): User {
  if (principal.kind === 'guest') throw unauthenticated()
  if (principal.kind !== 'user') throw forbidden()
  return principal
}

function asAdmin({ principal }: Ctx): Admin {
  if (principal.kind === 'guest') throw unauthenticated()
  if (principal.kind !== 'admin') throw forbidden()
  return principal
}
