import { idParams, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { productPage, productReviews, storePage, storeQuery } from '../store.ts'

export const listStore = endpoint({
  method: 'GET',
  path: '/api/store',
  action: 'pub.store',
  summary: 'The products of the store that match a search and filters, with the number of products for each further filter',
  query: storeQuery,
  response: storePage,
})
export const showProduct = endpoint({
  method: 'GET',
  path: '/api/store/:id',
  action: 'pub.store',
  summary: 'A product with its units, prices and group',
  params: idParams,
  response: productPage,
})
export const listProductReviews = endpoint({
  method: 'GET',
  path: '/api/store/:id/reviews',
  action: 'pub.store',
  summary: 'The published reviews of a product, the newest first',
  params: idParams,
  query: pageQuery,
  response: productReviews,
})
