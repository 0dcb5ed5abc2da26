import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx, userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { issueTicket } from './ticket.ts'

/** The routes that issue tickets for the live connection at /api/live/socket.io. */
export function liveRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/live/ticket',
    action: 'rt.connect',
    summary: 'Issue a ticket for the live connection, valid for one minute',
    response: z.object({ ticket: z.string() }),
    handler: ({ ctx }) => issueTicket(userCtx(ctx)),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/live/ticket',
    action: 'adm.me',
    summary: 'Issue a ticket for the live connection of a tab, valid for one minute',
    response: z.object({ ticket: z.string() }),
    handler: ({ ctx }) => issueTicket(adminCtx(ctx)),
  })
}
