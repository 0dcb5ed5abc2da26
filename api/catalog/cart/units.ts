import type { CartLine } from '@wasl/shared/contract/cart.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { goodsTerms, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, eq } from 'drizzle-orm'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { pricesOf } from '../store/listing.ts'
import { attribute_options, product_variants, products } from '../tables/from-registry.ts'
import { stock } from '../tables/stock.ts'

type ProductRow = typeof products.$inferSelect
/** A unit as it is now. Not sold: unavailable, or of a provider that is not approved. */
export type Unit = Pick<CartLine, 'unit_id' | 'product_id' | 'title' | 'options' | 'image_url' | 'price' | 'full_price' | 'left'> & {
  provider: Named | null
  terms: SaleTerms | null // as `goodsTerms`
  is_sold: boolean
}

/** The units with these ids, in the transaction of the caller if there is one. Those that do not exist are left out. */
export async function loadUnits(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, ids: readonly string[]): Promise<ReadonlyMap<string, Unit>> {
  const { db, clock } = ctx
  if (ids.length === 0) return new Map()
  const seller = { ...namedColumns(providers), status: providers.status, ...sellerNumberColumns }
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
  const settings = await loadSettings(ctx)

  const toUnit = (
    product: ProductRow,
    seller: (typeof simple)[number]['seller'],
    own: { id: string; price: number; image: string | null },
  ): Unit => {
    const terms = goodsTerms(seller, settings)
    const image = own.image ?? product.images?.[0]
    return {
      ...{ unit_id: own.id, product_id: product.id, title: { ar: product.name_ar, en: product.name_en } },
      options: options.get(own.id) ?? [],
      image_url: image ? fileUrl(image) : null,
      ...pricesOf(own.price, product, today, terms),
      left: leftOf.get(own.id) ?? 0,
      provider: seller && idAndName(seller),
      terms,
      is_sold: product.availability === 'available' && (seller === null || seller.status === 'approved'),
    }
  }
  const units = [
    ...simple.map(({ product, seller }) => toUnit(product, seller, { ...product, image: null })),
    ...variants.map(({ variant, product, seller }) => toUnit(product, seller, variant)),
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
