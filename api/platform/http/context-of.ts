import type { FastifyRequest } from 'fastify'
import type { Admin, AdminCtx, App, Ctx, User, UserCtx } from '../../context.ts'
import { forbidden, Refusal } from './errors.ts'
import { localeOf } from './locale-of.ts'
import { principalIn } from './request-principal.ts'

/** What a verb may use while it answers this request. */
export function contextOf(app: App, request: FastifyRequest): Ctx {
  return { ...app, log: request.log, who: principalIn(request), locale: localeOf(request), request_id: request.id, address: request.ip }
}

/** The context of someone who is logged in on the site. Throws 401 for a guest, 403 for an admin. */
export function userCtx(ctx: Ctx): UserCtx {
  return { ...ctx, who: asUser(ctx) }
}

/** The context of an admin. Throws 401 for a guest, 403 for a user of the site. */
export function adminCtx(ctx: Ctx): AdminCtx {
  return { ...ctx, who: asAdmin(ctx) }
}

export const unauthenticated = () => new Refusal('unauthenticated', ['Please log in', 'سجّل الدخول أولًا'])

function asUser({ who }: Ctx): User {
  if (who.kind === 'guest') throw unauthenticated()
  if (who.kind !== 'user') throw forbidden()
  return who
}

function asAdmin({ who }: Ctx): Admin {
  if (who.kind === 'guest') throw unauthenticated()
  if (who.kind !== 'admin') throw forbidden()
  return who
}
