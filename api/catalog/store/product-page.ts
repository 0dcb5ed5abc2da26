import type { Named } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { ProductPage, ProductUnit } from '@wasl/shared/contract/store.ts'
import { and, asc, eq, inArray, ne, placeholder } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { notFound } from '../../platform/http/errors.ts'
import { joinTableOf } from '../../resources/tables/registry/resource-tables.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { averageRating } from '../services/average-rating.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { brands, features, product_groups, product_variants, products } from '../tables/from-registry.ts'
import { pricesOf } from './listing.ts'
import { loadProductCards } from './product-cards.ts'
import { loadRatings } from './product-ratings.ts'
import { loadShippingChoices } from './shipping-choices.ts'
import { loadUnitsLeft } from './stock.ts'
import { loadStore } from './store-cache.ts'
import { type StoreSurroundings, termsOfSeller } from './store-filter.ts'
import type { StoreLabels } from './store-labels.ts'

type ProductRow = typeof products.$inferSelect
type StoreCtx = Pick<Ctx, 'db' | 'lookups' | 'prepared' | 'clock' | 'caches' | 'contentVersion'>
type LookupCtx = Pick<Ctx, 'db' | 'lookups' | 'prepared'>
type Db = Database | Tx

/** At or below this number in stock its page says how many are left. */
const fewLeft = 5

/** The page of an available product. Throws 404 for any other, and for one whose provider is not approved. */
export async function loadProductPage(ctx: StoreCtx, { id }: { id: string }): Promise<ProductPage> {
  const { row, labels } = await findOffered(ctx, id)
  const terms = termsOfSeller(labels.surroundings, row.provider_id)
  const [units, shownFeatures, provider, brand, siblings, ratingOf, [shipping = []]] = await Promise.all([
    loadUnits(ctx, row, labels.surroundings),
    loadFeatures(ctx, id),
    loadSeller(ctx, row.provider_id),
    loadBrand(ctx, row.brand_id),
    loadSiblings(ctx, id, labels),
    loadRatings(ctx, [id]),
    loadShippingChoices(ctx, [{ provider_id: row.provider_id, terms, subtotal: 0 }], undefined),
  ])
  const optionIds = new Set(units.flatMap(({ option_ids }) => option_ids))
  return {
    id,
    title: { ar: row.name_ar, en: row.name_en },
    description: { ar: row.description_ar, en: row.description_en },
    image_urls: (row.images ?? []).map(fileUrl),
    categories: [row.category_id, row.sub_category_id].flatMap((categoryId) =>
      labels.categories.filter((one) => one.id === categoryId).map(named),
    ),
    brand,
    provider,
    features: shownFeatures,
    attributes: attributesOf(optionIds, labels),
    units,
    discount_ends_on: units.some(({ full_price }) => full_price !== null) ? row.discount_expires_on : null,
    return_days: row.is_returnable ? (await loadSettings(ctx)).return_days : null,
    shipping,
    is_available: units.some(({ is_available }) => is_available),
    ...ratingOf(id),
    siblings,
  }
}

/** A product that has a page. Throws 404 for any other. */
export const loadOfferedProduct = async (ctx: StoreCtx, id: string): Promise<ProductRow> => (await findOffered(ctx, id)).row

/** Throws 404 unless the product has a page. */
export async function assertOffered(ctx: StoreCtx, { id }: { id: string }): Promise<void> {
  await findOffered(ctx, id)
}

async function findOffered(ctx: StoreCtx, id: string): Promise<{ row: ProductRow; labels: StoreLabels }> {
  const { labels } = await loadStore(ctx)
  const build = (db: Db) =>
    db
      .select()
      .from(products)
      .where(and(eq(products.id, placeholder('id')), eq(products.availability, 'available')))
  const [row] = await runLookup(ctx, { key: 'product-page', build, values: { id } })
  if (!row || (row.provider_id && !labels.surroundings.citiesOf.has(row.provider_id))) throw notFound()
  return { row, labels }
}

const named = ({ id, name }: Named): Named => ({ id, name })

async function loadUnits(ctx: LookupCtx, product: ProductRow, surroundings: StoreSurroundings): Promise<ProductUnit[]> {
  const { db } = ctx
  const left = await loadUnitsLeft(ctx, product.id)
  if (product.type === 'simple') {
    const pairs = joinTableOf('products.option_ids')
    const build = (db: Db) =>
      db
        .select({ id: pairs.to_id })
        .from(pairs)
        .where(eq(pairs.row_id, placeholder('id')))
        .orderBy(asc(pairs.position))
    const own = await runLookup(ctx, { key: 'product-page-options', build, values: { id: product.id } })
    return [toUnit(product, { ...product, image: null, options: own.map(({ id }) => id) }, left.get(product.id) ?? 0, surroundings)]
  }
  const variants = await db
    .select()
    .from(product_variants)
    .where(eq(product_variants.product_id, product.id))
    .orderBy(product_variants.position)
  const pairs = joinTableOf('product-variants.options')
  const variantIds = variants.map(({ id }) => id)
  const rows = await db.select().from(pairs).where(inArray(pairs.row_id, variantIds)).orderBy(asc(pairs.position))
  return variants.map((variant) => {
    const options = rows.filter(({ row_id }) => row_id === variant.id).map(({ to_id }) => to_id)
    return toUnit(product, { ...variant, options }, left.get(variant.id) ?? 0, surroundings)
  })
}

