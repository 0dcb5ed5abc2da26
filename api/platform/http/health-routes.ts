import * as endpoints from '@wasl/shared/contract/endpoints/deployment.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../context.ts'
import { RequestError } from './errors.ts'
import { serve } from './serve.ts'

const responses = { 200: z.object({ status: z.literal('ok') }) }

/**
 * `/api/health/live` reports that the process responds, `/api/health/ready` that its database does too. A process must not
 * be restarted because it is busy, so the first has no rate limit, no load shedding and no session check.
 */
export function healthRoutes(app: FastifyInstance, shared: App): void {
  app.get(
    '/api/health/live',
    {
      config: { action: 'ops.live', rateLimit: false, pressureHandler: () => {} },
      schema: { summary: 'The process is alive', tags: ['health'], response: responses },
    },
    async () => ({ status: 'ok' as const }),
  )
  serve(app, endpoints.checkReadiness, async () => {
    await shared.db.execute(sql`select 1`).catch((error: unknown) => {
      shared.log.error({ err: error }, 'not ready')
      throw new RequestError('busy', { en: 'Not ready yet', ar: 'الخدمة غير جاهزة بعد' })
    })
    return { status: 'ok' as const }
  })
}
