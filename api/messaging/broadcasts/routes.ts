import type { resources } from '@wasl/resources/index.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { plainRoute } from '../../platform/http/route.ts'
import { countAudience } from './audience.ts'

/** How many people a broadcast would reach, shown before it is sent. */
export function broadcastRoutes(app: FastifyInstance): void {
  plainRoute(app, {
    method: 'GET',
    url: '/api/admin/broadcasts/audience',
    action: 'adm.notify',
    permission: 'broadcasts.list',
    tags: ['admin: broadcasts'],
    summary: 'How many people an audience has now',
    query: z.object({ audience: z.enum(audiences), city_id: z.uuid().optional() }),
    responses: { 200: z.object({ people: z.int() }) },
    handler: async ({ ctx, query: { audience, city_id = null } }) => ({ people: await countAudience(ctx, { audience, city_id }) }),
  })
}

const audiences = [
  'all',
  'clients',
  'providers',
  'city',
] as const satisfies readonly (keyof typeof resources.broadcasts.fields.audience.options)[]
