import { searchQuery, searchResults } from '@wasl/shared/contract/search.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { storedResources } from '../stored-resource.ts'
import { searchRows } from './search.ts'

/** The search over the rows of every resource. */
export function searchRoutes(app: FastifyInstance): void {
  const all = storedResources()
  route(app, {
    method: 'GET',
    url: '/api/admin/search',
    action: 'adm.me',
    summary: 'Search the rows of every resource this admin may list, by words, numbers and phones; a few hits per resource',
    query: searchQuery,
    limit: { max: 120, perSeconds: 60 },
    response: searchResults,
    handler: async ({ ctx, query }) => ({ hits: await searchRows(ctx, all, query.q) }),
  })
}
