import * as z from 'zod'
import { addressForm, savedAddress } from '../addresses.ts'
import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const saved = { en: 'Address saved', ar: 'حُفظ العنوان' }

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/user/addresses',
  action: 'me.addresses',
  summary: 'Your saved addresses, by name',
  response: z.array(savedAddress),
})
export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/user/addresses',
  action: 'me.addresses',
  summary: 'Save an address; one with the same name is replaced',
  body: addressForm,
  response: savedAddress,
  msg: saved,
})
export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/user/addresses/:id',
  action: 'me.addresses',
  summary: 'Change one of your addresses',
  params: idParams,
  body: addressForm,
  response: savedAddress,
  msg: saved,
})
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/user/addresses/:id',
  action: 'me.addresses',
  summary: 'Delete one of your addresses',
  params: idParams,
  response: empty,
  msg: { en: 'Address deleted', ar: 'حُذف العنوان' },
})
