import * as endpoints from '@wasl/shared/contract/endpoints/login.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticatedCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register, registerCompany, registerGuest, registerProvider } from './register.ts'
import { resendCode, sendActivation } from './resend-code.ts'
import { verifyCode } from './verify-code.ts'

/** Registration, verification codes, login and logout of the site. */
export function authRoutes(app: FastifyInstance): void {
  serve(app, endpoints.registerClient, ({ ctx, body }) => register(ctx, body))
  serve(app, endpoints.registerGuest, ({ ctx, body }) => registerGuest(ctx, body))
  serve(app, endpoints.registerCompany, async ({ ctx, request }) => {
    const { fields, file } = await readForm(request, (await loadSettings(ctx)).upload_megabytes * 1024 * 1024)
    return registerCompany(ctx, { fields: { ...fields, terms: fields.terms === 'true' }, certificate: file })
  })
  serve(app, endpoints.registerProvider, ({ ctx, body }) => registerProvider(ctx, body))
  serve(app, endpoints.verifyCode, ({ ctx, body, request }) => verifyCode(ctx, { ...body, user_agent: userAgentOf(request) }))
  serve(app, endpoints.resendCode, ({ ctx, body }) => resendCode(ctx, body))
  serve(app, endpoints.sendActivationCode, ({ ctx }) => sendActivation(ctx))
  serve(app, endpoints.logIn, ({ ctx, body, request }) => logIn(ctx, { ...body, user_agent: userAgentOf(request) }))
  serve(app, endpoints.logOut, async ({ ctx, body }) => {
    await logOut(authenticatedCtx(ctx), body)
    return {}
  })
}

export const userAgentOf = (request: FastifyRequest): string | undefined => request.headers['user-agent']
