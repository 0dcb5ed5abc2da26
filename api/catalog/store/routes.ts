import * as endpoints from '@wasl/shared/contract/endpoints/store.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { reviews } from '../../ordering/tables/reviews.ts'
import { serve } from '../../platform/http/serve.ts'
import { listReviews } from '../services/reviews.ts'
import { assertOffered, loadProductPage } from './product-page.ts'
import { loadStorePage } from './store-page.ts'

/** The public pages of the store. */
export function storeRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listStore, ({ ctx, query }) => loadStorePage(ctx, query))
  serve(app, endpoints.listProductReviews, async ({ ctx, params, query }) => {
    await assertOffered(ctx, params)
    return listReviews(ctx, eq(reviews.product_id, params.id), query)
  })
  serve(app, endpoints.showProduct, ({ ctx, params }) => loadProductPage(ctx, params))
}
