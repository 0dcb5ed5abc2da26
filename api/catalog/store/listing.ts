import { discountedPrice, isDiscounted, type ProductDiscount } from '@wasl/shared/rules/product-price.ts'
import { goodsPrice, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
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

/** The facts of a listing that its card shows. */
export type CardPrice = Pick<Listing, 'price' | 'is_starting_price' | 'is_available'>

/** How many listings are read at once: other requests are answered in between. */
const batch = 10_000

/** Changed listings by the id of their product, null for those that exist no more. */
export type ChangedListings = ReadonlyMap<string, Listing | null>

/**
 * Reads what changed in or after the transaction `from`, a batch at a time. Transactions that were running then are read again next time, since they may
 * commit later. Returns the transaction from which on the next changes are.
 */
export async function readListingChanges(
  { db }: Pick<Ctx, 'db'>,
  from: string,
  apply: (changed: ChangedListings) => void,
): Promise<string> {
  const { rows } = await db.execute<{ ids: string[]; seen_to: string }>(
    sql`select coalesce(array_agg(changes.product_id), '{}') as ids, pg_snapshot_xmin(pg_current_snapshot())::text as seen_to
      from (${db.select().from(productChanges).where(gte(productChanges.changed_in, from))}) as changes`,
  )
  const { ids, seen_to } = rows[0] ?? { ids: [], seen_to: from }
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch)
    const found = await db.execute<{ listing: Listing }>(
      sql`select to_jsonb(listings) as listing from store_listings listings where id = any(${`{${part.join(',')}}`}::uuid[])`,
    )
    const listings = new Map(found.rows.map(({ listing }) => [listing.id, listing]))
    apply(new Map(part.map((id) => [id, listings.get(id) ?? null])))
  }
  return seen_to
}

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
