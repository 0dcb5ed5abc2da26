import { challenge, loggedIn, loginForm, resendCodeForm, verifyForm } from '@wasl/shared/contract/accounts.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { registerForm, registerProviderForm } from '@wasl/shared/contract/register.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import { authenticatedCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register, registerCompany, registerProvider } from './register.ts'
import { resendCode, sendActivation } from './resend-code.ts'
import { verifyCode } from './verify-code.ts'

// Documents the shapes; the handlers validate against the current settings.
const anySettings = { password_min: 8, email_endings: [] }
const codeSent: Label = { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' }

/** Registration, verification codes, login and logout of the site. */
export function authRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/auth/register',
    action: 'auth.register',
    summary: 'Register a client; a code is sent to the phone',
    body: registerForm(anySettings),
    response: challenge,
    msg: codeSent,
    status: 201,
    handler: ({ ctx, body }) => register(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/register/company',
    action: 'auth.register',
    summary: 'Register a company client as form data, with the file `certificate`; a code is sent to the phone',
    response: challenge,
    msg: codeSent,
    status: 201,
    handler: async ({ ctx, request }) => {
      const { fields, file } = await readForm(request, (await loadSettings(ctx)).upload_megabytes * 1024 * 1024)
      return registerCompany(ctx, { fields: { ...fields, terms: fields.terms === 'true' }, certificate: file })
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/register/provider',
    action: 'auth.register',
    summary: 'Register a provider and its owner; a code is sent to the phone, the application follows',
    body: registerProviderForm(anySettings),
    response: challenge,
    msg: codeSent,
    status: 201,
    handler: ({ ctx, body }) => registerProvider(ctx, body),
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
    body: resendCodeForm,
    response: challenge,
    msg: codeSent,
    handler: ({ ctx, body }) => resendCode(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/activation',
    action: 'auth.otp.send',
    summary: 'Send the code that activates the account of this session',
    body: empty,
    response: challenge,
    msg: codeSent,
    handler: ({ ctx }) => sendActivation(ctx),
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
