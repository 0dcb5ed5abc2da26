import { inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { StoredRow } from '../crud/row-of.ts'
import { attribute_options, products } from '../db/resource-tables.ts'
import { invalid } from '../http/errors.ts'

/** Refuses variants that differ in more than the option: each takes one option of the very same attributes. Their SKUs belong to no product. */
export async function refuseMixedOptions({ db }: Ctx, product: StoredRow): Promise<void> {
  const variants = variantsOf(product)
  if (variants.length === 0) return
  const ids = [...new Set(variants.flatMap(({ options }) => options))]
  const options = await db.select().from(attribute_options).where(inArray(attribute_options.id, ids))
  const attributeOf = new Map(options.map((option) => [option.id, String(option.attribute_id)]))
  const sets = variants.map((variant) => variant.options.map((id) => attributeOf.get(id) ?? '').sort())
  if (sets.some((set) => new Set(set).size < set.length))
    throw invalid('variants', ['A variant takes one option of an attribute', 'لكل نوع خيار واحد من كل خاصية'])
  if (new Set(sets.map((set) => set.join(' '))).size > 1)
    throw invalid('variants', ['All variants differ by the same attributes', 'يجب أن تختلف الأنواع في الخصائص نفسها'])
  const skus = variants.map(({ sku }) => sku)
  if ((await db.$count(products, inArray(products.sku, skus))) > 0)
    throw invalid('variants', ['Another product has one of these SKUs', 'أحد رموز التخزين مستخدم لمنتج آخر'])
}

type Variant = { options: readonly string[]; sku: string }
// Safe: the list is read by its own declaration; a simple product has none.
const variantsOf = ({ variants }: StoredRow) => (variants ?? []) as readonly Variant[]
