import { challenge, loggedIn, loginForm, resendForm, verifyForm } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { registerForm } from '@wasl/shared/contract/register.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { authenticatedCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { verifyCode } from './verify-code.ts'

// Documents the shape; `register` validates against the current settings.
const registrationShape = registerForm({ password_min: 1, email_endings: [] })

/** Registration, verification codes, login and logout of the site. */
export function authRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/auth/register',
    action: 'auth.register',
    summary: 'Register a client; a code is sent to the phone',
    body: registrationShape,
    response: challenge,
    msg: { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' },
    status: 201,
    handler: ({ ctx, body }) => register(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/verify',
    action: 'auth.otp.verify',
    summary: 'Verify the code of a challenge; activates the account and opens a session',
    body: verifyForm,
    response: loggedIn,
    msg: { en: 'Your account is active. Welcome', ar: 'تم تفعيل حسابك، أهلًا بك' },
    handler: ({ ctx, body, request }) => verifyCode(ctx, { ...body, user_agent: userAgentOf(request) }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/resend',
    action: 'auth.otp.send',
    summary: 'Resend the code of a challenge',
    body: resendForm,
    response: challenge,
    msg: { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' },
    handler: ({ ctx, body }) => resendCode(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/login',
    action: 'auth.login',
    summary: 'Log in; `data.token` is the bearer token',
    body: loginForm,
    response: loggedIn,
    msg: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
    handler: ({ ctx, body, request }) => logIn(ctx, { ...body, user_agent: userAgentOf(request) }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/logout',
    action: 'auth.logout',
    summary: 'Log out; with `everywhere` end all sessions',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    response: empty,
    msg: { en: 'You are logged out', ar: 'تم تسجيل الخروج' },
    handler: async ({ ctx, body }) => {
      await logOut(authenticatedCtx(ctx), body)
      return {}
    },
  })
}

export const userAgentOf = (request: FastifyRequest): string | undefined => request.headers['user-agent']
