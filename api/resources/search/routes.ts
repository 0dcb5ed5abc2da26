import { searchAnswer, searchQuery } from '@wasl/shared/contract/search.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { storedResources } from '../stored-resource.ts'
import { search } from './search.ts'

/** One search over the rows of every resource. */
export function searchRoutes(app: FastifyInstance): void {
  const all = storedResources()
  route(app, {
    method: 'GET',
    url: '/api/admin/search',
    action: 'adm.me',
    summary: 'Rows of every resource that this admin may see, by words, numbers and phones; a few of each',
    query: searchQuery,
    limit: { most: 120, perSeconds: 60 },
    answer: searchAnswer,
    handler: async ({ ctx, query }) => ({ hits: await search(ctx, all, query.q) }),
  })
}
