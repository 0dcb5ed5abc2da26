import { challenge, loggedIn, profile } from '@wasl/shared/contract/accounts.ts'
import { nafathCallback, nafathForm, nafathLoginForm, nafathRequest, nafathState, nafathTokenForm } from '@wasl/shared/contract/nafath.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { userAgentOf } from '../auth/routes.ts'
import { checkRequest } from './check-request.ts'
import { linkOwnIdentity, logInWithNafath, registerWithNafath } from './finish-request.ts'
import { receiveCallback } from './receive-callback.ts'
import { startRequest } from './start-request.ts'

const sent: Label = { en: 'Choose the number in the Nafath app', ar: 'اختر الرقم في تطبيق نفاذ' }
// The registration handler validates the other fields against the current settings.
const registration = z.looseObject({ token: nafathTokenForm.shape.token })

/** Registration and login with the national single sign-on, and the verified identity of an account. */
export function nafathRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/auth/nafath',
    action: 'auth.nafath',
    summary: 'Start a Nafath request; `data.token` is needed for what follows',
    body: nafathForm,
    response: nafathRequest,
    msg: sent,
    status: 201,
    handler: ({ ctx, body }) => startRequest(ctx, { ...body, user_id: null }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/nafath/status',
    action: 'auth.nafath',
    summary: 'The answer to a Nafath request; `has_account` is true for a login, false for a registration',
    body: nafathTokenForm,
    response: nafathState,
    handler: ({ ctx, body }) => checkRequest(ctx, { ...body, user_id: null }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/nafath/login',
    action: 'auth.nafath',
    summary: 'Log in with an approved Nafath request, once',
    body: nafathLoginForm,
    response: loggedIn,
    msg: { en: 'Welcome back', ar: 'أهلًا بعودتك' },
    handler: ({ ctx, body, request }) => logInWithNafath(ctx, { ...body, user_agent: userAgentOf(request) }),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/nafath/register',
    action: 'auth.nafath',
    summary: 'Register an individual client with an approved Nafath request and the fields of auth/register; a code is sent',
    body: registration,
    response: challenge,
    msg: { en: 'We sent you a code', ar: 'أرسلنا إليك رمز التحقق' },
    status: 201,
    handler: ({ ctx, body }) => registerWithNafath(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/webhooks/nafath',
    action: 'auth.nafath',
    summary: 'An answer that the Nafath service sends, in a token signed by it',
    body: nafathCallback,
    response: z.null(),
    limit: { max: 120, perSeconds: 60 },
    handler: ({ ctx, body }) => receiveCallback(ctx, body),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/identity',
    action: 'me.update',
    summary: 'Start a Nafath request that verifies the identity of this account',
    body: nafathForm,
    response: nafathRequest,
    msg: sent,
    status: 201,
    handler: ({ ctx, body }) => startRequest(ctx, { ...body, user_id: userCtx(ctx).principal.id }),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/identity/status',
    action: 'me.update',
    summary: 'The answer to a request of this account',
    body: nafathTokenForm,
    response: nafathState,
    handler: ({ ctx, body }) => checkRequest(ctx, { ...body, user_id: userCtx(ctx).principal.id }),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/identity/link',
    action: 'me.update',
    summary: 'Verify the account with an approved request, once',
    body: nafathTokenForm,
    response: profile,
    msg: { en: 'Your identity is verified', ar: 'تم التحقق من هويتك' },
    handler: ({ ctx, body }) => linkOwnIdentity(userCtx(ctx), body),
  })
}
