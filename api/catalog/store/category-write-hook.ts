import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import { product_categories } from '../tables/from-registry.ts'

/** Limits product categories to two levels: the parent must be a main category, and not the row itself. */
export async function productCategoryWriteHook({ db }: Ctx, { after }: RowWrite): Promise<void> {
  if (!after?.parent_id) return
  const [parent] = await db
    .select()
    .from(product_categories)
    .where(eq(product_categories.id, String(after.parent_id)))
  const childCount = await db.$count(product_categories, eq(product_categories.parent_id, after.id))
  if (!parent || parent.id === after.id || parent.parent_id || childCount > 0)
    throw invalid('parent_id', {
      en: 'The parent of a subcategory must be a main category',
      ar: 'التصنيف الفرعي يتبع تصنيفًا رئيسيًا مباشرة',
    })
}
