import { newOwnProduct } from '@wasl/resources/own-products.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import { readFields, rowNumbers, textOf } from '../forms/read-fields.ts'

/** The product of a form, by the fields of its declaration. What its type or discount hides is left out. */
export const readProduct = (form: FormData): Record<string, unknown> => readFields(form, newOwnProduct.fields, ['type', 'discount_type'])

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
