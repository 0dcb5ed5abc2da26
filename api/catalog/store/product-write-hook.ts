import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { product_categories, product_variants } from '../../platform/db/resource-tables.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/row-mapping.ts'
import type { Write } from '../../resources/write-hooks.ts'
import { refuseOptionsOfGroup } from './assert-distinct-options.ts'
import { refuseMixedOptions } from './assert-uniform-options.ts'

/** What holds between a product and other rows: its shelves, its SKU, the options of its variants. */
export async function productWritten(ctx: Ctx, { before, after }: Write): Promise<void> {
  if (!after) return
  if (before?.category_id !== after.category_id || before?.sub_category_id !== after.sub_category_id) await refuseWrongShelf(ctx, after)
  await refuseTakenSku(ctx, after)
  await refuseMixedOptions(ctx, after)
  if (before) await refuseOptionsOfGroup(ctx, after)
}

async function refuseWrongShelf({ db }: Ctx, product: StoredRow): Promise<void> {
  const [category] = await db
    .select()
    .from(product_categories)
    .where(eq(product_categories.id, String(product.category_id)))
  if (category?.parent_id) throw invalid('category_id', ['Choose a main category', 'اختر تصنيفًا رئيسيًا'])
  if (!product.sub_category_id) return
  const [sub] = await db
    .select()
    .from(product_categories)
    .where(eq(product_categories.id, String(product.sub_category_id)))
  if (sub?.parent_id !== product.category_id)
    throw invalid('sub_category_id', ['It is not inside the chosen category', 'لا يتبع التصنيف المختار'])
}

// Products and variants each have their own unique index; this is what holds between the two tables.
async function refuseTakenSku({ db }: Ctx, { sku }: StoredRow): Promise<void> {
  if (!sku) return
  const taken = await db.$count(product_variants, eq(product_variants.sku, String(sku)))
  if (taken > 0) throw invalid('sku', ['A variant has this SKU already', 'رمز التخزين مستخدم لأحد أنواع المنتجات'])
}
