import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import type { OrderForm } from '@wasl/shared/contract/order-form.ts'
import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { optionalText, parseRiyals, parseWholeNumber } from '../forms/form-values.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import type { ApiClient } from '../server/api.server.ts'
import { readWantedTime } from './wanted-values.ts'

/** `upload` stores the files of a field and returns their ids: with the draft of a guest, else as the user's own. */
type OrderFormSource = { categoryId: string; services: readonly ServiceView[]; upload?: UploadFiles; kind?: OrderKind }
type UploadFiles = (files: readonly File[], field: string) => Promise<string[]>
/** The body of POST and PATCH /orders, not validated: text that is no number stays text, so that the API reports the field. */
type OrderRequestBody = { [K in keyof OrderForm]: unknown } & {
  provider_ids?: string[]
  close_others?: boolean
  package_id?: string
  package_total?: unknown
  purchase_order?: unknown
  branch_id?: unknown
}

/** Uploads the files and returns the request body. Throws ApiError with a rejected file's error on its form field. */
export async function readOrderForm(
  api: ApiClient,
  form: FormData,
  { categoryId, services, kind, upload = (files, field) => uploadAll(api, files, 'order', field) }: OrderFormSource,
): Promise<OrderRequestBody> {
  const serviceIds = form.getAll('services').map(String)
  const items = []
  for (const [index, service_id] of serviceIds.entries()) {
    const service = services.find(({ id }) => id === service_id)
    items.push({
      service_id,
      note: optionalText(form.get(`items.${index}.note`)) ?? undefined,
      answers: await readAnswers(upload, form, index, service),
      file_ids: [
        ...retainedFileIds(form, `items.${index}.keep_file_ids`),
        ...(await upload(formFiles(form, `items.${index}.file_ids`), `items.${index}.file_ids`)),
      ],
    })
  }
  // Only the form of a new private order names providers.
  const providers = optionalText(form.get('provider_ids'))
  return {
    kind: kind ?? (providers ? 'private' : (services.find(({ id }) => id === serviceIds[0])?.kind ?? 'service')),
    ...(providers && { provider_ids: providers.split(','), close_others: form.get('close_others') !== 'false' }),
    ...readPackage(form),
    // Only the form of a new order of a company has it.
    ...(form.has('purchase_order') && { purchase_order: optionalText(form.get('purchase_order')) }),
    ...(form.has('branch_id') && { branch_id: optionalText(form.get('branch_id')) }),
    category_id: categoryId,
    ...readPlace(form),
    expected_budget: parseRiyals(form.get('expected_budget')),
    duration_days: parseWholeNumber(form.get('duration_days')),
    ...readWantedTime(form),
    note: optionalText(form.get('note')),
    items,
    file_ids: [...retainedFileIds(form, 'keep_file_ids'), ...(await upload(formFiles(form, 'file_ids'), 'file_ids'))],
  }
}

/** The package that is booked, with the total that the form showed. */
function readPackage(form: FormData): { package_id?: string; package_total?: unknown } {
  const id = optionalText(form.get('package_id'))
  return id ? { package_id: id, package_total: parseWholeNumber(form.get('package_total')) } : {}
}

/** The place of the order and the destination of a move; the form has the fields of its mode. */
const readPlace = (form: FormData) => ({
  city_id: optionalText(form.get('city_id')),
  lat: parseDegrees(form.get('lat')),
  lng: parseDegrees(form.get('lng')),
  district: optionalText(form.get('district')),
  address: optionalText(form.get('address')),
  short_address: optionalText(form.get('short_address')),
  to_short_address: optionalText(form.get('to_short_address')),
  to_city_id: optionalText(form.get('to_city_id')),
  to_lat: parseDegrees(form.get('to_lat')),
  to_lng: parseDegrees(form.get('to_lng')),
  to_district: optionalText(form.get('to_district')),
  to_address: optionalText(form.get('to_address')),
  meeting_way: optionalText(form.get('meeting_way')),
})

/** The text values of a form, to render it again without a script. */
export const textValues = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const answerKeys = { text: 'text', number: 'number', choice: 'option' } as const

/** One answer per question, also without content, so that the API's errors by position are those of the questions. */
async function readAnswers(upload: UploadFiles, form: FormData, index: number, service: ServiceView | undefined) {
  const answers = []
  for (const [question, { answer_type }] of (service?.questions ?? []).entries()) {
    const name = `items.${index}.answers.${question}`
    const text = optionalText(form.get(name))
    if (answer_type === 'file') {
      const file_ids = [...retainedFileIds(form, `${name}.keep_file_ids`), ...(await upload(formFiles(form, name), name))]
      answers.push({ question, file_ids })
    } else
      answers.push({
        question,
        ...(text !== null && { [answerKeys[answer_type]]: answer_type === 'text' ? text : parseWholeNumber(text) }),
      })
  }
  return answers
}

// Files attached earlier whose box is still ticked.
const retainedFileIds = (form: FormData, name: string): string[] => form.getAll(name).map(String)

/** Degrees; text that is no number stays text, so that the API reports it. */
export function parseDegrees(raw: FormDataEntryValue | null): number | string | null {
  const text = optionalText(raw)
  return text === null ? null : Number.isFinite(Number(text)) ? Number(text) : text
}
