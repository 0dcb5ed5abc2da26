import { deliverySteps } from '@wasl/shared/contract/endpoints/delivery-steps.ts'
import type { DeliveryStep } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText } from '../forms/form-values.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import { readRentalAction } from '../rentals/read-rental-action.server.ts'
import type { ApiClient, RequestOptions } from '../server/api.server.ts'

/** Sends the step of a form. Its photos are files of the form, or were uploaded before. */
export async function runStep(api: ApiClient, form: FormData, sending: RequestOptions = {}) {
  const [name, id, idempotencyKey] = ['step', 'delivery', 'key'].map((field) => String(form.get(field) ?? ''))
  const endpoint = findEntry<(typeof deliverySteps)[DeliveryStep]>(deliverySteps, name ?? '')
  if (!endpoint) throw new Response(null, { status: 404 })
  const entered = name === 'deliver' ? await readProof(api, form) : await readRentalAction(api, name ?? '', form)
  return api.submit(endpoint, { params: { id: encodeURIComponent(id ?? '') }, entered, idempotencyKey: idempotencyKey ?? '', ...sending })
}

/** The code of goods, or what takes its place. */
async function readProof(api: ApiClient, form: FormData): Promise<Readonly<Record<string, unknown>>> {
  const [code, reason] = ['code', 'reason'].map((field) => optionalText(form.get(field)))
  const file_ids = [
    ...form.getAll('uploaded_id').map(String),
    ...(await uploadAll(api, formFiles(form, 'file_ids'), 'complaint', 'file_ids')),
  ]
  return { ...(code && { code }), ...(reason && { reason }), ...(file_ids.length > 0 && { file_ids }) }
}
