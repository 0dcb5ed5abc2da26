import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { product_categories, product_variants } from '../tables/from-registry.ts'
import { assertOptionsDistinctInGroups } from './assert-distinct-options.ts'
import { assertUniformOptions } from './assert-uniform-options.ts'
import { notifyLowStock } from './notify-low-stock.ts'
import { assertNothingReserved } from './reserved-stock.ts'

/** Checks a product against other rows: its categories, its SKU and its options; before it is deleted, its stock. */
export async function productWriteHook(ctx: Ctx, { before, after }: RowWrite): Promise<void> {
  if (!after) return before ? assertNothingReserved(ctx, before.id) : undefined
  if (before?.category_id !== after.category_id || before?.sub_category_id !== after.sub_category_id) await assertCategoryPair(ctx, after)
  await assertSkuFree(ctx, after)
  await assertUniformOptions(ctx, after)
  if (before) {
    await assertOptionsDistinctInGroups(ctx, after)
    await notifyFallenQuantities(ctx, before, after)
  }
}

// Of a variant by its options: those of a new one have no former quantity.
async function notifyFallenQuantities(ctx: Ctx, before: StoredRow, after: StoredRow): Promise<void> {
  if (typeof before.quantity === 'number' && typeof after.quantity === 'number')
    await notifyLowStock(ctx, after.id, { before: before.quantity, after: after.quantity })
  const former = quantitiesOf(before)
  const fallen = [...quantitiesOf(after)].filter(([key, quantity]) => quantity < (former.get(key) ?? 0))
  if (fallen.length === 0) return
  const rows = await ctx.db.select().from(product_variants).where(eq(product_variants.product_id, after.id))
  for (const [key, quantity] of fallen) {
    const row = rows.find(({ combination }) => combination === key)
    if (row) await notifyLowStock(ctx, row.id, { before: former.get(key) ?? 0, after: quantity })
  }
}

const quantitiesOf = ({ variants }: StoredRow): ReadonlyMap<string, number> =>
  new Map(variantsOf(variants).map(({ options, quantity }) => [combinationKey(options), quantity]))
// Safe: the list was parsed by its own declaration; a simple product has no variants.
const variantsOf = (variants: unknown) => (variants ?? []) as readonly { options: readonly string[]; quantity: number }[]

async function assertCategoryPair({ db }: Ctx, product: StoredRow): Promise<void> {
  const [category] = await db
    .select()
    .from(product_categories)
    .where(eq(product_categories.id, String(product.category_id)))
  if (category?.parent_id) throw invalid('category_id', { en: 'Choose a main category', ar: 'اختر تصنيفًا رئيسيًا' })
  if (!product.sub_category_id) return
  const [sub] = await db
    .select()
    .from(product_categories)
    .where(eq(product_categories.id, String(product.sub_category_id)))
  if (sub?.parent_id !== product.category_id)
    throw invalid('sub_category_id', { en: 'This subcategory is not in the chosen category', ar: 'لا يتبع التصنيف المختار' })
}

// Products and variants each have a unique index; this check covers both tables together.
async function assertSkuFree({ db }: Ctx, { sku }: StoredRow): Promise<void> {
  if (!sku) return
  const taken = await db.$count(product_variants, eq(product_variants.sku, String(sku)))
  if (taken > 0) throw invalid('sku', { en: 'A variant already has this SKU', ar: 'رمز التخزين مستخدم لأحد متغيّرات المنتجات' })
}
