import * as endpoints from '@wasl/shared/contract/endpoints/nafath.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { userAgentOf } from '../auth/routes.ts'
import { checkRequest } from './check-request.ts'
import { linkOwnIdentity, logInWithNafath, registerWithNafath } from './finish-request.ts'
import { receiveCallback } from './receive-callback.ts'
import { startRequest } from './start-request.ts'

/** Registration and login with the national single sign-on, and the verified identity of an account. */
export function nafathRoutes(app: FastifyInstance): void {
  serve(app, endpoints.startNafathLogin, ({ ctx, body }) => startRequest(ctx, { ...body, user_id: null }))
  serve(app, endpoints.checkNafathLogin, ({ ctx, body }) => checkRequest(ctx, { ...body, user_id: null }))
  serve(app, endpoints.logInWithNafath, ({ ctx, body, request }) => logInWithNafath(ctx, { ...body, user_agent: userAgentOf(request) }))
  serve(app, endpoints.registerWithNafath, ({ ctx, body }) => registerWithNafath(ctx, body))
  serve(app, endpoints.receiveNafathAnswer, ({ ctx, body }) => receiveCallback(ctx, body))
  serve(app, endpoints.startIdentityCheck, ({ ctx, body }) => startRequest(ctx, { ...body, user_id: userCtx(ctx).principal.id }))
  serve(app, endpoints.checkIdentity, ({ ctx, body }) => checkRequest(ctx, { ...body, user_id: userCtx(ctx).principal.id }))
  serve(app, endpoints.linkIdentity, ({ ctx, body }) => linkOwnIdentity(userCtx(ctx), body))
}
