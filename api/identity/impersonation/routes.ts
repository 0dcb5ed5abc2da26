import { impersonationCode, impersonationForm, startedImpersonation, startImpersonationForm } from '@wasl/shared/contract/impersonation.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { prepareImpersonation, startImpersonation } from './impersonate.ts'

/** A super admin sees the site as a client or provider user, read-only. */
export function impersonationRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/admin/impersonations',
    action: 'adm.impersonate',
    summary: 'Prepare a read-only session as a client or provider user; the code starts it within a minute',
    body: impersonationForm,
    response: impersonationCode,
    status: 201,
    handler: ({ ctx, body }) => prepareImpersonation(adminCtx(ctx), body),
  })
  route(app, {
    method: 'POST',
    url: '/api/auth/impersonation',
    action: 'auth.login',
    summary: 'Exchange the code for the token of a read-only session of 15 minutes; a code works once',
    body: startImpersonationForm,
    response: startedImpersonation,
    limit: { max: 20, perSeconds: 60 },
    handler: ({ ctx, body }) => startImpersonation(ctx, body),
  })
}
