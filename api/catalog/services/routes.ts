import { appFacts } from '@wasl/shared/contract/accounts.ts'
import {
  categoryPage as categoryShape,
  homePage,
  providerPage as providerShape,
  reviewsPage,
  seoView,
} from '@wasl/shared/contract/catalog.ts'
import { idParams, pageQuery } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { route } from '../../platform/http/route.ts'
import { appFactsOf } from './app-info.ts'
import { categoryPage } from './category-page.ts'
import { home } from './home.ts'
import { providerPage } from './provider-page.ts'
import { reviewsOf } from './reviews.ts'
import { seoOf } from './seo.ts'

/** What everybody may read. */
export function catalogueRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/home',
    action: 'pub.home',
    summary: 'What the home page shows',
    answer: homePage,
    handler: ({ ctx }) => home(ctx),
  })
  route(app, {
    method: 'GET',
    url: '/api/catalogue/:id',
    action: 'pub.home',
    summary: 'A category with its services',
    params: idParams,
    answer: categoryShape,
    handler: ({ ctx, params }) => categoryPage(ctx, params),
  })
  route(app, {
    method: 'GET',
    url: '/api/providers/:id',
    action: 'pub.provider',
    summary: 'The public page of a provider',
    params: idParams,
    answer: providerShape,
    handler: ({ ctx, params }) => providerPage(ctx, params),
  })
  route(app, {
    method: 'GET',
    url: '/api/providers/:id/reviews',
    action: 'pub.provider',
    summary: 'The reviews of a provider',
    params: idParams,
    query: pageQuery,
    answer: reviewsPage,
    handler: ({ ctx, params, query }) => reviewsOf(ctx, { ...params, ...query }),
  })
  route(app, {
    method: 'GET',
    url: '/api/seo/:key',
    action: 'pub.static',
    summary: 'What search engines are told of a page',
    params: z.object({ key: z.string().max(60) }),
    answer: seoView,
    handler: ({ ctx, params }) => seoOf(ctx, params),
  })
  route(app, {
    method: 'GET',
    url: '/api/general/app',
    action: 'pub.home',
    summary: 'What clients need to know about this installation',
    answer: appFacts,
    handler: ({ ctx }) => appFactsOf(ctx),
  })
}
