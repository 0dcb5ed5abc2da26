import type { CartLine } from '@wasl/shared/contract/cart.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { pricesOf } from '../store/listing.ts'
import { attribute_options, product_variants, products } from '../tables/from-registry.ts'
import { stock } from '../tables/stock.ts'

type ProductRow = typeof products.$inferSelect
/** A unit as it is now. Not sold: unavailable, or of a provider that is not approved. */
export type Unit = Pick<CartLine, 'unit_id' | 'product_id' | 'title' | 'options' | 'image_url' | 'price' | 'full_price' | 'left'> & {
  provider: Named | null
  is_sold: boolean
}

/** The units with these ids, in the transaction of the caller if there is one. Those that do not exist are left out. */
export async function loadUnits({ db, clock }: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map()
  const seller = { ...namedColumns(providers), status: providers.status }
  const simple = await db
    .select({ product: products, seller })
    .from(products)
    .leftJoin(providers, eq(providers.id, products.provider_id))
    .where(and(isOneOf(products.id, ids), eq(products.type, 'simple')))
  const variants = await db
    .select({ variant: product_variants, product: products, seller })
    .from(product_variants)
    .innerJoin(products, eq(products.id, product_variants.product_id))
    .leftJoin(providers, eq(providers.id, products.provider_id))
    .where(isOneOf(product_variants.id, ids))
  const stocks = await db.select().from(stock).where(isOneOf(stock.unit_id, ids))
  const leftOf = new Map(stocks.map(({ unit_id, on_hand, reserved }) => [unit_id, on_hand - reserved]))
  const options = await loadOptions({ db }, ids)
  const today = riyadhDate(clock.now())

  const toUnit = (
    product: ProductRow,
    seller: (Named & { status?: string }) | null,
    own: { id: string; price: number; image: string | null },
  ): Unit => {
    const image = own.image ?? product.images?.[0]
    return {
      ...{ unit_id: own.id, product_id: product.id, title: { ar: product.name_ar, en: product.name_en } },
      options: options.get(own.id) ?? [],
      image_url: image ? fileUrl(image) : null,
      ...pricesOf(own.price, product, today),
      left: leftOf.get(own.id) ?? 0,
      provider: seller && { id: seller.id, name: seller.name },
      is_sold: product.availability === 'available' && (seller === null || seller.status === 'approved'),
    }
  }
  const sellerOf = (row: (typeof simple)[number]['seller']) => row && { ...idAndName(row), status: row.status }
  const units = [
    ...simple.map(({ product, seller }) => toUnit(product, sellerOf(seller), { ...product, image: null })),
    ...variants.map(({ variant, product, seller }) => toUnit(product, sellerOf(seller), variant)),
  ]
  return new Map(units.map((unit) => [unit.unit_id, unit]))
}

/** The options of each variant, in their order. */
async function loadOptions({ db }: Pick<Ctx, 'db'>, variantIds: readonly string[]): Promise<ReadonlyMap<string, Named[]>> {
  const pairs = joinTableOf('product-variants.options')
  const rows = await db
    .select({
      variant_id: pairs.row_id,
      id: attribute_options.id,
      name_ar: attribute_options.option_name_ar,
      name_en: attribute_options.option_name_en,
    })
    .from(pairs)
    .innerJoin(attribute_options, eq(attribute_options.id, pairs.to_id))
    .where(isOneOf(pairs.row_id, variantIds))
    .orderBy(asc(pairs.position))
  return new Map([...Map.groupBy(rows, ({ variant_id }) => variant_id)].map(([id, found]) => [id, found.map(idAndName)]))
}
