import * as endpoints from '@wasl/shared/contract/endpoints/catalog.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { loadAppInfo } from './app-info.ts'
import { loadCategoryPage } from './category-page.ts'
import { listCategoryProviders } from './category-providers.ts'
import { loadHomePage } from './home.ts'
import { loadPackageCard } from './package-cards.ts'
import { loadProviderPage } from './provider-page.ts'
import { searchProviders } from './provider-search.ts'
import { loadProviderReviews } from './reviews.ts'
import { loadPageSeo } from './seo.ts'
import { searchServices } from './service-search.ts'

/** The public pages of the catalog, and the facts about this deployment. */
export function catalogRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showHome, ({ ctx }) => loadHomePage(ctx))
  serve(app, endpoints.showCategory, ({ ctx, params }) => loadCategoryPage(ctx, params))
  serve(app, endpoints.listCategoryProviders, ({ ctx, params, query }) => listCategoryProviders(ctx, { ...params, ...query }))
  serve(app, endpoints.searchServices, ({ ctx, query }) => searchServices(ctx, query))
  serve(app, endpoints.searchProviders, ({ ctx, query }) => searchProviders(ctx, query))
  serve(app, endpoints.showProvider, ({ ctx, params }) => loadProviderPage(ctx, params))
  serve(app, endpoints.showPackage, ({ ctx, params }) => loadPackageCard(ctx, params.id))
  serve(app, endpoints.listProviderReviews, ({ ctx, params, query }) => loadProviderReviews(ctx, { ...params, ...query }))
  serve(app, endpoints.showSeo, ({ ctx, params }) => loadPageSeo(ctx, params))
  serve(app, endpoints.showAppInfo, ({ ctx }) => loadAppInfo(ctx))
}
