import { createOwnCar, editOwnCar, makeCarTransition, withdrawCarChange } from '@wasl/resources/endpoints/provider-cars.ts'
import { ownCar } from '@wasl/resources/own-cars.ts'
import { ownCarTransitions } from '@wasl/shared/lifecycle/cars.ts'
import { readFields } from '../forms/read-fields.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

/** Uploads new pictures and adds the car, or changes the one with this id. */
export const saveCar = (api: ApiClient, form: FormData, id: string | null) => {
  const save = async () => {
    const car = readFields(form, ownCar.fields, ['foreign_authorization', 'delivery'])
    const stored = Array.isArray(car.images) ? car.images : []
    const added = await uploadAll(api, formFiles(form, 'new_images'), 'gallery', 'images')
    const images = [...stored, ...added]
    const entered = { ...car, images: images.length > 0 ? images : null }
    return id === null ? api.submit(createOwnCar, { entered }) : api.submit(editOwnCar, { params: { id }, entered })
  }
  return attempt(save())
}

/** What the page of a car does besides saving its form. */
export function changeCar(api: ApiClient, form: FormData, id: string) {
  const intent = form.get('intent')
  if (intent === 'withdraw') return attempt(api.submit(withdrawCarChange, { params: { id } }))
  const name = ownCarTransitions.find((one) => one === intent)
  if (name) return attempt(api.submit(makeCarTransition, { params: { id, name } }))
  return saveCar(api, form, id)
}
