import * as z from 'zod'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const values = z.record(z.string(), z.unknown())

const change = z.object({ before: values, after: values })

export const showProductChange = endpoint({
  method: 'GET',
  path: '/api/admin/review-requests/:id/product-change',
  action: 'adm.products',
  permission: 'review-requests.show',
  summary: 'What a request changes of its product: the values of each changed field before and after, as in the rows of products',
  params: idParams,
  response: change,
})
export const showCarChange = endpoint({
  method: 'GET',
  path: '/api/admin/review-requests/:id/car-change',
  action: 'adm.products',
  permission: 'review-requests.show',
  summary: 'What a request changes of its car: the values of each changed field before and after, as in the rows of cars',
  params: idParams,
  response: change,
})
