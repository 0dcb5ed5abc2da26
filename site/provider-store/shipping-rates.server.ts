import { createOwnShippingRate, deleteOwnShippingRate, editOwnShippingRate } from '@wasl/resources/endpoints/provider-shipping.ts'
import { ownRate } from '@wasl/resources/own-shipping-rates.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

/** What the declaration of shipping rates says about their form in a language. */
export function rateTexts(locale: Locale) {
  const fields: Fields = ownRate.fields
  const entries = Object.entries(fields)
  return {
    labels: Object.fromEntries(entries.map(([name, { label }]) => [name, labelIn(label, locale)])),
    hints: Object.fromEntries(entries.flatMap(([name, { help }]) => (help ? [[name, labelIn(help, locale)]] : []))),
    methods: Object.entries(ownRate.fields.method.options).map(([value, label]) => ({ value, label: labelIn(label, locale) })),
  }
}
export type RateTexts = ReturnType<typeof rateTexts>

/** A rate as the form holds it: without a pick-up address if neither language has one. */
export function readRate(form: FormData): Record<string, unknown> {
  const fields: Fields = ownRate.fields
  const localizedIn = (name: string) => ({ ar: String(form.get(`${name}.ar`) ?? ''), en: String(form.get(`${name}.en`) ?? '') })
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind !== 'localized') return [name, parseFormValue(field, form.get(name))]
      const value = localizedIn(name)
      return [name, field.optional && !value.ar.trim() && !value.en.trim() ? null : value]
    }),
  )
}

/** Adds a shipping rate, or changes or deletes the one whose form was sent. */
export function changeRates(api: ApiClient, form: FormData) {
  const id = String(form.get('id'))
  const send = async (): Promise<{ data: unknown; msg: string }> => {
    if (form.get('intent') === 'delete') return api.submit(deleteOwnShippingRate, { params: { id } })
    if (id === 'new') return api.submit(createOwnShippingRate, { entered: readRate(form) })
    return api.submit(editOwnShippingRate, { params: { id }, entered: readRate(form) })
  }
  return attempt(send())
}
