import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx, userCtx } from '../http/context-of.ts'
import { route } from '../http/route.ts'
import { openTicket } from './ticket.ts'

/** The tickets of the live connection at /api/live/socket.io. */
export function liveRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/live/ticket',
    action: 'rt.connect',
    summary: 'A ticket that opens one’s live connection within a minute',
    answer: z.object({ ticket: z.string() }),
    handler: ({ ctx }) => openTicket(userCtx(ctx)),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/live/ticket',
    action: 'adm.me',
    summary: 'A ticket that opens a tab’s live connection within a minute',
    answer: z.object({ ticket: z.string() }),
    handler: ({ ctx }) => openTicket(adminCtx(ctx)),
  })
}
