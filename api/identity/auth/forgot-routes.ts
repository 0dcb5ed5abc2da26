import * as endpoints from '@wasl/shared/contract/endpoints/login.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { checkResetCode, finishPasswordReset, startPasswordReset, waitForReset } from './forgot-password.ts'

/** A new password for those who forgot theirs: the phone, the code, the password. */
export function forgotPasswordRoutes(app: FastifyInstance): void {
  serve(app, endpoints.startPasswordReset, ({ ctx, body }) => startPasswordReset(ctx, body))
  serve(app, endpoints.checkResetCode, ({ ctx, body }) => checkResetCode(ctx, body))
  serve(app, endpoints.waitForReset, ({ ctx, body }) => waitForReset(ctx, body))
  serve(app, endpoints.resetPassword, async ({ ctx, body }) => {
    await finishPasswordReset(ctx, body)
    return {}
  })
}
