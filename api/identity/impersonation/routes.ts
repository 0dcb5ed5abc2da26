import * as endpoints from '@wasl/shared/contract/endpoints/impersonation.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { prepareImpersonation, startImpersonation } from './impersonate.ts'

/** A super admin sees the site as a client or provider user, read-only. */
export function impersonationRoutes(app: FastifyInstance): void {
  serve(app, endpoints.startImpersonation, ({ ctx, body }) => prepareImpersonation(adminCtx(ctx), body))
  serve(app, endpoints.openImpersonation, ({ ctx, body }) => startImpersonation(ctx, body))
}
