import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { RequestError } from './errors.ts'
import { plainRoute } from './route.ts'

const responses = { 200: z.object({ status: z.literal('ok') }) }

/** `/api/health/live` reports that the process responds, `/api/health/ready` that its database does too. */
export function healthRoutes(app: FastifyInstance, shared: App): void {
  plainRoute(app, {
    method: 'GET',
    url: '/api/health/live',
    action: 'ops.live',
    summary: 'The process is alive',
    responses,
    handler: async () => ({ status: 'ok' }),
  })
  plainRoute(app, {
    method: 'GET',
    url: '/api/health/ready',
    action: 'ops.live',
    summary: 'The process can serve requests',
    responses,
    handler: async () => {
      await shared.db.execute(sql`select 1`).catch((error: unknown) => {
        shared.log.error({ err: error }, 'not ready')
        throw new RequestError('busy', { en: 'Not ready yet', ar: 'الخدمة غير جاهزة بعد' })
      })
      return { status: 'ok' }
    },
  })
}
