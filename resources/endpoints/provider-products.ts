import { idParams } from '@wasl/shared/contract/common.ts'
import { endpoint } from '@wasl/shared/contract/endpoint.ts'
import { importForm, importState } from '@wasl/shared/contract/import.ts'
import { mainProductForm, ownProductFile, ownProductList, ownProductsQuery } from '@wasl/shared/contract/provider-products.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import { changedOwnProduct, newOwnProduct, type OwnProductPage, ownProductPage, ownUnitsForm } from '../own-products.ts'

const sent: Label = { en: 'Data sent successfully and will be reviewed', ar: 'تم إرسال البيانات بنجاح وستتم مراجعتها' }
const importLimit = { max: 60, perSeconds: 60 }

const saved: Label = { en: 'Saved', ar: 'تم الحفظ' }

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/provider/products',
  action: 'prv.products',
  summary: 'The products of your provider, newest first, with the number in each state',
  query: ownProductsQuery,
  response: ownProductList,
})
export const showOwnProduct = endpoint({
  method: 'GET',
  path: '/api/provider/products/:id',
  action: 'prv.products',
  summary: 'A product of your provider, with the change that is being reviewed',
  params: idParams,
  response: ownProductPage,
})
export const createOwnProduct = endpoint({
  method: 'POST',
  path: '/api/provider/products',
  action: 'prv.products',
  summary: 'Add a product of your provider; it is on sale once the administration has approved it',
  body: draftSchema(newOwnProduct),
  response: ownProductPage,
  status: 201,
  msg: sent,
})
export const editOwnProduct = endpoint({
  method: 'PATCH',
  path: '/api/provider/products/:id',
  action: 'prv.products',
  summary: 'Change a product of your provider: stock, price, discount and availability at once, all else after a review',
  params: idParams,
  body: patchSchema(changedOwnProduct),
  response: ownProductPage,
  msg: ({ review }: Pick<OwnProductPage, 'review'>) => (review?.status === 'pending' ? sent : saved),
})
export const editOwnUnits = endpoint({
  method: 'PATCH',
  path: '/api/provider/products/:id/units',
  action: 'prv.products',
  summary: 'Change prices, quantities and low-stock thresholds of a product of your provider and of its variants at once',
  params: idParams,
  body: ownUnitsForm(),
  response: ownProductPage,
  msg: saved,
})
export const withdrawProductChange = endpoint({
  method: 'DELETE',
  path: '/api/provider/products/:id/change',
  action: 'prv.products',
  summary: 'Withdraw the change of a product that is being reviewed, or put a rejected one aside',
  params: idParams,
  response: ownProductPage,
  msg: { en: 'Change withdrawn', ar: 'سُحب التعديل' },
})
export const downloadOwnProducts = endpoint({
  method: 'GET',
  path: '/api/provider/product-files/:format',
  action: 'prv.products',
  summary: 'The products of your provider as `csv` or `xlsx`, which an import reads again, or an empty `template` with an example',
  params: ownProductFile,
  file: '*/*',
})
export const readOwnProductFile = endpoint({
  method: 'POST',
  path: '/api/provider/product-imports',
  action: 'prv.products',
  summary: 'Read a file of products, CSV or XLSX: its columns and the field guessed for each. Form data: `file`',
  form: true,
  response: importState,
  status: 201,
  limit: importLimit,
})
export const showOwnProductImport = endpoint({
  method: 'GET',
  path: '/api/provider/product-imports/:id',
  action: 'prv.products',
  summary: 'Your import of products: its progress and result, with the reason for each rejected cell',
  params: idParams,
  response: importState,
})
export const runOwnProductImport = endpoint({
  method: 'POST',
  path: '/api/provider/product-imports/:id/run',
  action: 'prv.products',
  summary:
    'Check the rows of an import (`mode` try), or store the valid ones, in the background: prices and stock change at once, new products and other facts are sent to review',
  params: idParams,
  body: importForm,
  response: importState,
  status: 202,
  limit: importLimit,
})
export const requestMainProduct = endpoint({
  method: 'POST',
  path: '/api/provider/products/:id/main-product',
  action: 'prv.products',
  summary: 'Ask the administration to make a product the main one of its group',
  params: idParams,
  body: mainProductForm,
  response: ownProductPage,
  status: 201,
  msg: sent,
})
