import { challenge, loggedIn, loginForm, resendForm, verifyForm } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { registerForm } from '@wasl/shared/contract/register.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { route } from '../../platform/http/route.ts'
import { holderCtx } from './holder-ctx.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { verifyCode } from './verify-code.ts'

// The bounds that settings may move are checked by the verb; here only the form.
const anyRegistration = registerForm({ password_min: 1, email_endings: [] })

/** Registering, codes, logging in and out on the site. */
export function authRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/auth/register',
    action: 'auth.register',
    summary: 'Register a client; a code is sent to the phone',
    body: anyRegistration,
    answer: challenge,
    msg: ['We sent a code to your phone', 'أرسلنا رمز التحقق إلى جوالك'],
    status: 201,
    handler: ({ ctx, body }) => register(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/verify',
    action: 'auth.otp.verify',
    summary: 'Answer a challenge with its code; the account becomes active and a session opens',
    body: verifyForm,
    answer: loggedIn,
    msg: ['Your account is active. Welcome', 'تم تفعيل حسابك، أهلًا بك'],
    handler: ({ ctx, body, request }) => verifyCode(ctx, { ...body, user_agent: agentOf(request) }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/resend',
    action: 'auth.otp.send',
    summary: 'Send another code for a challenge',
    body: resendForm,
    answer: challenge,
    msg: ['We sent a code to your phone', 'أرسلنا رمز التحقق إلى جوالك'],
    handler: ({ ctx, body }) => resendCode(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/login',
    action: 'auth.login',
    summary: 'Log in; `data.token` is the bearer token',
    body: loginForm,
    answer: loggedIn,
    msg: ['Welcome back', 'أهلًا بعودتك'],
    handler: ({ ctx, body, request }) => logIn(ctx, { ...body, user_agent: agentOf(request) }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/logout',
    action: 'auth.logout',
    summary: 'Log out; with `everywhere` of every session',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    answer: empty,
    msg: ['You are logged out', 'تم تسجيل الخروج'],
    handler: async ({ ctx, body }) => {
      await logOut(holderCtx(ctx), body)
      return {}
    },
  })
}

/** What the browser says it is. */
export const agentOf = (request: FastifyRequest): string | undefined => request.headers['user-agent']
