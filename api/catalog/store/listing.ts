import { discountedPrice, isDiscounted, type ProductDiscount } from '@wasl/shared/rules/product-price.ts'
import { goodsPrice, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Money } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { readChanges } from '../read-changes.ts'
import { productChanges } from '../tables/changes.ts'

type StoredDiscount = Pick<ProductDiscount, 'discount_type' | 'discount_percent' | 'discount_amount' | 'discount_expires_on'>

/** A row of the view `store_listings`: what the lists of the store need of a product. `price`: the lowest of its units, before the discount. */
export type Listing = StoredDiscount & {
  id: string
  category_id: string
  sub_category_id: string | null
  brand_id: string | null
  provider_id: string | null
  created_at: string
  price: Money
  is_starting_price: boolean
  is_available: boolean
  is_listed: boolean
  option_ids: string[]
  feature_ids: string[]
}

/** The facts of a listing that its card shows. */
export type CardPrice = Pick<Listing, 'price' | 'is_starting_price' | 'is_available'>

/** Changed listings by the id of their product, null for those that exist no more. */
export type ChangedListings = ReadonlyMap<string, Listing | null>

/** Reads the listings that changed in or after the transaction `from`; see `readChanges`. */
export const readListingChanges = (ctx: Pick<Ctx, 'db'>, from: string, apply: (changed: ChangedListings) => void): Promise<string> =>
  readChanges(ctx, productChanges, from, async (ids) => {
    const { rows } = await ctx.db.execute<{ listing: Listing }>(
      sql`select to_jsonb(listings) as listing from store_listings listings where id = any(${`{${ids.join(',')}}`}::uuid[])`,
    )
    const listings = new Map(rows.map(({ listing }) => [listing.id, listing]))
    apply(new Map(ids.map((id) => [id, listings.get(id) ?? null])))
  })

/** What a buyer pays on a day in Riyadh for a price that was entered, and without the discount if there is one. `terms`: as `goodsTerms`. */
export function pricesOf(
  entered: Money,
  discount: ProductDiscount,
  today: string,
  terms: SaleTerms | null,
): { price: Money; full_price: Money | null } {
  return {
    price: goodsPrice(discountedPrice(entered, discount, today), terms),
    full_price: isDiscounted(discount, today) ? goodsPrice(entered, terms) : null,
  }
}
