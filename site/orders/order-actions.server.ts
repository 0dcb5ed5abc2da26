import type { Api, Sent } from '../server/api.server.ts'
import { attempt } from '../server/api.server.ts'
import { halalasIn, textIn, wholeIn } from './form-numbers.ts'
import { uploadOne } from './uploads.server.ts'

type Act = (api: Api, id: string, form: FormData) => Promise<Sent<unknown>>

/** What the forms of an order's page may ask for, by the value of their `intent`. */
const acts: Readonly<Record<string, Act>> = {
  transition: (api, id, form) =>
    api.post(`/orders/${id}/transitions/${encodeURIComponent(String(form.get('name')))}`, {
      ...optional('offer_id', textIn(form.get('offer_id'))),
      ...optional('reason', textIn(form.get('reason'))),
      ...optional('reason_id', textIn(form.get('reason_id'))),
      ...optional('version', wholeIn(form.get('version'))),
    }),
  offer: async (api, id, form) => {
    const offer_id = textIn(form.get('offer_id'))
    return api.post(`/orders/${id}/transitions/${offer_id ? 'edit_offer' : 'make_offer'}`, {
      ...optional('offer_id', offer_id),
      price: halalasIn(form.get('price')),
      duration_days: wholeIn(form.get('duration_days')),
      note: textIn(form.get('note')),
      image_file_id: (await uploadOne(api, form.get('image'), 'offer', 'image')) ?? textIn(form.get('image_file_id')),
    })
  },
  pay: (api, id, form) =>
    api.post(
      `/orders/${id}/pay`,
      { method: 'wallet', ...optional('version', wholeIn(form.get('version'))) },
      { idempotencyKey: String(form.get('idempotency_key')) },
    ),
  review: (api, id, form) =>
    api.post(`/orders/${id}/review`, { rating: wholeIn(form.get('rating')), comment: String(form.get('comment') ?? '') }),
}

/** Does what a form of an order's page asks. Refusals come back for the form; markers and defects pass through. */
export async function actOnOrder(api: Api, id: string, form: FormData) {
  const act = acts[String(form.get('intent'))]
  if (!act) throw new Response(null, { status: 400 })
  return attempt(act(api, id, form))
}

const optional = (name: string, value: unknown): Record<string, unknown> => (value === null ? {} : { [name]: value })
