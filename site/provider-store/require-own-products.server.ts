import { listOwnProducts } from '@wasl/resources/endpoints/provider-products.ts'
import type { ApiClient } from '../server/api.server.ts'

/** Answers with the page of a forbidden address to those who have no products of their own. */
export const requireOwnProducts = (api: ApiClient) => api.call(listOwnProducts, { query: { per_page: 1 } })
