import * as endpoints from '@wasl/shared/contract/endpoints/search.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { storedResources } from '../stored-resource.ts'
import { searchRows } from './search.ts'

/** The search over the rows of every resource. */
export function searchRoutes(app: FastifyInstance): void {
  const all = storedResources()
  serve(app, endpoints.searchRows, async ({ ctx, query }) => ({ hits: await searchRows(ctx, all, query.q) }))
}
