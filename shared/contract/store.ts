import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { shippingChoice } from './cart.ts'
import { reviewView } from './catalog.ts'
import { localized, money, named, pagination, requestText } from './common.ts'

const maxChosen = 30
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Ids in one parameter, separated by commas. */
const idList = new RegExp(`^${uuid}(,${uuid}){0,${maxChosen - 1}}$`, 'i')
const ids = z
  .string()
  .regex(idList, messageKey('wrong_relation'))
  .transform((list) => list.split(','))
  .default([])
const price = z.coerce.number().int().min(0).max(1_000_000_000).optional() // halalas
const onlyTrue = z.literal('true').optional()

export const storeSorts = ['relevance', 'newest', 'price', '-price'] as const

/** GET store. Values of one facet widen the result, facets narrow it; of `feature` every value is required. Prices are those to pay, with VAT. */
export const storeQuery = z.object({
  q: requestText({ max: 80 }).optional(),
  category: z.uuid().optional(), // a main category or a subcategory
  brand: ids,
  option: ids,
  feature: ids,
  provider: ids,
  city: z.uuid().optional(), // whose providers deliver there
  price_min: price,
  price_max: price,
  available: onlyTrue,
  discounted: onlyTrue,
  sort: z.enum(storeSorts).default('relevance'), // without `q` the same as newest
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(48).default(24),
})

/** Of its published reviews. */
const ratings = { rating: z.number().nullable(), rating_count: z.int() }
/** The price to pay, and the one before the discount if there is one. */
const prices = { price: money, full_price: money.nullable() }

export const productCard = z.object({
  id: z.uuid(),
  unit_id: z.uuid().nullable(), // what a cart takes; null if a variant has to be chosen
  title: localized,
  image_url: z.string().nullable(),
  ...prices,
  is_starting_price: z.boolean(), // its variants have different prices
  discount_ends_on: z.iso.date().nullable(),
  is_available: z.boolean(),
  ...ratings,
  brand: named.nullable(),
  provider: named.nullable(), // null: sold by the platform
})

const counted = named.extend({ count: z.int() })
/** What the result can be narrowed by; a count is the number of products after choosing the value too. */
export const storeFacets = z.object({
  categories: z.array(counted), // the main categories, or the subcategories of the chosen one
  brands: z.array(counted),
  attributes: z.array(named.extend({ options: z.array(counted.extend({ color: z.string().nullable() })) })),
  features: z.array(counted),
  providers: z.array(counted),
  cities: z.array(counted),
  price: z.object({ min: money, max: money }).nullable(),
  available: z.int(),
  discounted: z.int(),
})

export const storePage = z.object({
  products: z.array(productCard),
  facets: storeFacets,
  category: named.extend({ parent: named.nullable() }).nullable(), // the chosen one
  pagination,
})

export const productUnit = z.object({
  id: z.uuid(),
  option_ids: z.array(z.uuid()),
  sku: z.string().nullable(),
  ...prices,
  image_url: z.string().nullable(),
  is_available: z.boolean(),
  left: z.int().nullable(), // the number in stock if there are few
})
const attributeOption = named.extend({ color: z.string().nullable() })

/** GET store/:id. */
export const productPage = z.object({
  id: z.uuid(),
  title: localized,
  description: localized,
  image_urls: z.array(z.string()),
  categories: z.array(named), // the main category, then the subcategory
  brand: named.extend({ logo_url: z.string().nullable() }).nullable(),
  provider: named.extend({ rating: z.number().nullable(), rating_count: z.int(), commercial_number: z.string().nullable() }).nullable(),
  features: z.array(named.extend({ description: localized.nullable() })),
  attributes: z.array(named.extend({ options: z.array(attributeOption) })), // what its units differ by
  units: z.array(productUnit),
  discount_ends_on: z.iso.date().nullable(),
  return_days: z.int().nullable(), // how long after the delivery it can be returned; null: it cannot
  shipping: z.array(shippingChoice), // of one piece, to every city; the cheapest first
  is_available: z.boolean(),
  ...ratings,
  rating_shares: z.array(z.int()), // the number of reviews with one star, two stars, …
  siblings: z.array(productCard.extend({ options: z.array(attributeOption) })), // the other products of its group
})

/** GET store/:id/reviews, the newest first. */
export const productReviews = z.object({ data: z.array(reviewView), pagination })

export type StoreQuery = z.output<typeof storeQuery>
export type StorePage = z.output<typeof storePage>
export type StoreFacets = z.output<typeof storeFacets>
export type ProductCard = z.output<typeof productCard>
export type ProductPage = z.output<typeof productPage>
export type ProductUnit = z.output<typeof productUnit>
