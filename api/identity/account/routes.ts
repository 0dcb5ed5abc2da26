import { changePasswordForm } from '@wasl/shared/contract/account-security.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/admin-account.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from '../../platform/http/parse.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts'
import { changePassword } from './change-password.ts'
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor } from './enable-disable-two-factor.ts'

/** An admin's own account: password, two-factor authentication, sessions. */
export function accountRoutes(app: FastifyInstance): void {
  serve(app, endpoints.changeAdminPassword, async ({ ctx, body }) => {
    const { password_min } = await loadSettings(ctx)
    await changePassword(adminCtx(ctx), parse(changePasswordForm(password_min), body))
    return {}
  })
  serve(app, endpoints.beginTwoFactor, ({ ctx, body }) => beginTwoFactor(adminCtx(ctx), body.password))
  serve(app, endpoints.confirmTwoFactor, ({ ctx, body }) => confirmTwoFactor(adminCtx(ctx), body.code))
  serve(app, endpoints.disableTwoFactor, async ({ ctx, body }) => {
    await disableTwoFactor(adminCtx(ctx), body)
    return {}
  })
  serve(app, endpoints.listAdminSessions, ({ ctx }) => listOwnSessions(adminCtx(ctx)))
  serve(app, endpoints.endAdminSession, async ({ ctx, params }) => {
    await endOwnSession(adminCtx(ctx), params.id)
    return {}
  })
}
