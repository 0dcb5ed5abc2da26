import * as z from 'zod'
import { ownProductFilters, ownProductStates } from '../rules/own-product-states.ts'
import { instant, localized, money, pagination, requestText } from './common.ts'

/** The last request of a product that waits or was rejected; `kind` product_edit leaves the former version on sale. */
const review = z.object({
  kind: z.enum(['product', 'product_edit']),
  status: z.enum(['pending', 'rejected']),
  reject_reason: z.string().nullable(),
  sent_at: instant,
})
const unit = z.object({
  id: z.uuid(), // of the product itself, or of its variant
  option_ids: z.array(z.uuid()),
  sku: z.string().nullable(),
  price: money,
  quantity: z.int(),
  reserved: z.int(), // by orders that are not paid yet
  low_stock: z.int().nullable(),
  is_low: z.boolean(),
})
export const ownProductCard = z.object({
  id: z.uuid(),
  name: localized,
  image_url: z.string().nullable(),
  state: z.enum(ownProductStates),
  review: review.nullable(),
  units: z.array(unit),
})
export const ownProductGroups = z.array(z.object({ id: z.uuid(), name: localized, main_product_id: z.uuid(), is_requested: z.boolean() }))

/** GET provider/products. */
export const ownProductsQuery = z.object({
  q: requestText({ max: 80 }).optional(),
  state: z.enum(ownProductFilters).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(50).default(20),
})
export const ownProductList = z.object({
  products: z.array(ownProductCard),
  counts: z.record(z.enum(['all', ...ownProductFilters]), z.int()),
  pagination,
})

/** The quick change of units: `fields` are the schemas of what changes, by field. */
export const unitsForm = <S extends z.ZodRawShape>(fields: S) =>
  z.strictObject({
    units: z
      .array(z.strictObject({ id: z.uuid(), ...fields }))
      .min(1)
      .max(100),
  })
export const mainProductForm = z.strictObject({ group_id: z.uuid(), note: requestText({ max: 500 }).nullish() })

export type OwnProductCard = z.output<typeof ownProductCard>
export type OwnProductGroups = z.output<typeof ownProductGroups>
export type OwnProductReview = z.output<typeof review>
export type OwnProductUnit = z.output<typeof unit>
export type OwnProductList = z.output<typeof ownProductList>

/** The products of a provider as a file, or the file with an example that an import reads. */
export const ownProductFile = z.object({ format: z.enum(['csv', 'xlsx', 'template']) })