type StoredUnit = { id: string; options: string[]; sku: string | null; price: number; image: string | null }

function toUnit(product: ProductRow, unit: StoredUnit, left: number, surroundings: StoreSurroundings): ProductUnit {
  const { id, options, sku, price, image } = unit
  return {
    id,
    option_ids: options,
    sku,
    ...pricesOf(price, product, surroundings.today, termsOfSeller(surroundings, product.provider_id)),
    image_url: image && fileUrl(image),
    is_available: left > 0,
    left: left > 0 && left <= fewLeft ? left : null,
  }
}

function attributesOf(optionIds: ReadonlySet<string>, { attributes, options }: StoreLabels): ProductPage['attributes'] {
  const used = options.filter(({ id }) => optionIds.has(id))
  return attributes
    .map((attribute) => ({ ...attribute, options: used.filter(({ attribute_id }) => attribute_id === attribute.id).map(shownOption) }))
    .filter((attribute) => attribute.options.length > 0)
}
const shownOption = ({ id, name, color }: StoreLabels['options'][number]) => ({ id, name, color })

async function loadFeatures(ctx: LookupCtx, id: string): Promise<ProductPage['features']> {
  const pairs = joinTableOf('products.feature_ids')
  const build = (db: Db) =>
    db
      .select({ feature: features })
      .from(pairs)
      .innerJoin(features, eq(features.id, pairs.to_id))
      .where(and(eq(pairs.row_id, placeholder('id')), eq(features.is_active, true)))
      .orderBy(asc(pairs.position))
  const rows = await runLookup(ctx, { key: 'product-page-features', build, values: { id } })
  return rows.map(({ feature: { description_ar, description_en, ...feature } }) => ({
    ...idAndName(feature),
    description: description_ar && description_en ? { ar: description_ar, en: description_en } : null,
  }))
}

async function loadBrand(ctx: LookupCtx, id: string | null): Promise<ProductPage['brand']> {
  if (!id) return null
  const build = (db: Db) =>
    db
      .select()
      .from(brands)
      .where(and(eq(brands.id, placeholder('id')), eq(brands.is_active, true)))
  const [brand] = await runLookup(ctx, { key: 'product-page-brand', build, values: { id } })
  return brand ? { ...idAndName(brand), logo_url: brand.logo && fileUrl(brand.logo) } : null
}

const { rating_sum, rating_count, commercial_number } = providers
const sellerColumns = { ...namedColumns(providers), rating_sum, rating_count, commercial_number }

async function loadSeller(ctx: LookupCtx, id: string | null): Promise<ProductPage['provider']> {
  if (!id) return null
  const build = (db: Db) =>
    db
      .select(sellerColumns)
      .from(providers)
      .where(eq(providers.id, placeholder('id')))
  const [row] = await runLookup(ctx, { key: 'product-page-seller', build, values: { id } })
  if (!row) return null
  return { ...idAndName(row), rating: averageRating(row), rating_count: row.rating_count, commercial_number: row.commercial_number }
}

/** The other available products of its active groups. */
async function loadSiblings(ctx: StoreCtx, id: string, labels: StoreLabels): Promise<ProductPage['siblings']> {
  const pairs = joinTableOf('product-groups.product_ids')
  const build = (db: Db) => {
    const groups = db
      .select({ id: pairs.row_id })
      .from(pairs)
      .innerJoin(product_groups, eq(product_groups.id, pairs.row_id))
      .where(and(eq(pairs.to_id, placeholder('id')), eq(product_groups.is_active, true)))
    return db
      .select({ id: pairs.to_id })
      .from(pairs)
      .innerJoin(products, eq(products.id, pairs.to_id))
      .where(and(inArray(pairs.row_id, groups), ne(pairs.to_id, placeholder('id')), eq(products.availability, 'available')))
      .orderBy(asc(pairs.position))
  }
  const members = await runLookup(ctx, { key: 'product-page-siblings', build, values: { id } })
  if (members.length === 0) return []
  const cards = await loadProductCards(ctx, [...new Set(members.map((member) => member.id))], labels)
  const options = joinTableOf('products.option_ids')
  const chosen = await ctx.db
    .select()
    .from(options)
    .where(
      inArray(
        options.row_id,
        cards.map((card) => card.id),
      ),
    )
    .orderBy(asc(options.position))
  return cards.map((card) => ({
    ...card,
    options: chosen
      .filter(({ row_id }) => row_id === card.id)
      .flatMap(({ to_id }) => labels.options.filter((option) => option.id === to_id).map(shownOption)),
  }))
}
