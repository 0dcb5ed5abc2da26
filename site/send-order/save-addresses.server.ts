import { saveAddress } from '@wasl/shared/contract/endpoints/addresses.ts'
import { optionalText } from '../forms/form-values.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { parseDegrees } from './read-order-form.server.ts'

/** An address as its form names it, not validated. */
export const readAddress = (form: FormData, prefix = '') => ({
  city_id: optionalText(form.get(`${prefix}city_id`)),
  district: optionalText(form.get(`${prefix}district`)),
  address: optionalText(form.get(`${prefix}address`)),
  short_address: optionalText(form.get(`${prefix}short_address`)),
  lat: parseDegrees(form.get(`${prefix}lat`)),
  lng: parseDegrees(form.get(`${prefix}lng`)),
})

/** Saves the places of an order that the client wants to keep. Returns why one was not saved: the order itself is sent. */
export async function saveAddresses(api: ApiClient, form: FormData): Promise<string[]> {
  const problems: string[] = []
  for (const prefix of ['', 'to_']) {
    if (form.get(`${prefix}save_address`) === null) continue
    const entered = { ...readAddress(form, prefix), label: String(form.get(`${prefix}address_label`) ?? '') }
    const result = await attempt(api.submit(saveAddress, { entered }))
    if (!result.ok) problems.push(...Object.values(result.errors).flat())
  }
  return problems
}
