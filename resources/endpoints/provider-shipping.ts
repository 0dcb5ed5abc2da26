import { empty, idParams } from '@wasl/shared/contract/common.ts'
import { endpoint } from '@wasl/shared/contract/endpoint.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import { ownRate, ownRateRow, ownRates } from '../own-shipping-rates.ts'

const saved = { en: 'Saved', ar: 'تم الحفظ' }

export const listOwnShippingRates = endpoint({
  method: 'GET',
  path: '/api/provider/shipping-rates',
  action: 'prv.products',
  summary: 'How your provider hands over what it sells, and what it charges for that, oldest first',
  response: ownRates,
})
export const createOwnShippingRate = endpoint({
  method: 'POST',
  path: '/api/provider/shipping-rates',
  action: 'prv.products',
  summary: 'Add a shipping rate of your provider; it applies at once',
  body: draftSchema(ownRate),
  response: ownRateRow,
  status: 201,
  msg: saved,
})
export const editOwnShippingRate = endpoint({
  method: 'PATCH',
  path: '/api/provider/shipping-rates/:id',
  action: 'prv.products',
  summary: 'Change a shipping rate of your provider; it applies at once',
  params: idParams,
  body: patchSchema(ownRate),
  response: ownRateRow,
  msg: saved,
})
export const deleteOwnShippingRate = endpoint({
  method: 'DELETE',
  path: '/api/provider/shipping-rates/:id',
  action: 'prv.products',
  summary: 'Delete a shipping rate of your provider; orders keep theirs',
  params: idParams,
  response: empty,
  msg: { en: 'Deleted', ar: 'تم الحذف' },
})
