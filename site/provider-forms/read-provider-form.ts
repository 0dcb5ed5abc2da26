import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { optionalText, parseRiyals } from '../forms/form-values.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { OfferedService } from './ServicesField.tsx'

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** The spans of the working hours form, in its order, so that the errors of the API name its fields. */
export function readWorkTimes(form: FormData) {
  const count = [...form.keys()].filter((name) => /^work_times\.\d+\.day$/.test(name)).length
  return Array.from({ length: count }, (_, at) => {
    const name = `work_times.${at}`
    return {
      day: textOf(form, `${name}.day`),
      is_open: form.get(`${name}.is_open`) === 'true',
      from: optionalText(form.get(`${name}.from`)),
      to: optionalText(form.get(`${name}.to`)),
    }
  }).filter(({ day }) => Object.hasOwn(weekdays, day))
}

/** The chosen services with their prices, and the categories that they belong to. */
export function readServices(form: FormData, all: readonly OfferedService[]) {
  const ids = form.getAll('services').map(String)
  const chosen = all.filter(({ id }) => ids.includes(id))
  return {
    category_ids: [...new Set(chosen.map(({ category_id }) => category_id))],
    services: chosen.map(({ id }) => ({ id, price: parseRiyals(form.get(`price.${id}`)) })),
    city_ids: form.getAll('city_ids').map(String),
  }
}

/** The errors of the API by the fields of the services form: a price is named by its service. */
export const servicesErrors = (errors: FieldErrors, services: readonly { id: string }[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => {
      const [, index] = /^services\.(\d+)\.price$/.exec(field) ?? []
      const service = index === undefined ? undefined : services[Number(index)]
      return [service ? `price.${service.id}` : field, messages]
    }),
  )

export const readBank = (form: FormData) => ({
  iban: textOf(form, 'iban'),
  bank_name: textOf(form, 'bank_name'),
  account_name: textOf(form, 'account_name'),
  account_number: textOf(form, 'account_number'),
})

/** The holidays of the form, in its order. */
export const readHolidays = (form: FormData) =>
  Array.from({ length: countRows(form, 'holidays', 'from') }, (_, at) => ({
    from: textOf(form, `holidays.${at}.from`),
    to: textOf(form, `holidays.${at}.to`),
  }))

/** The stored images of the gallery form, in its order. */
export const readGallery = (form: FormData) =>
  Array.from({ length: countRows(form, 'gallery', 'file_id') }, (_, at) => {
    const caption = { ar: textOf(form, `gallery.${at}.caption.ar`), en: textOf(form, `gallery.${at}.caption.en`) }
    return {
      file_id: textOf(form, `gallery.${at}.file_id`),
      caption: caption.ar.trim() || caption.en.trim() ? caption : null,
      is_before: form.has(`gallery.${at}.is_before`),
    }
  })

const countRows = (form: FormData, list: string, field: string): number =>
  [...form.keys()].filter((name) => name.startsWith(`${list}.`) && name.endsWith(`.${field}`)).length
