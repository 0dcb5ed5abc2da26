import * as endpoints from '@wasl/shared/contract/endpoints/admin-account.ts'
import { isOwnOrigin } from '@wasl/shared/utils/own-origin.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../../environment/env.ts'
import { readCookie, setCookie } from '../../platform/http/cookies.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { savePreferences } from '../profiles/admin-preferences.ts'
import { loadAdminProfile } from '../profiles/admin-profile.ts'
import { longestSession } from '../sessions/session-lifetime.ts'
import { deviceSeconds } from './known-devices.ts'
import { logInAdmin } from './log-in-admin.ts'
import { logOut } from './log-out.ts'
import { userAgentOf } from './routes.ts'

/** Logging in and out of the back office. */
export function adminAuthRoutes(app: FastifyInstance): void {
  serve(app, endpoints.logInAsAdmin, async ({ ctx, body, request, reply }) => {
    const isPage = isFromBackOffice(request, ctx.env)
    const known = isPage ? readCookie(ctx.env, request, 'admin_device') : body.device
    const { token, device, admin } = await logInAdmin(ctx, { ...body, device: known, user_agent: userAgentOf(request) })
    if (!isPage) return { token, device, admin }
    setCookie(ctx.env, reply, 'admin_token', token, await longestSession(ctx, 'admin'))
    setCookie(ctx.env, reply, 'admin_device', device, deviceSeconds)
    return { admin }
  })
  serve(app, endpoints.showAdmin, ({ ctx }) => loadAdminProfile(ctx, adminCtx(ctx).principal.id))
  serve(app, endpoints.saveAdminPreferences, async ({ ctx, body }) => {
    await savePreferences(adminCtx(ctx), body)
    return {}
  })
  serve(app, endpoints.logOutAsAdmin, async ({ ctx, body, reply }) => {
    await logOut(adminCtx(ctx), body)
    setCookie(ctx.env, reply, 'admin_token', '', 0)
    reply.header('clear-site-data', '"cache"')
    return {}
  })
}

/** Whether a page of the back office sent this request; pages of other addresses are rejected, programs send no origin. */
function isFromBackOffice({ headers }: FastifyRequest, env: Env): boolean {
  if (headers.origin === undefined) return false
  if (isOwnOrigin(headers, env.PUBLIC_URL)) return true
  throw new RequestError('forbidden', {
    en: `The back office does not accept logins from ${headers.origin}`,
    ar: `لا تقبل لوحة الإدارة تسجيل الدخول من ${headers.origin}`,
  })
}
