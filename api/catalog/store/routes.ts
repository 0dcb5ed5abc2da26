import * as endpoints from '@wasl/shared/contract/endpoints/store.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { loadProductPage } from './product-page.ts'
import { loadStorePage } from './store-page.ts'

/** The public pages of the store. */
export function storeRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listStore, ({ ctx, query }) => loadStorePage(ctx, query))
  serve(app, endpoints.showProduct, ({ ctx, params }) => loadProductPage(ctx, params))
}
