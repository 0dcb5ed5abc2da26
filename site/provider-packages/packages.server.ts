import { createOwnPackage, editOwnPackage, makePackageTransition } from '@wasl/resources/endpoints/provider-packages.ts'
import { ownPackage } from '@wasl/resources/own-packages.ts'
import { ownPackageTransitions } from '@wasl/shared/lifecycle/packages.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { readFields } from '../forms/read-fields.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import { describeFields } from '../provider-cars/car-fields.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

/** What the declaration of packages says about their form in a language; fields of list entries as `list.field`. */
export const packageFields = (locale: Locale) => Object.fromEntries(describeFields(ownPackage.fields, locale))

/** Adds a package, or changes the one whose form was sent, pauses or resumes it. */
export function changePackages(api: ApiClient, form: FormData) {
  const id = String(form.get('id'))
  const name = ownPackageTransitions.find((one) => one === form.get('intent'))
  if (name) return attempt(api.submit(makePackageTransition, { params: { id, name } }))
  const save = async () => {
    const { description, ...values } = readFields(form, ownPackage.fields)
    const stored = Array.isArray(values.images) ? values.images : []
    const images = [...stored, ...(await uploadAll(api, formFiles(form, 'new_images'), 'gallery', 'images'))]
    const entered = { ...values, description: isEmpty(description) ? null : description, images: images.length > 0 ? images : null }
    return id === 'new' ? api.submit(createOwnPackage, { entered }) : api.submit(editOwnPackage, { params: { id }, entered })
  }
  return attempt(save())
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => text === '')
