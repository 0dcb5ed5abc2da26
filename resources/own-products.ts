import { ownProductCard, ownProductGroups, unitsForm } from '@wasl/shared/contract/provider-products.ts'
import { text } from '@wasl/shared/registry/fields.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { defaultValidationContext, fieldSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { variantFields } from './product-variants.ts'
import { products } from './products.ts'

const { provider_id, unavailable_reason, availability, ...entered } = products.fields
/** What a provider enters of a new product: its fields and rules are those of the back office. It has something to sell. */
export const newOwnProduct = { fields: { ...entered, quantity: { ...entered.quantity, min: 1 } }, rules: products.rules }
/** What a provider changes of its product. */
export const changedOwnProduct = { fields: { ...entered, availability }, rules: products.rules }

const { images, ...written } = entered
/** What a file of new products has: what the form has, without pictures. */
export const ownProductTemplate = { ...products, fields: written }

const stock_at_export = text('Stock at export (do not change)', 'المخزون عند التصدير (لا تغيّره)', { optional: true })
/** What a file of a provider's products has: with the stock at the export, so that an import does not undo the sales since then. */
export const importedOwnProduct = { ...products, fields: { ...written, stock_at_export } }

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
