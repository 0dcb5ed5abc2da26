import * as endpoints from '@wasl/shared/contract/endpoints/live.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx, userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { issueTicket } from './ticket.ts'

/** The routes that issue tickets for the live connection at /api/live/socket.io. */
export function liveRoutes(app: FastifyInstance): void {
  serve(app, endpoints.issueLiveTicket, ({ ctx }) => issueTicket(userCtx(ctx)))
  serve(app, endpoints.issueAdminLiveTicket, ({ ctx }) => issueTicket(adminCtx(ctx)))
}
