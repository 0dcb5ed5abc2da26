import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { Refusal } from './errors.ts'
import { plainRoute } from './route.ts'

const answers = { 200: z.object({ status: z.literal('ok') }) }

/** `/api/health/live` says that the process answers, `/api/health/ready` that its database does too. */
export function healthRoutes(app: FastifyInstance, shared: App): void {
  plainRoute(app, {
    method: 'GET',
    url: '/api/health/live',
    action: 'ops.live',
    summary: 'The process is alive',
    answers,
    handler: async () => ({ status: 'ok' }),
  })
  plainRoute(app, {
    method: 'GET',
    url: '/api/health/ready',
    action: 'ops.live',
    summary: 'The process can serve requests',
    answers,
    handler: async () => {
      await shared.db.execute(sql`select 1`).catch((error: unknown) => {
        shared.log.error({ err: error }, 'not ready')
        throw new Refusal('busy', ['Not ready yet', 'الخدمة غير جاهزة بعد'])
      })
      return { status: 'ok' }
    },
  })
}
