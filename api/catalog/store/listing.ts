import { discountedPrice, isDiscounted, type ProductDiscount } from '@wasl/shared/rules/product-price.ts'
import type { Money } from '@wasl/shared/units.ts'
import { gte, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { productChanges } from '../tables/product-changes.ts'

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

/** The products that changed, null for those that exist no more, and the transaction from which on the next changes are. */
export type ListingChanges = { changed: ReadonlyMap<string, Listing | null>; seenTo: string }

/**
 * What changed in or after the transaction `from`. Transactions that were running then are read again next time, since they may commit later.
 */
export async function loadListingChanges({ db }: Pick<Ctx, 'db'>, from: string): Promise<ListingChanges> {
  const { rows } = await db.execute<{ product_id: string | null; listing: Listing | null; seen_to: string }>(
    sql`select changes.product_id, to_jsonb(listings) as listing, pg_snapshot_xmin(pg_current_snapshot())::text as seen_to
      from (select 1) as always
      left join (${db.select().from(productChanges).where(gte(productChanges.changed_in, from))}) as changes on true
      left join store_listings listings on listings.id = changes.product_id`,
  )
  const changed = new Map(rows.flatMap(({ product_id, listing }) => (product_id ? [[product_id, listing]] : [])))
  return { changed, seenTo: rows[0]?.seen_to ?? from }
}

/** The price to pay on a day in Riyadh, and the one before the discount if there is one. */
export function pricesOf(price: Money, discount: ProductDiscount, today: string): { price: Money; full_price: Money | null } {
  return { price: discountedPrice(price, discount, today), full_price: isDiscounted(discount, today) ? price : null }
}
