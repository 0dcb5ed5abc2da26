import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { ProductCard } from '@wasl/shared/contract/store.ts'
import { placeholder, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { products } from '../tables/from-registry.ts'
import { type CardPrice, type Listing, pricesOf } from './listing.ts'
import { loadRatings, type ProductRating } from './product-ratings.ts'
import { termsOfSeller } from './store-filter.ts'
import type { StoreLabels } from './store-labels.ts'

const { id, type, name_ar, name_en, images, brand_id, provider_id } = products
const { discount_type, discount_percent, discount_amount, discount_expires_on } = products
const cardColumns = {
  ...{ id, type, name_ar, name_en, images, brand_id, provider_id },
  ...{ discount_type, discount_percent, discount_amount, discount_expires_on },
}
type CardRow = Pick<typeof products.$inferSelect, keyof typeof cardColumns>

/** The cards of products, in the order of their ids. Those of listed products are priced from the index. */
export async function loadProductCards(
  { db, caches, prepared }: Pick<Ctx, 'db' | 'caches' | 'prepared'>,
  ids: readonly string[],
  labels: StoreLabels,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const { index } = caches.store
  const [rows, unlisted, ratingOf] = await Promise.all([
    runPrepared({ db, prepared }, { key: 'product-cards', build: buildCards, values: { ids: `{${ids.join(',')}}` } }),
    loadCardPrices(
      db,
      ids.filter((id) => !index.find(id)),
    ),
    loadRatings({ db, prepared }, ids),
  ])
  return ids.flatMap((id) => {
    const [row, price] = [rows.find((one) => one.id === id), index.find(id) ?? unlisted.get(id)]
    return row && price ? [{ ...productCard(row, price, labels), ...cardRating(ratingOf(id)) }] : []
  })
}

const buildCards = (db: Database | Tx) =>
  db
    .select(cardColumns)
    .from(products)
    .where(sql`${products.id} = any(${placeholder('ids')}::uuid[])`)

async function loadCardPrices(db: Ctx['db'], ids: readonly string[]): Promise<ReadonlyMap<string, CardPrice>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ listing: Listing }>(
    sql`select to_jsonb(listings) as listing from store_listings listings where id = any(${`{${ids.join(',')}}`}::uuid[])`,
  )
  return new Map(rows.map(({ listing }) => [listing.id, listing]))
}

const cardRating = ({ rating, rating_count }: ProductRating) => ({ rating, rating_count })
type RatingOfCard = ReturnType<typeof cardRating>

function productCard(
  row: CardRow,
  price: CardPrice,
  { brands, providers, surroundings }: StoreLabels,
): Omit<ProductCard, keyof RatingOfCard> {
  const [image] = row.images ?? []
  const prices = pricesOf(price.price, row, surroundings.today, termsOfSeller(surroundings, row.provider_id))
  return {
    id: row.id,
    unit_id: row.type === 'simple' ? row.id : null,
    title: { ar: row.name_ar, en: row.name_en },
    image_url: image ? fileUrl(image) : null,
    ...prices,
    is_starting_price: price.is_starting_price,
    discount_ends_on: prices.full_price === null ? null : row.discount_expires_on,
    is_available: price.is_available,
    brand: findNamed(brands, row.brand_id),
    provider: findNamed(providers, row.provider_id),
  }
}

export const findNamed = (list: readonly Named[], id: string | null): Named | null => list.find((one) => one.id === id) ?? null
