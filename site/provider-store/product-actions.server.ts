import {
  createOwnProduct,
  editOwnProduct,
  editOwnUnits,
  requestMainProduct,
  withdrawProductChange,
} from '@wasl/resources/endpoints/provider-products.ts'
import { optionalText } from '../forms/form-values.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { readProduct, readUnits } from './read-product.ts'

/** Uploads new pictures and adds the product, or changes the one with this id. */
export const saveProduct = (api: ApiClient, form: FormData, id: string | null) => {
  const save = async () => {
    const product = readProduct(form)
    const stored = Array.isArray(product.images) ? product.images : []
    const added = await uploadAll(api, formFiles(form, 'new_images'), 'gallery', 'images')
    const images = [...stored, ...added]
    const entered = { ...product, images: images.length > 0 ? images : null }
    return id === null ? api.submit(createOwnProduct, { entered }) : api.submit(editOwnProduct, { params: { id }, entered })
  }
  return attempt(save())
}

/** What the page of a product does besides saving its form. */
export function changeProduct(api: ApiClient, form: FormData, id: string) {
  const params = { id }
  const intent = form.get('intent')
  if (intent === 'withdraw') return attempt(api.submit(withdrawProductChange, { params }))
  if (intent === 'hide') return attempt(api.submit(editOwnProduct, { params, body: { availability: 'unavailable' } }))
  if (intent === 'show') return attempt(api.submit(editOwnProduct, { params, body: { availability: 'available' } }))
  if (intent === 'main')
    return attempt(
      api.submit(requestMainProduct, { params, entered: { group_id: form.get('group_id'), note: optionalText(form.get('note')) } }),
    )
  return saveProduct(api, form, id)
}

/** Changes prices and quantities in the list. */
export const saveUnits = (api: ApiClient, form: FormData) =>
  attempt(api.submit(editOwnUnits, { params: { id: String(form.get('id')) }, entered: { units: readUnits(form) } }))
