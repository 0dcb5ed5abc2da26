import { changePasswordForm } from '@wasl/shared/contract/account-security.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/account.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../sessions/own-sessions.ts'
import { changeUserPassword } from './change-password.ts'
import { finishPhoneChange, resendPhoneCode, startPhoneChange } from './change-phone.ts'

/** A user's own account: password, phone, sessions. */
export function userAccountRoutes(app: FastifyInstance): void {
  passwordRoutes(app)
  phoneRoutes(app)
  sessionRoutes(app)
}

function passwordRoutes(app: FastifyInstance): void {
  serve(
    app,
    endpoints.changePassword,
    async ({ ctx, body }) => {
      await changeUserPassword(userCtx(ctx), body)
      return {}
    },
    { resolveBody: async (ctx) => changePasswordForm((await loadSettings(ctx)).password_min) },
  )
}

function phoneRoutes(app: FastifyInstance): void {
  serve(app, endpoints.startPhoneChange, ({ ctx, body }) => startPhoneChange(userCtx(ctx), body))
  serve(app, endpoints.resendPhoneChangeCode, ({ ctx, body }) => resendPhoneCode(userCtx(ctx), body.challenge_id))
  serve(app, endpoints.verifyPhoneChange, ({ ctx, body }) => finishPhoneChange(userCtx(ctx), body))
}

function sessionRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listSessions, ({ ctx }) => listOwnSessions(userCtx(ctx)))
  serve(app, endpoints.endSession, async ({ ctx, params }) => {
    await endOwnSession(userCtx(ctx), params.id)
    return {}
  })
  serve(app, endpoints.endOtherSessions, async ({ ctx }) => {
    await endOtherSessions(userCtx(ctx))
    return {}
  })
}
