import { attributeOptions } from '@wasl/resources/attribute-options.ts'
import { attributes } from '@wasl/resources/attributes.ts'
import { brands } from '@wasl/resources/brands.ts'
import { features } from '@wasl/resources/features.ts'
import { newOwnProduct } from '@wasl/resources/own-products.ts'
import { productCategories } from '@wasl/resources/product-categories.ts'
import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { ApiClient } from '../server/api.server.ts'

const limit = 500

/** What the form of a product chooses from. */
export async function loadProductChoices(api: ApiClient) {
  const [categories, brandRows, featureRows, attributeRows, options] = await Promise.all([
    api.list(productCategories, { fields: ['name', 'parent_id'], limit }),
    api.list(brands, { fields: ['name'], limit }),
    api.list(features, { fields: ['name'], limit }),
    api.list(attributes, { fields: ['name'], limit }),
    loadOptions(api),
  ])
  return { categories: categories.rows, brands: brandRows.rows, features: featureRows.rows, attributes: attributeRows.rows, options }
}
export type ProductChoices = Awaited<ReturnType<typeof loadProductChoices>>

/** The options of attributes, in their order. */
export const loadOptions = async (api: ApiClient) =>
  (await api.list(attributeOptions, { fields: ['attribute_id', 'option_name'], limit })).rows

/** What the declaration of products says about its form in a language: labels by field, the texts below them, and the choices. */
export function productTexts(locale: Locale) {
  const fields: Fields = newOwnProduct.fields
  const variants = newOwnProduct.fields.variants.fields
  const text = (label: Label) => labelIn(label, locale)
  const all: [string, AnyField][] = [
    ...Object.entries(fields),
    ...Object.entries(variants).map(([name, field]): [string, AnyField] => [`variants.${name}`, field]),
  ]
  return {
    labels: Object.fromEntries(all.map(([name, { label }]) => [name, text(label)])),
    hints: Object.fromEntries(all.flatMap(([name, { help }]) => (help ? [[name, text(help)]] : []))),
    types: optionsOf(newOwnProduct.fields.type.options, locale),
    discounts: optionsOf(newOwnProduct.fields.discount_type.options, locale),
  }
}
export type ProductTexts = ReturnType<typeof productTexts>

const optionsOf = (options: Readonly<Record<string, Label>>, locale: Locale) =>
  Object.entries(options).map(([value, label]) => ({ value, label: labelIn(label, locale) }))
