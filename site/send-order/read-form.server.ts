import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import type { OrderForm } from '@wasl/shared/contract/orders.ts'
import { halalasIn, textIn, wholeIn } from '../orders/form-numbers.ts'
import { filesIn, uploadAll } from '../orders/uploads.server.ts'
import type { Api } from '../server/api.server.ts'

type Place = { categoryId: string; services: readonly ServiceView[] }
/** What was typed, as the API wants it. Numbers that are none stay text, for the API to name. */
type Typed = { [K in keyof OrderForm]: unknown }

/** Uploads the form's files and gives the order it describes. Throws ApiError with the refusal of a file on its own field. */
export async function readOrderForm(api: Api, form: FormData, { categoryId, services }: Place): Promise<Typed> {
  const chosen = form.getAll('services').map(String)
  const items = []
  for (const [at, service_id] of chosen.entries()) {
    const service = services.find(({ id }) => id === service_id)
    items.push({
      service_id,
      note: textIn(form.get(`items.${at}.note`)) ?? undefined,
      answers: await answersIn(api, form, at, service),
      file_ids: [
        ...kept(form, `items.${at}.kept`),
        ...(await uploadAll(api, filesIn(form, `items.${at}.file_ids`), 'order', `items.${at}.file_ids`)),
      ],
    })
  }
  return {
    kind: services.find(({ id }) => id === chosen[0])?.kind ?? 'service',
    category_id: categoryId,
    city_id: String(form.get('city_id') ?? ''),
    lat: degreesIn(form.get('lat')),
    lng: degreesIn(form.get('lng')),
    address: textIn(form.get('address')),
    expected_budget: halalasIn(form.get('expected_budget')),
    duration_days: wholeIn(form.get('duration_days')),
    note: textIn(form.get('note')),
    items,
    file_ids: [...kept(form, 'kept'), ...(await uploadAll(api, filesIn(form, 'file_ids'), 'order', 'file_ids'))],
  }
}

/** The words of the form, for drawing it again where no script kept them. */
export const wordsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

async function answersIn(api: Api, form: FormData, at: number, service: ServiceView | undefined) {
  const answers = []
  for (const [question, { answer_type }] of (service?.questions ?? []).entries()) {
    const name = `items.${at}.answers.${question}`
    const text = textIn(form.get(name))
    if (answer_type === 'file') {
      const file_ids = [...kept(form, `${name}.kept`), ...(await uploadAll(api, filesIn(form, name), 'answer', name))]
      if (file_ids.length > 0) answers.push({ question, file_ids })
    } else if (text) answers.push(answer_type === 'choice' ? { question, choice: text } : { question, text })
  }
  return answers
}

// Files that hang on the order already and stay.
const kept = (form: FormData, name: string): string[] => form.getAll(name).map(String)

function degreesIn(raw: FormDataEntryValue | null): number | string | null {
  const text = textIn(raw)
  return text === null ? null : Number.isFinite(Number(text)) ? Number(text) : text
}
