import {
  createOwnCarOffer,
  deleteOwnCarOffer,
  editOwnCarOffer,
  listOwnCarOffers,
  showFleetCalendar,
} from '@wasl/resources/endpoints/provider-cars.ts'
import { ownCarOffer } from '@wasl/resources/own-cars.ts'
import { readFields, textOf } from '../forms/read-fields.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

/** The offers of the provider, and its cars to choose from. */
export async function loadOffers(api: ApiClient, today: string) {
  const [offers, { cars }] = await Promise.all([
    api.call(listOwnCarOffers),
    api.call(showFleetCalendar, { query: { from: today, to: today } }),
  ])
  return { today, offers, cars: cars.map(({ id, name, plate }) => ({ id, name, plate })) }
}
export type OfferCars = Awaited<ReturnType<typeof loadOffers>>['cars']

/** Adds an offer, or changes or deletes the one whose form was sent. */
export function changeOffers(api: ApiClient, form: FormData) {
  const id = textOf(form.get('id'))
  const send = async (): Promise<{ data: unknown; msg: string }> => {
    if (form.get('intent') === 'delete') return api.submit(deleteOwnCarOffer, { params: { id } })
    const entered = readFields(form, ownCarOffer.fields, ['discount_type'])
    if (id === 'new') return api.submit(createOwnCarOffer, { entered })
    return api.submit(editOwnCarOffer, { params: { id }, entered })
  }
  return attempt(send())
}
