import type { CartLine } from '@wasl/shared/contract/cart.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { goodsTerms, type SaleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { asc, eq, placeholder, sql } from 'drizzle-orm'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { pricesOf } from '../store/listing.ts'
import { attribute_options, product_variants, products } from '../tables/from-registry.ts'
import { stock } from '../tables/stock.ts'

type VariantRow = typeof product_variants.$inferSelect
/** A unit as it is now. Not sold: unavailable, or of a provider that is not approved. */
export type Unit = Pick<CartLine, 'unit_id' | 'product_id' | 'title' | 'options' | 'image_url' | 'price' | 'full_price' | 'left'> & {
  provider: Named | null
  terms: SaleTerms | null // as `goodsTerms`
  is_sold: boolean
}

/** The units with these ids, in the transaction of the caller if there is one. Those that do not exist are left out. */
export async function loadUnits(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'clock' | 'caches' | 'prepared'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map()
  const rows = await runLookup(ctx, { key: 'units', build: buildUnits, values: { ids: `{${ids.join(',')}}` } })
  const { variants, options } = await loadVariants(
    ctx,
    rows.flatMap(({ stock }) => (stock.unit_id === stock.product_id ? [] : stock.unit_id)),
  )
  const today = riyadhDate(ctx.clock.now())
  const settings = await loadSettings(ctx)
  const units = rows.map(({ stock: { unit_id, product_id, on_hand, reserved }, product, seller }): Unit => {
    const variant = variants.get(unit_id)
    const terms = goodsTerms(seller, settings)
    const image = variant?.image ?? product.images?.[0]
    return {
      ...{ unit_id, product_id, left: on_hand - reserved, title: { ar: product.name_ar, en: product.name_en } },
      options: options.get(unit_id) ?? [],
      image_url: image ? fileUrl(image) : null,
      ...pricesOf(variant?.price ?? product.price, product, today, terms),
      provider: seller && idAndName(seller),
      terms,
      is_sold: product.availability === 'available' && (seller === null || seller.status === 'approved'),
    }
  })
  return new Map(units.map((unit) => [unit.unit_id, unit]))
}

const { name_ar, name_en, images, price, availability, discount_type, discount_percent, discount_amount, discount_expires_on } = products
/** Descriptions are long, and no cart shows them. */
const productColumns = {
  name_ar,
  name_en,
  images,
  price,
  availability,
  discount_type,
  discount_percent,
  discount_amount,
  discount_expires_on,
}

/** Every unit has a row of the stock, which knows its product. */
const buildUnits = (db: Database | Tx) =>
  db
    .select({
      stock,
      product: productColumns,
      seller: { ...namedColumns(providers), status: providers.status, ...sellerNumberColumns },
    })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.product_id))
    .leftJoin(providers, eq(providers.id, products.provider_id))
    .where(sql`${stock.unit_id} = any(${placeholder('ids')}::uuid[])`)

/** What units that are variants have of their own. */
async function loadVariants({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return { variants: new Map<string, VariantRow>(), options: new Map<string, Named[]>() }
  const rows = await db.select().from(product_variants).where(isOneOf(product_variants.id, ids))
  return { variants: new Map(rows.map((row) => [row.id, row])), options: await loadOptions({ db }, ids) }
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
