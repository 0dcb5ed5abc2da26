import * as z from 'zod'
import { daySeconds } from '../../utils/durations.ts'
import { appInfo } from '../accounts.ts'
import {
  categoryProviders,
  categoryPage as categoryShape,
  homePage,
  packageCard,
  providerCard,
  providerReportForm,
  providerPage as providerShape,
  providersQuery,
  reviewsPage,
  seoView,
  serviceMatch,
  serviceQuery,
} from '../catalog.ts'
import { empty, idParams, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const showHome = endpoint({
  method: 'GET',
  path: '/api/home',
  action: 'pub.home',
  summary: 'The content of the home page',
  response: homePage,
})
export const showCategory = endpoint({
  method: 'GET',
  path: '/api/catalog/:id',
  action: 'pub.home',
  summary: 'A category with its services',
  params: idParams,
  response: categoryShape,
})
export const listCategoryProviders = endpoint({
  method: 'GET',
  path: '/api/catalog/:id/providers',
  action: 'pub.home',
  summary: 'The providers of a category, filtered by city, rating, price and opening hours',
  params: idParams,
  query: providersQuery,
  response: categoryProviders,
})
export const searchServices = endpoint({
  method: 'GET',
  path: '/api/search/services',
  action: 'pub.home',
  summary: 'The services that match a text, best first',
  query: serviceQuery,
  response: z.array(serviceMatch),
})
export const searchProviders = endpoint({
  method: 'GET',
  path: '/api/search/providers',
  action: 'pub.home',
  summary: 'The providers whose name matches a text, the best rated first, at most 6',
  query: serviceQuery,
  response: z.array(providerCard),
})
export const showProvider = endpoint({
  method: 'GET',
  path: '/api/providers/:id',
  action: 'pub.provider',
  summary: 'The public page of a provider',
  params: idParams,
  response: providerShape,
})
export const showPackage = endpoint({
  method: 'GET',
  path: '/api/packages/:id',
  action: 'pub.provider',
  summary: 'A package that clients can book at its price',
  params: idParams,
  response: packageCard,
})
export const listProviderReviews = endpoint({
  method: 'GET',
  path: '/api/providers/:id/reviews',
  action: 'pub.provider',
  summary: 'The reviews of a provider',
  params: idParams,
  query: pageQuery,
  response: reviewsPage,
})
export const reportProvider = endpoint({
  method: 'POST',
  path: '/api/providers/:id/report',
  action: 'cmp.create',
  summary: 'Report a provider to the administration, as a complaint',
  params: idParams,
  body: providerReportForm,
  response: empty,
  status: 201,
  msg: { en: 'Thank you. We will look into your report', ar: 'شكرًا لك، سنراجع بلاغك' },
  limit: { max: 10, perSeconds: daySeconds },
})
export const showSeo = endpoint({
  method: 'GET',
  path: '/api/seo/:key',
  action: 'pub.static',
  summary: 'The search engine metadata of a page',
  params: z.object({ key: z.string().max(60) }),
  response: seoView,
})
export const showAppInfo = endpoint({
  method: 'GET',
  path: '/api/general/app',
  action: 'pub.home',
  summary: 'Facts about this deployment for its clients',
  response: appInfo,
})
