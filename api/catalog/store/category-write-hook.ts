import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { product_categories } from '../../platform/db/resource-tables.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { Write } from '../../resources/write-hooks.ts'

/** Keeps the shelves two deep: a sub-category stands in a main category, never in itself or in another sub-category. */
export async function categoryWritten({ db }: Ctx, { after }: Write): Promise<void> {
  if (!after?.parent_id) return
  const [parent] = await db
    .select()
    .from(product_categories)
    .where(eq(product_categories.id, String(after.parent_id)))
  const below = await db.$count(product_categories, eq(product_categories.parent_id, after.id))
  if (!parent || parent.id === after.id || parent.parent_id || below > 0)
    throw invalid('parent_id', ['A sub-category stands directly in a main category', 'التصنيف الفرعي يتبع تصنيفًا رئيسيًا مباشرة'])
}
