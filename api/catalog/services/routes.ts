import { appInfo } from '@wasl/shared/contract/accounts.ts'
import {
  categoryProviders,
  categoryPage as categoryShape,
  homePage,
  providerReportForm,
  providerPage as providerShape,
  providersQuery,
  reviewsPage,
  seoView,
  serviceMatch,
  serviceQuery,
} from '@wasl/shared/contract/catalog.ts'
import { empty, idParams, pageQuery } from '@wasl/shared/contract/common.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { reportProvider } from '../../ordering/complaints/report-provider.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { loadAppInfo } from './app-info.ts'
import { loadCategoryPage } from './category-page.ts'
import { listCategoryProviders } from './category-providers.ts'
import { loadHomePage } from './home.ts'
import { loadProviderPage } from './provider-page.ts'
import { loadProviderReviews } from './reviews.ts'
import { loadPageSeo } from './seo.ts'
import { searchServices } from './service-search.ts'

/** The public pages of the catalog, and the facts about this deployment. */
export function catalogRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/home',
    action: 'pub.home',
    summary: 'The content of the home page',
    response: homePage,
    handler: ({ ctx }) => loadHomePage(ctx),
  })
  route(app, {
    method: 'GET',
    url: '/api/catalog/:id',
    action: 'pub.home',
    summary: 'A category with its services',
    params: idParams,
    response: categoryShape,
    handler: ({ ctx, params }) => loadCategoryPage(ctx, params),
  })
  route(app, {
    method: 'GET',
    url: '/api/catalog/:id/providers',
    action: 'pub.home',
    summary: 'The providers of a category, filtered by city, rating, price and opening hours',
    params: idParams,
    query: providersQuery,
    response: categoryProviders,
    handler: ({ ctx, params, query }) => listCategoryProviders(ctx, { ...params, ...query }),
  })
  route(app, {
    method: 'GET',
    url: '/api/search/services',
    action: 'pub.home',
    summary: 'The services that match a text, best first',
    query: serviceQuery,
    response: z.array(serviceMatch),
    handler: ({ ctx, query }) => searchServices(ctx, query),
  })
  route(app, {
    method: 'GET',
    url: '/api/providers/:id',
    action: 'pub.provider',
    summary: 'The public page of a provider',
    params: idParams,
    response: providerShape,
    handler: ({ ctx, params }) => loadProviderPage(ctx, params),
  })
  route(app, {
    method: 'GET',
    url: '/api/providers/:id/reviews',
    action: 'pub.provider',
    summary: 'The reviews of a provider',
    params: idParams,
    query: pageQuery,
    response: reviewsPage,
    handler: ({ ctx, params, query }) => loadProviderReviews(ctx, { ...params, ...query }),
  })
  route(app, {
    method: 'POST',
    url: '/api/providers/:id/report',
    action: 'cmp.create',
    summary: 'Report a provider to the administration, as a complaint',
    params: idParams,
    body: providerReportForm,
    response: empty,
    status: 201,
    msg: { en: 'Thank you. We will look into your report', ar: 'شكرًا لك، سنراجع بلاغك' },
    limit: { max: 10, perSeconds: daySeconds },
    handler: async ({ ctx, params, body }) => {
      await reportProvider(userCtx(ctx), params.id, body)
      return {}
    },
  })
  route(app, {
    method: 'GET',
    url: '/api/seo/:key',
    action: 'pub.static',
    summary: 'The search engine metadata of a page',
    params: z.object({ key: z.string().max(60) }),
    response: seoView,
    handler: ({ ctx, params }) => loadPageSeo(ctx, params),
  })
  route(app, {
    method: 'GET',
    url: '/api/general/app',
    action: 'pub.home',
    summary: 'Facts about this deployment for its clients',
    response: appInfo,
    handler: ({ ctx }) => loadAppInfo(ctx),
  })
}
