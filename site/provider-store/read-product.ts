import { newOwnProduct } from '@wasl/resources/own-products.ts'
import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'

/** The product of a form, by the fields of its declaration. What its type or discount hides is left out. */
export function readProduct(form: FormData): Record<string, unknown> {
  const fields: Fields = newOwnProduct.fields
  const chosen = { type: form.get('type'), discount_type: form.get('discount_type') }
  const shown = Object.entries(fields).filter(([, field]) => isVisible(field, chosen))
  return Object.fromEntries(shown.map(([name, field]) => [name, readField(form, name, field)]))
}

function readField(form: FormData, name: string, field: AnyField): unknown {
  if (field.kind === 'localized' || field.kind === 'localizedLong')
    return { ar: textOf(form.get(`${name}.ar`)), en: textOf(form.get(`${name}.en`)) }
  if (field.kind === 'list')
    return rowNumbers(form, name).map((at) =>
      Object.fromEntries(Object.entries(field.fields).map(([part, inner]) => [part, readField(form, `${name}.${at}.${part}`, inner)])),
    )
  if (field.kind === 'images') return valuesOf(form, name)
  return parseFormValue(field, field.kind === 'hasMany' ? valuesOf(form, name) : form.get(name))
}

/** The numbers of the rows of a list, in their order. */
const rowNumbers = (form: FormData, list: string): number[] =>
  [...form.keys()].flatMap((name) => {
    const [, at] = new RegExp(`^${list}\\.(\\d+)\\.price$`).exec(name) ?? []
    return at === undefined ? [] : [Number(at)]
  })

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
const valuesOf = (form: FormData, name: string): string[] => form.getAll(name).map(textOf).filter(Boolean)

/** The units of the quick form: their price in riyals, quantity and threshold. */
export function readUnits(form: FormData) {
  const { price, quantity, low_stock } = newOwnProduct.fields.variants.fields
  return rowNumbers(form, 'units').map((at) => ({
    id: textOf(form.get(`units.${at}.id`)),
    price: parseFormValue(price, form.get(`units.${at}.price`)),
    quantity: parseFormValue(quantity, form.get(`units.${at}.quantity`)),
    low_stock: parseFormValue(low_stock, form.get(`units.${at}.low_stock`)),
  }))
}
