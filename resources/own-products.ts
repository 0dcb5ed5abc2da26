import { ownProductCard, ownProductGroups, unitsForm } from '@wasl/shared/contract/provider-products.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { defaultValidationContext, fieldSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { variantFields } from './product-variants.ts'
import { products } from './products.ts'

const { provider_id, unavailable_reason, availability, ...entered } = products.fields
/** What a provider enters of a new product: its fields and rules are those of the back office. */
export const newOwnProduct = { fields: entered, rules: products.rules }
/** What a provider changes of its product. */
export const changedOwnProduct = { fields: { ...entered, availability }, rules: products.rules }

const { images, ...written } = entered
/** What a file of a provider's products has: what its form has, without pictures. */
export const importedOwnProduct = { ...products, fields: written }

export const ownProductPage = ownProductCard.extend({
  product: rowSchema(changedOwnProduct), // as it is now
  planned: rowSchema(changedOwnProduct).nullable(), // with the change that waits or was rejected
  groups: ownProductGroups,
})
export type OwnProductPage = (typeof ownProductPage)['_output']

const { price, quantity, low_stock } = variantFields
/** The quick change of prices, quantities and thresholds. */
export const ownUnitsForm = (context: ValidationContext = defaultValidationContext) =>
  unitsForm({
    price: fieldSchema(price, context).optional(),
    quantity: fieldSchema(quantity, context).optional(),
    low_stock: fieldSchema(low_stock, context).optional(),
  })
