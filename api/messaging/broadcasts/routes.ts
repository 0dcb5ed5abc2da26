import * as endpoints from '@wasl/shared/contract/endpoints/broadcasts.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { countAudience } from './audience.ts'

/** How many people a broadcast would reach, shown before it is sent. */
export function broadcastRoutes(app: FastifyInstance): void {
  serve(app, endpoints.countAudience, async ({ ctx, query: { audience, city_id = null } }) => ({
    people: await countAudience(ctx, { audience, city_id }),
  }))
}
