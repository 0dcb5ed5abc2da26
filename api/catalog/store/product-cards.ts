import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { ProductCard } from '@wasl/shared/contract/store.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { products } from '../tables/from-registry.ts'
import { type Listing, pricesOf } from './listing.ts'
import { termsOfSeller } from './store-filter.ts'
import type { StoreLabels } from './store-labels.ts'

type ProductRow = typeof products.$inferSelect

/** The cards of products, in the order of their ids. */
export async function loadProductCards({ db }: Pick<Ctx, 'db'>, ids: readonly string[], labels: StoreLabels): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const [rows, { rows: listings }] = await Promise.all([
    db.select().from(products).where(isOneOf(products.id, ids)),
    db.execute<Listing>(sql`select * from store_listings where id = any(${`{${ids.join(',')}}`}::uuid[])`),
  ])
  return ids.flatMap((id) => {
    const [row, listing] = [rows.find((one) => one.id === id), listings.find((one) => one.id === id)]
    return row && listing ? [productCard(row, listing, labels)] : []
  })
}

function productCard(row: ProductRow, listing: Listing, { brands, providers, surroundings }: StoreLabels): ProductCard {
  const [image] = row.images ?? []
  const prices = pricesOf(Number(listing.price), row, surroundings.today, termsOfSeller(surroundings, row.provider_id))
  return {
    id: row.id,
    unit_id: row.type === 'simple' ? row.id : null,
    title: { ar: row.name_ar, en: row.name_en },
    image_url: image ? fileUrl(image) : null,
    ...prices,
    is_starting_price: listing.is_starting_price,
    discount_ends_on: prices.full_price === null ? null : row.discount_expires_on,
    is_available: listing.is_available,
    brand: findNamed(brands, row.brand_id),
    provider: findNamed(providers, row.provider_id),
  }
}

export const findNamed = (list: readonly Named[], id: string | null): Named | null => list.find((one) => one.id === id) ?? null
